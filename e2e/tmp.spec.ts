import { test } from './fixtures'
test('pdf', async ({ page }) => {
  for (const p of ['/', '/process', '/contact', '/journal', '/journal/the-grammar-of-light']) {
    await page.goto(p)
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1.2cm', bottom: '1.2cm', left: '1.2cm', right: '1.2cm' } })
    console.log(p, (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length)
  }
  await page.setViewportSize({ width: 673, height: 980 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
    await page.evaluate(() => document.querySelectorAll('img').forEach(i => (i.loading = 'eager')))
    await page.waitForFunction(() => [...document.images].every(i => i.complete))
    await page.screenshot({ path: `/tmp/wishb_.png`, clip: {x:0,y:0,width:673,height:4500}, fullPage: true })
})
