import path from 'node:path'
import sharp from 'sharp'

/** Longer side of a photograph, px. */
const long = 480
const short = 320

/**
 * Writes a bright photograph like a camera: rotated with an orientation tag if it was held upright, in Display P3, with GPS. Each
 * has different colours.
 */
export async function takePhotograph(folder: string, name: string, index: number, isUpright: boolean): Promise<string> {
  const [width, height] = isUpright ? [short, long] : [long, short]
  const hue = (index * 47) % 360
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0.3" y2="1"><stop stop-color="#fdf8ee"/><stop offset="1" stop-color="hsl(${hue} 45% 72%)"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="${long / 80}"/></filter>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <g filter="url(#soft)">
      <ellipse cx="38%" cy="62%" rx="16%" ry="34%" fill="hsl(${hue} 70% 48%)"/><circle cx="38%" cy="24%" r="${short / 11}" fill="#8d5a3c"/>
      <ellipse cx="63%" cy="70%" rx="14%" ry="30%" fill="#fffdf6"/><circle cx="63%" cy="36%" r="${short / 12}" fill="#7a4a30"/>
    </g></svg>`
  const noise = {
    width,
    height,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 14 },
  } as const
  const upright = await sharp(Buffer.from(drawing))
    .composite([{ input: await sharp({ create: noise }).png().toBuffer(), blend: 'soft-light' }])
    .png()
    .toBuffer()
  const orientation = index % 2 ? 8 : 6
  const lying = isUpright ? sharp(upright).rotate(orientation === 6 ? -90 : 90) : sharp(upright)
  const exif = { IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 2/1 0/1' } }
  const file = path.join(folder, `DSC_${String(1000 + index)}-${name}.jpg`)
  await sharp(await lying.png().toBuffer())
    .withIccProfile('p3')
    .withExif(exif)
    .withMetadata({ ...(isUpright && { orientation }) })
    .jpeg({ quality: 90 })
    .toFile(file)
  return file
}
