import { readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictures, sharePicture } from '@/content/pictures/encoded'
import { articles } from './journal'
import { type SitePage, sitePages } from './site-pages'
import { navigation, pagePaths } from './studio'

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter(file => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
  .map(file => `/${file.replace(/\/?page\.tsx$/, '')}`)

it('every page of app/ is in the list, and in the bar', () => {
  const pagesWithoutEntry = pages.filter(page => !pagePaths.some(path => path === page))
  expect(pagesWithoutEntry, 'nothing leads here: write an entry in content/site-pages.ts').toEqual(
    [],
  )
  const bar = ['/', ...navigation.links.map(({ href }) => href)]
  const listedPaths = Object.values(sitePages).map(({ path }) => path)
  const pathsNotInBar = listedPaths.filter(path => !bar.includes(path))
  expect(pathsNotInBar, 'not in the bar: write a link in content/studio.ts').toEqual([])
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
