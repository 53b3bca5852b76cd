import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { library } from '@/content/journal'
import { writtenLegalPages } from '@/content/legal'
import { screens } from '@/content/screens'
import { studio } from '@/content/studio'
import { publishingFault } from '@/content/launch-checks'
import { filePermissions, filePolicy, pagePermissions, securityHeaders, strictTransport } from '@/lib/security-headers'
import { buildFault } from '@/lib/site-url'

const DAY = 24 * 60 * 60
const YEAR = 365 * DAY

// Next sends telemetry about every build unless it is disabled.
process.env.NEXT_TELEMETRY_DISABLED ||= '1'

/** In the shape of Next's `headers()`. */
const headerList = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/**
 * A browser revalidates each time. A shared cache may serve a page for a minute, for one more while it revalidates, and for
 * a day while the site is down.
 */
const pageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
const pages = [
  ...Object.values(screens).map(({ path }) => path),
  ...library.map(({ slug }) => `/journal/${slug}`),
  ...writtenLegalPages.map(({ href }) => href),
]
const cachedDocuments = [...pages, '/journal/feed.xml', studio.card.href]

/** These, and status answers, say themselves how long they may be kept. */
const folders = '_next/static|p|fonts|film|films|cards|icons'
const files = 'favicon.ico|icon.svg|apple-icon.png|manifest.webmanifest|robots.txt|sitemap.xml|licences.txt'

const config: NextConfig = {
  typedRoutes: true,
  // Tests and tools are checked by `npm run types`.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  poweredByHeader: false,
  // Every width is made beforehand by scripts/pictures.ts: an optimizer at run time costs seconds of CPU a picture.
  images: { unoptimized: true },
  experimental: {
    // The same bound as in proxy.ts, which refuses in words; this one holds where Next reads the body.
    serverActions: { bodySizeLimit: '256kb' },
    proxyClientMaxBodySize: '256kb',
  },
  // An image optimizer that is turned off would be half of the image. '*' also matches the server's own trace, '/*' only routes.
  outputFileTracingExcludes: { '*': ['node_modules/{sharp,@img,detect-libc,semver}/**'] },
  // content/legal.ts asks which of them are there.
  outputFileTracingIncludes: { '/**': ['content/legal/*.mdx'] },
  // The ids of the forms' actions are made from paths beneath it: a lockfile in a folder above would change them.
  turbopack: { root: process.cwd() },
  agentRules: false,
  devIndicators: false,
  // Next answers addresses of its own pages, and some that it decodes in one place and not in another, with 500. Not by the
  // proxy: behind a reverse proxy with TLS, Next takes its rewrites for another site's, and sends the request to itself.
  rewrites: async () => ({
    beforeFiles: [{ source: '/((?!_next/)(?:_(?:not-found|global-error).*|.*[%[].*))', destination: '/no-such-page' }],
  }),
  // A later rule wins. The content security policy of pages is set by proxy.ts, and wins over this one.
  headers: async () => [
    {
      source: '/:path*',
      headers: headerList({
        ...securityHeaders,
        'Content-Security-Policy': filePolicy,
        'Permissions-Policy': pagePermissions,
        ...(process.env.SITE_URL?.startsWith('https:') && { 'Strict-Transport-Security': strictTransport }),
      }),
    },
    {
      source: `/:folder(${folders})/:file*`,
      headers: headerList({ 'Permissions-Policy': filePermissions }),
    },
    // Other sites may show the card of a link that somebody shares.
    { source: '/cards/:file*', headers: headerList({ 'Cross-Origin-Resource-Policy': 'cross-origin' }) },
    // The names of pictures, fonts and cards carry a hash of their content; a film keeps its name when it is cut anew.
    {
      source: '/:folder(p|fonts|cards)/:file*',
      headers: headerList({ 'Cache-Control': `public, max-age=${YEAR}, immutable` }),
    },
    { source: '/:folder(film|films)/:file*', headers: headerList({ 'Cache-Control': `public, max-age=${DAY}` }) },
    // Next itself would let caches keep any prerendered page for a year, and some of its 404s.
    {
      source: `/((?!(?:${folders}|api)/|(?:${files.replaceAll('.', '\\.')})$).*)`,
      headers: headerList({ 'Cache-Control': 'no-store' }),
    },
    // Not on the router's requests: Next answers the first with a redirect without `Vary`, which a cache would serve to all.
    ...cachedDocuments.map(source => ({
      source,
      missing: [{ type: 'header' as const, key: 'rsc' }],
      headers: headerList({ 'Cache-Control': pageCaching }),
    })),
  ],
}

// By name, because Turbopack takes no functions. The essays are written with straight quotes and printed with curly ones.
const withEssays = createMDX({ options: { remarkPlugins: ['remark-smartypants'] } })

/** @throws where the build must not meet visitors: for its environment in one sentence, for its content with a list */
export default function configure(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_BUILD) return withEssays(config)
  const fault = buildFault(process.env) ?? publishingFault(process.env)
  if (fault) throw new Error(fault)
  // For the image. `next start` would complain of it.
  return withEssays({ ...config, output: 'standalone' })
}
