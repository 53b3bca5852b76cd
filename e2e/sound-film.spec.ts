import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { films } from '@/content/films'
import { home } from '@/content/home'
import type { SoundFilm } from '@/content/types'
import { filmLength } from '@/lib/film-length'
import { expect, test } from './fixtures'
import { hydrated } from './screen'

/** The films whose files are on this machine, by section: films are not in git. */
const here = Object.entries(films as Record<string, SoundFilm>).filter(([, { files, captions }]) =>
  [...files, captions.file].every(file => existsSync(`public/films/${file}`)),
)

for (const [section, film] of here) {
  const label = home.watch.label.replace('{length}', filmLength(film.length)).replaceAll('\u00a0', ' ')
  const link = (page: Page) => page.locator(`#${section}`).getByRole('link', { name: label })
  const dialog = (page: Page) => page.getByRole('dialog', { name: film.title })
  const close = (page: Page) => dialog(page).getByRole('button', { name: home.watch.close })
  const recordFiles = (page: Page) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    return () => asked.filter(path => path.startsWith('/films/'))
  }

  test(`“${film.title}” is fetched once a visitor asks for it, plays with sound, controls and captions, and ends with its dialog`, async ({
    page,
    traffic,
  }) => {
    const files = recordFiles(page)
    await page.goto('/')
    await hydrated(page)
    await link(page).scrollIntoViewIfNeeded()
    await expect(page.getByText(film.title)).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
    expect(files()).toEqual([])
    for (const end of ['Escape', 'Close', 'Back']) {
      if (end === 'Back') await page.evaluate(() => (location.hash = 'connect'))
      await link(page).press('Enter')
      const video = dialog(page).locator('video[controls]')
      await expect(video).toBeInViewport({ ratio: 1 })
      await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0)
      const heard = await video.evaluateHandle((it: HTMLVideoElement) => it)
      expect(await heard.evaluate(({ muted, volume }) => [muted, volume])).toEqual([false, 1])
      const cues = await video.evaluate(async (it: HTMLVideoElement) => {
        const { track } = it.querySelector('track')!
        if (!track.cues?.length) {
          const loaded = new Promise(resolve => it.querySelector('track')!.addEventListener('load', resolve))
          track.mode = 'showing'
          await loaded
        }
        return [track.kind, track.language, track.cues!.length > 0]
      })
      expect(cues).toEqual(['captions', film.captions.lang, true])
      await page.keyboard.press('Tab')
      expect(await dialog(page).evaluate(it => it.contains(document.activeElement))).toBe(true)
      if (end === 'Escape') await page.keyboard.press('Escape')
      if (end === 'Close') await close(page).click()
      if (end === 'Back') await page.goBack()
      await expect(page.locator('dialog'), end).toHaveCount(0)
      expect(await heard.evaluate(({ paused }) => paused), end).toBe(true)
      await expect(link(page), end).toBeFocused()
    }
    expect(traffic.console).toEqual([])
  })

  test(`a visitor leaves “${film.title}” by Back for the page before`, async ({ page }) => {
    await page.goto('/process')
    await page.goto('/')
    await hydrated(page)
    await link(page).click()
    await expect(close(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/process$/)
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test(`“${film.title}” is shown by its file where the dialog’s script does not come`, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route('**/_next/static/**', route => route.abort())
    await link(page).click()
    await expect(page).toHaveURL(new RegExp(`/films/${film.files[0]}$`))
  })

  test(`“${film.title}” is as long as it says, within a second`, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await link(page).click()
    const length = () =>
      dialog(page)
        .locator('video')
        .evaluate((it: HTMLVideoElement) => it.duration)
    await expect.poll(async () => Math.abs((await length()) - film.length)).toBeLessThanOrEqual(1)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test(`“${film.title}” is a link to its file, which comes in parts and may be replaced`, async ({ page }) => {
      await page.goto('/')
      const address = `/films/${film.files[0]}`
      await expect(link(page)).toHaveAttribute('href', address)
      for (const file of [...film.files, film.captions.file]) {
        const part = await page.request.get(`/films/${file}`, { headers: { Range: 'bytes=2-9' } })
        expect([part.status(), (await part.body()).length], file).toEqual([206, 8])
        expect(part.headers()['cache-control'], file).toBe('public, max-age=86400')
      }
    })
  })
}
