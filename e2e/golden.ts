import { expect, type Locator, type Page } from '@playwright/test'
import { pictures } from '@/content/pictures/encoded'
import { ifIntended } from '@/lib/test/golden'

/** Compares with e2e/golden/<name>. Only `npm run golden` writes that file. */
export const expectGolden = (text: string, name: string) =>
  expect.soft(`${mask(text).trim()}\n`, `${name}: ${ifIntended}`).toMatchSnapshot(name)

/** Replaces what differs from one run to the next, and nothing else. */
function mask(text: string): string {
  return (
    text
      // Also in an address. It has a digit, so that no two words pass for it.
      .replace(
        /(?<=\b|%20)(?=[a-f]*(?: |%20)?[a-f]*\d)[\da-f]{4}(?: |%20)[\da-f]{4}\b/g,
        '(reference)',
      )
      .replace(/\bF-\d{4}-\d{4}\b/g, 'F-(number)')
      .replace(/\b(today|yesterday|tomorrow|on \w{3} \d+ \w{3}) at \d\d:\d\d/g, '(time)')
      .replace(
        /\d{1,2} \w{3,9} \d{4}, \d\d:\d\d|((Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} \w{3}, \d\d:\d\d/g,
        '(time)',
      )
  )
}

/**
 * What a screen reader finds: roles, names, levels, states, and the addresses of links. Opens every
 * `<details>` first.
 */
export async function accessibilityTree(place: Locator): Promise<string> {
  const details = place.locator('details')
  await details.evaluateAll(all => all.forEach(one => one.setAttribute('open', '')))
  return replaceBuildNames(await place.ariaSnapshot(), new URL(place.page().url()).origin)
}

/** One line per element with its attributes, in document order. */
export async function describeElements(place: Page | Locator, selector: string): Promise<string> {
  const lines = await place.locator(selector).evaluateAll(all =>
    all.map(element => {
      const ignored = ['class', 'style', 'content-hash']
      const attributes = [...element.attributes]
        .filter(({ name }) => !ignored.includes(name))
        .map(({ name, value }) => (value ? `${name}="${value}"` : name))
      const hasWords = element.matches('title, option, h1, h2, h3, figcaption, main a, body [lang]')
      const words = hasWords && element.textContent!.trim().replace(/\s+/g, ' ')
      return [element.localName, ...attributes, words].filter(Boolean).join(' ')
    }),
  )
  const page = 'context' in place ? place : place.page()
  return replaceBuildNames(lines.join('\n'), new URL(page.url()).origin)
}

/** What every page's head has. */
const sharedHead = [
  ...['charset', 'name=viewport', 'name=theme-color', 'name=color-scheme', 'name=format-detection'],
  ...['rel=icon', 'rel=apple-touch-icon'],
]
  .map(attribute => `head > [${attribute}]`)
  .join()

/** Without our scripts and styles, which change with each build. The policy's hashes check them. */
const ownHead = `head > :not(script, style, link[rel=stylesheet], link[as=script]):not(${sharedHead}), script[src]:not([src^="/_next/"])`

export const describeSharedHead = (page: Page) => describeElements(page, `html, ${sharedHead}`)

/** What search engines, other sites and apps read on a page. */
export async function headOf(page: Page): Promise<string> {
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(all => all.map(({ textContent }) => JSON.parse(textContent!) as unknown))
  const json = replaceBuildNames(JSON.stringify(data, null, 2), new URL(page.url()).origin)
  const text = shortenPictures(`${await describeElements(page, ownHead)}\n\n${json}`)
  return replaceRepeated(text, /name="description" content="([^"]+)"/, '(description)')
}

/** Replaces each later occurrence, so that a changed sentence changes one line. */
function replaceRepeated(text: string, pattern: RegExp, name: string): string {
  const found = pattern.exec(text)
  if (!found) return text
  const end = found.index + found[0].length
  return text.slice(0, end) + text.slice(end).replaceAll(found[1]!, name)
}

const media = 'picture > source, img, video, audio, track, embed, object, iframe'
const controls = 'form, input:not([type=hidden]), select, option, textarea, button, progress'
const others = 'a[target], a[rel], a[type], a[download], a[hreflang], time, html, [dir]'

/**
 * Attributes of media, forms and text, which neither the accessibility tree nor the head shows. The
 * tree has the alternative texts.
 */
export async function attributesOf(place: Locator): Promise<string> {
  const selector = [media, controls, others, '[lang]'].join()
  return shortenPictures(await describeElements(place, selector)).replace(/ alt="[^"]+"/g, '')
}

/** What an article adds to its MDX: headings, figures, links, and words of other languages. */
export const describeOutline = async (main: Locator) =>
  shortenPictures(
    await describeElements(main, ['h1, h2, h3, figcaption, a', media, 'time, [lang]'].join()),
  )

/**
 * Names a picture's widths once, and leaves out what components/site/picture.tsx derives for dense
 * screens. e2e/golden/hero-sources.txt has both for one picture.
 */
const shortenPictures = (text: string) =>
  text
    .replace(
      /\/p\/([\w-]+)-(\d+)\.(\w+) \d+w((?:, ?\/p\/[\w.-]+ \d+w)*)/g,
      (_, name, first, type, rest: string) => {
        const widths = [first, ...[...rest.matchAll(/(\d+)w/g)].map(([, width]) => width)]
        return `/p/${name}-{${widths.join()}}.${type}`
      },
    )
    .replace(/\(width < 48rem\) and \(resolution >= [\d.]+dppx\) [\d.]+vw,/g, '')

const pictureNames = new Map(
  Object.entries(pictures).flatMap(([name, picture]) => {
    const framings = { [name]: picture, ...(picture.tall && { [`${name}-tall`]: picture.tall }) }
    return Object.entries(framings).map(([framing, { sources }]) => {
      const [, hash = ''] = /^\/p\/(\w+)-/.exec(sources.avif[0]!.src)!
      return [hash, framing] as const
    })
  }),
)

/** Replaces hashes in file names, ids that React numbers, and the port. */
function replaceBuildNames(text: string, origin: string): string {
  return text
    .replaceAll(origin, 'http://localhost:3000')
    .replace(
      /\/p\/(\w+)-(\d+)/g,
      (_, hash: string, width) => `/p/${pictureNames.get(hash)}-${width}`,
    )
    .replace(/(\/_next\/static\/(?:media|chunks)\/)[\w.~-]+(?=\.\w+)/g, '$1(hash)')
    .replace(/_[SR]_\w*_/g, '(id)') // React numbers them
    .replace(/(\.(?:ico|svg|png)\?)[\w.~-]+/g, '$1(hash)')
}
