import { readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictures, sharePicture } from './encoded-pictures'
import { articles } from './journal'
import { type SitePage, sitePages } from './site-pages'
import { legalPages } from './studio'

/** The addresses of the pages in app/, except dynamic routes. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter(file => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
  .map(file => `/${file.replace(/\/?page\.tsx$/, '')}`)
const listedPaths = [...Object.values(sitePages).map(({ path }) => path), ...legalPages]

it('has an entry for every page of app/', () => {
  const pagesWithoutEntry = pages.filter(page => !listedPaths.some(path => path === page))
  expect(pagesWithoutEntry, 'nothing leads here: write an entry in content/site-pages.ts').toEqual(
    [],
  )
})

it('shows with a link to each page another picture, of at most 300 KB: WhatsApp shows no larger one', () => {
  const ofSitePages = Object.values<SitePage>(sitePages).map(
    ({ picture, share = picture }) => pictures[share],
  )
  const urls = [...ofSitePages, ...articles.map(({ picture }) => picture)].map(
    picture => sharePicture(picture).url,
  )
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls) expect(statSync(`public${url}`).size, url).toBeLessThanOrEqual(300_000)
})
