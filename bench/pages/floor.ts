import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Certificate } from '@/bench/front'
import { type Nginx, startNginx } from '@/bench/nginx'

/** What the floor page takes over from the home page. */
export interface HeroParts {
  /** The first `<picture>`, as it stands in the page. */
  picture: string
  /** `<link>`s of the head that fetch a picture before it is found. */
  preloads: string[]
  /** The address of the first face that the page fetches early. */
  font: string
}

/** The parts of a page's HTML. @throws {Error} where it has no picture or no face */
export function heroParts(html: string): HeroParts {
  const [picture] = /<picture.*?<\/picture>/s.exec(html) ?? []
  const preloads = (html.match(/<link\b[^>]*>/g) ?? []).filter(tag => /rel="preload"/.test(tag))
  const faces = preloads.filter(tag => /as="font"/.test(tag))
  const [, font] = / href="([^"]*)"/.exec(faces[0] ?? '') ?? []
  if (!picture || !font) throw new Error('The home page shows no picture, or fetches no face early')
  return { picture, font, preloads: preloads.filter(tag => /as="image"/.test(tag)) }
}

/** The page of bench/floor with these parts in their places. */
export function floorPage(template: string, { picture, preloads, font }: HeroParts): string {
  const face = `<link rel="preload" href="${font}" as="font" crossorigin="" type="font/woff2"/>`
  return template
    .replace('<!-- preloads -->', () => [face, ...preloads].join('\n    '))
    .replace('/* font */', () => font)
    .replace('<!-- picture -->', () => picture)
}

/**
 * As little as a page with the home page's hero can be: plain HTML of one file, the same picture in the same sizes, one
 * face, served by nginx. What is to be shown is asked of the site, so that it is always what the site shows. `Link` headers
 * that fetch a picture early are sent as the site sends them.
 * @param certificate where the site is asked by TLS and HTTP/2, so that the floor is, too
 */
export async function openFloor(site: string, certificate?: Certificate): Promise<Nginx> {
  const answer = await fetch(`${site}/`)
  const early = (answer.headers.get('link') ?? '').split(/,(?=\s*<)/).filter(link => /as="?image/.test(link))
  const page = floorPage(readFileSync('bench/floor/index.html', 'utf8'), heroParts(await answer.text()))
  return startNginx({
    certificate,
    files: { 'index.html': page },
    http: 'gzip on; gzip_min_length 1000;',
    server: `
      charset utf-8;
      location = / { ${early.map(link => `add_header Link '${link.trim()}';`).join(' ')} try_files /index.html =404; }
      location / { root ${path.resolve('public')}; expires 1y; }`,
  })
}
