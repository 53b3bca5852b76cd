import { pictures } from '@/content/encoded-pictures'
import { library } from '@/content/journal'
import { type PictureName, pictureList } from '@/content/picture-list'
import { screens } from '@/content/screens'
import { settings } from '@/scripts/pictures/encoded'
import { widest } from '@/scripts/pictures/framings'
import { expect, test } from './fixtures'

/** The largest windows that pictures are made for: a desktop, and the last one below the breakpoint of 64rem. */
const windows = [
  { width: 1500, height: 940 },
  { width: 1023, height: 1366 },
]
/** File pixels for each CSS pixel: more make no visible difference. */
const density = 1.6

// The test loads an image that the content policy forbids.
test.use({ bypassCSP: true })

test('a visitor on a large screen gets each picture as large as it is shown, and none was made larger', async ({
  page,
}) => {
  const shown = new Map<PictureName, number>()
  const names = Object.keys(pictures) as PictureName[]
  const paths = [...Object.values(screens).map(({ path }) => path), ...library.map(({ slug }) => `/journal/${slug}`)]
  for (const path of [...paths, '/nowhere']) {
    await page.goto(path)
    for (const size of windows) {
      await page.setViewportSize(size)
      for (const { src, width } of await page.evaluate(widthsShown)) {
        const name = names.find(each => pictures[each].sources.fallback.some(source => src.endsWith(source.src)))!
        shown.set(name, Math.max(shown.get(name) ?? 0, Math.floor(width * density)))
      }
    }
  }
  expect(shown.size).toBeGreaterThan(0)
  for (const [name, width] of shown) {
    const { largest = widest, placeholder } = pictureList[name]
    const wanted = settings.widths.find(step => step >= width) ?? widest
    const cure = `${name} is shown at ${width} px: write "largest": ${wanted} for it in content/pictures.json, and npm run pictures`
    expect.soft(largest, cure).toBeGreaterThanOrEqual(wanted)
    // A studio's own pictures may be larger than needed; ours are not.
    if (placeholder) expect.soft(largest, cure).toBe(wanted)
  }
})

/** Runs in the page: the width of each picture by its `sizes`, in CSS pixels, except those that show their upright version. */
async function widthsShown(): Promise<{ src: string; width: number }[]> {
  const showsTall = (img: Element) =>
    [...img.parentElement!.querySelectorAll<HTMLSourceElement>('source[media]')].some(
      ({ media }) => matchMedia(media).matches,
    )
  const pictures = [...document.querySelectorAll<HTMLImageElement>('picture > img')].filter(img => !showsTall(img))
  return Promise.all(
    pictures.map(async ({ src, sizes }) => {
      // An image with a single candidate is as wide as its `sizes` say.
      const probe = new Image()
      probe.sizes = sizes
      probe.srcset = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw== 1w'
      await probe.decode()
      return { src, width: probe.naturalWidth }
    }),
  )
}
