import { home } from '@/content/home'
import { paths } from './essays'
import { expect, test } from './fixtures'

test('on a phone the button of a note is called by the number that is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let seen = 0
  for (const path of paths.filter(path => path.startsWith('/journal/'))) {
    await page.goto(path)
    const anchors = page.locator('.note-anchor')
    for (const [before, anchor] of (await anchors.all()).entries()) {
      await expect(anchor).toHaveText(new RegExp(`^${before + 1}`), { useInnerText: true })
      await expect(anchor.getByRole('button')).toHaveAccessibleName(`Note ${before + 1}`)
    }
    seen += await anchors.count()
  }
  expect(seen).toBeGreaterThan(0)
})

// Safari takes it from a list none of whose items is laid out as a list item with a style: WebKit's AccessibilityList.cpp.
test('no list loses its role to its missing bullets in Safari', async ({ page }) => {
  for (const path of [...paths, '/nowhere']) {
    await page.goto(path)
    for (const width of [390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.locator('ul, ol').evaluateAll(plain), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('the rites of the gallery are read out in Hindi', async ({ page }) => {
  await page.goto('/')
  const rites = home.gallery.frames.map(({ moment }) => moment).filter(moment => !moment.startsWith('The '))
  expect(await page.locator('#gallery [lang=hi-Latn]').allInnerTexts()).toEqual(rites)
})

/** Runs in the page: the lists that Safari would not call lists. */
function plain(lists: Element[]): string[] {
  const counts = (item: Element) => {
    const { display, listStyleType } = getComputedStyle(item)
    return display === 'list-item' && listStyleType !== 'none'
  }
  return lists.filter(list => list.checkVisibility() && ![...list.children].some(counts)).map(list => list.outerHTML)
}
