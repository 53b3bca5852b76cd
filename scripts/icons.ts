import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

// Gives the accent of app/styles/tokens.css to app/icon.svg and the emails, and draws the other icons.

const svgFile = 'app/icon.svg'
const emailsFile = 'notify/emails/accent.ts'

const css = await readFile('app/styles/tokens.css', 'utf8')
const tokenOf = (name: string) => {
  const [, colour] = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(css) ?? []
  if (!colour)
    throw new Error(`app/styles/tokens.css has no --${name} such as #e0a84e: write it so.`)
  return colour
}
const [onLight, onDark] = [tokenOf('accent'), tokenOf('primary')]
const ground = tokenOf('primary-foreground')

const themes = [onLight, onDark]
const svg = (await readFile(svgFile, 'utf8')).replace(
  /(?<=\{ color: )#\w+/g,
  () => themes.shift() ?? onDark,
)
await writeFile(svgFile, svg)

const emails = await readFile(emailsFile, 'utf8')
await writeFile(emailsFile, emails.replace(/#\w{6}/, onDark))

/** @param margin around the mark, which is 32 wide */
function draw(size: number, margin: number) {
  const side = 32 + 2 * margin
  const drawn = svg
    .replace(/<style>.*<\/style>/s, '')
    .replace('<svg ', `<svg color="${onDark}" width="${size}" height="${size}" `)
    .replace('viewBox="0 0 32 32"', `viewBox="${-margin} ${-margin} ${side} ${side}"`)
  return sharp(Buffer.from(drawn)).flatten({ background: ground }).ensureAlpha().png().toBuffer()
}

await writeFile('app/apple-icon.png', await draw(180, 12))

const favicon = await draw(32, 2)
const header = Buffer.alloc(22) // of an .ico with one picture
header.writeUInt16LE(1, 2) // an icon
header.writeUInt16LE(1, 4) // pictures
header.writeUInt8(32, 6)
header.writeUInt8(32, 7)
header.writeUInt16LE(1, 10) // colour planes
header.writeUInt16LE(32, 12) // bits per pixel
header.writeUInt32LE(favicon.length, 14)
header.writeUInt32LE(header.length, 18)
await writeFile('app/favicon.ico', Buffer.concat([header, favicon]))
