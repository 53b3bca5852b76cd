import { paths } from './essays'
import { expect, test } from './fixtures'

// A diagram's colours are not forced by the browser: on a white background the dark theme's words were all but white.
test('with forced colours the words of a diagram have the colour of other text, and the bar a background', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  let seen = 0
  for (const path of paths.filter(path => path.startsWith('/journal/'))) {
    await page.goto(path)
    const words = page.locator('.diagram text')
    const colours = await words.evaluateAll(all => all.map(text => getComputedStyle(text).fill))
    expect(
      colours.filter(colour => colour !== 'rgb(0, 0, 0)'),
      path,
    ).toEqual([])
    seen += colours.length
    await expect(page.locator('#bar')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
  expect(seen).toBeGreaterThan(0)
})
