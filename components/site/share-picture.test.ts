import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articles } from '@/content/journal'
import { pictures } from '@/content/pictures/encoded'
import { type SitePage, sitePages } from '@/content/site-pages'
import { sharePicture } from './share-picture'

const sitePagePictures = Object.values<SitePage>(sitePages).map(
  ({ picture, share = picture }) => pictures[share],
)
const urls = [...sitePagePictures, ...articles.map(({ picture }) => picture)].map(
  picture => sharePicture(picture).url,
)

it('no two pages share the same picture', () => expect(new Set(urls).size).toBe(urls.length))

it('each shared picture is within WhatsApp’s limit of 300 KB', () => {
  for (const url of urls) expect(statSync(`public${url}`).size, url).toBeLessThanOrEqual(300_000)
})
