import { home } from '@/content/home'
import { expect, test } from './fixtures'

const film = () => {
  const video = document.querySelector('video')
  return video ? (video.paused ? 'paused' : video.currentTime > 0 ? 'plays' : 'waits') : 'none'
}

const hasFilm = [home.hero, ...home.gallery.frames].some(({ picture }) => picture.film)
// The first film is the hero's if its picture has one, otherwise one that plays when scrolled to.
const first = home.hero.picture.film ? '.hero' : '#gallery video'

if (hasFilm)
  test('the film plays, and a visitor pauses it and plays it again', async ({ visitor }) => {
    await visitor.open('/')
    await visitor.soon(where => document.querySelector(where) !== null, first).toBe(true)
    await visitor.look(where => document.querySelector(where)!.scrollIntoView({ behavior: 'instant' }), first)
    await visitor.soon(film).toBe('plays')
    await visitor.soon(() => getComputedStyle(document.querySelector('video')!).opacity).toBe('1')
    await visitor.click(`[aria-label="${home.films.pause}"]`)
    await visitor.soon(film).toBe('paused')
    await visitor.click(`[aria-label="${home.films.play}"]`)
    await visitor.soon(film).toBe('plays')
  })

test.describe('less motion', () => {
  test.use({ settings: { reducedMotion: true } })
  test('the film stays away, and so does its button', async ({ visitor }) => {
    await visitor.open('/')
    expect(await visitor.look(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
    await visitor.soon(() => document.readyState).toBe('complete')
    // The film would be requested when the page is first idle, after its opening, which does not move here.
    await visitor.look(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 500))))
    const asked = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/film/')).length
    expect(await visitor.look(asked)).toBe(0)
    expect(await visitor.look(film)).toBe('none')
    await visitor.seesNo('.hero button')
  })
})
