import { expect, type Locator, type Page } from '@playwright/test'
import { pictures } from '@/content/pictures/encoded'
import { ifIntended } from '@/lib/test/golden'

/** Compares with e2e/golden/<name>. Only `npm run golden` writes that file. */
export const expectGolden = (text: string, name: string) =>
  expect.soft(`${mask(text).trim()}\n`, `${name}: ${ifIntended}`).toMatchSnapshot(name)

/** Replaces what differs from one run to the next, and nothing else. */
function mask(text: string): string {
  return text
    .replace(/\b(?=\w*\d)[\da-f]{4} [\da-f]{4}\b/g, '(reference)')
    .replace(/\bF-\d{4}-\d{4}\b/g, 'F-(number)')
    .replace(
      /\d{1,2} \w{3,9} \d{4}, \d\d:\d\d|((Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} \w{3}, \d\d:\d\d/g,
      '(time)',
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
export async function describeElements(page: Page, selector: string): Promise<string> {
  const lines = await page.locator(selector).evaluateAll(all =>
    all.map(element => {
      const ignored = ['class', 'style', 'content-hash']
      const attributes = [...element.attributes]
        .filter(({ name }) => !ignored.includes(name))
        .map(({ name, value }) => (value ? `${name}="${value}"` : name))
      const hasWords = element.matches('title, option, body [lang]')
      const words = hasWords && element.textContent!.trim().slice(0, 80)
      return [element.localName, ...attributes, words].filter(Boolean).join(' ')
    }),
  )
  return replaceBuildNames(lines.join('\n'), new URL(page.url()).origin)
}

/** Without our scripts and styles, which change with each build. The policy's hashes check them. */
const head =
  'head > :not(script, style, link[rel=stylesheet], link[as=script]), script[src]:not([src^="/_next/"])'

/** What search engines, other sites and apps read on a page. */
export async function headOf(page: Page): Promise<string> {
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(all => all.map(({ textContent }) => JSON.parse(textContent!) as unknown))
  const json = replaceBuildNames(JSON.stringify(data, null, 2), new URL(page.url()).origin)
  return `${await describeElements(page, head)}\n\n${json}`
}

const media = 'picture > source, img, video, audio, track, embed, object, iframe'
const controls = 'form, input:not([type=hidden]), select, option, textarea, button, progress'
const others = 'a[target], a[rel], a[type], a[download], a[hreflang], time, html, [dir]'

/** Attributes of media, forms and text, which neither the accessibility tree nor the head shows. */
export const attributesOf = (page: Page) =>
  describeElements(page, [media, controls, others, 'body [lang]'].join())

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
