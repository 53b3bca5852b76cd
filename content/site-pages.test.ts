import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sitePages } from './site-pages'
import { navigation, pagePaths } from './studio'

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter(file => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
  .map(file => `/${file.replace(/\/?page\.tsx$/, '')}`)

it('every page in app/ has an entry and a link in the bar', () => {
  const pagesWithoutEntry = pages.filter(page => !pagePaths.some(path => path === page))
  expect(pagesWithoutEntry, 'nothing leads here: write an entry in content/site-pages.ts').toEqual(
    [],
  )
  const bar = ['/', ...navigation.links.map(({ href }) => href)]
  const listedPaths = Object.values(sitePages).map(({ path }) => path)
  const pathsNotInBar = listedPaths.filter(path => !bar.includes(path))
  expect(pathsNotInBar, 'not in the bar: write a link in content/studio.ts').toEqual([])
})
