import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fromPixels, type Pixels } from './master'

/** px */
const width = 1200

/** Draws a grid over a picture, to read its focal point from: tenths, numbered in per cent, and thirds. */
export async function drawGrid(pixels: Pixels, to: string) {
  const height = Math.round((pixels.height / pixels.width) * width)
  await mkdir(dirname(to), { recursive: true })
  await fromPixels(pixels)
    .resize(width, height)
    .composite([{ input: Buffer.from(grid(height)) }])
    .jpeg()
    .toFile(to)
}

function grid(height: number): string {
  const across = (share: number, style: string) =>
    `<path ${style} d="M${share * width} 0V${height}M0 ${share * height}H${width}"/>`
  const number = (percent: number) => {
    const [x, y] = [(percent / 100) * width, (percent / 100) * height]
    return `<text x="${x}" y="26">${percent}</text><text x="24" y="${y + 9}">${percent}</text>`
  }
  const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g fill="none" stroke="#fff">
      ${tenths.map(percent => across(percent / 100, 'stroke="#000" stroke-width="4" opacity=".3"') + across(percent / 100, 'stroke-width="2" opacity=".8"')).join('')}
      ${[1 / 3, 2 / 3].map(share => across(share, 'stroke="#e0a84e" stroke-width="4"')).join('')}
    </g>
    <g font-family="sans-serif" font-size="26" font-weight="bold" text-anchor="middle" fill="#fff" stroke="#000" stroke-width="5" paint-order="stroke">
      ${tenths.map(number).join('')}
    </g>
  </svg>`
}
