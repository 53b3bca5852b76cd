import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articles } from '@/content/journal'
import { pictures } from '@/content/pictures/encoded'
import { type SitePage, sitePages } from '@/content/site-pages'
import { sharePicture } from './share-picture'

it('each page shares its own picture, small enough for WhatsApp (300 KB)', () => {
  const ofSitePages = Object.values<SitePage>(sitePages).map(
    ({ picture, share = picture }) => pictures[share],
  )
  const urls = [...ofSitePages, ...articles.map(({ picture }) => picture)].map(
    picture => sharePicture(picture).url,
  )
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls) expect(statSync(`public${url}`).size, url).toBeLessThanOrEqual(300_000)
})
