import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { backgroundColors } from './background-colors'
import manifest from './manifest'
import { pageMetadata } from './page-metadata'

const process = { title: 'Our Process', description: 'Six steps.', path: '/process', card: 'process' }
const picture = {
  url: expect.stringMatching(/^\/cards\/process-[\da-f]{8}\.jpg$/),
  alt: expect.stringContaining('Our Signature Process'),
  width: 1200,
  height: 630,
}

it('says to a messenger what it says to a search engine', () => {
  const said = { title: 'Our Process', description: 'Six steps.' }
  expect(pageMetadata(process)).toEqual({
    ...said,
    alternates: {
      canonical: '/process',
      types: { 'application/atom+xml': [{ url: '/journal/feed.xml', title: 'Journal | Noor Vista' }] },
    },
    openGraph: {
      ...said,
      type: 'website',
      url: '/process',
      siteName: 'Noor Vista',
      locale: 'en_IN',
      images: [picture],
    },
    twitter: { ...said, card: 'summary_large_image', images: [picture] },
  })
})

it('dates an essay', () => {
  expect(pageMetadata({ ...process, published: '2024-12' }).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2024-12',
  })
})

it('leaves the title of the home page without the studio’s name after it', () => {
  expect(pageMetadata({ ...process, path: '/' }).title).toEqual({ absolute: 'Our Process' })
})

it('refuses a card that there is not', () => {
  expect(() => pageMetadata({ ...process, card: 'none' })).toThrow('There is no card “none”')
})

it('colours the browser as the page', async () => {
  const styles = await readFile('app/globals.css', 'utf8')
  const [light, dark] = [...styles.matchAll(/--background: (#[\da-f]{6});/g)].map(found => found[1])
  expect(backgroundColors).toEqual({ dark, light })
})

it('names icons that are there, at the size it says', async () => {
  const { default: sharp } = await import('sharp')
  for (const { src, sizes } of manifest().icons ?? []) {
    const { width, height } = await sharp(`public${src}`).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
