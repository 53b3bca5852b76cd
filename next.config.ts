import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { articles } from '@/content/journal'
import { pagePaths } from '@/content/studio'
import { publishingFault } from '@/content/placeholders'
import { readBuildEnv } from '@/lib/env'
import { filePolicy, securityHeaders, strictTransport } from '@/lib/security-headers'

const DAY = 24 * 60 * 60
const YEAR = 365 * DAY

process.env.NEXT_TELEMETRY_DISABLED ||= '1'

const headerList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Shared caches serve a page for a minute, and for a day while the site is down. */
const pageCaching =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
const cachedDocuments = [
  ...pagePaths,
  ...articles.map(({ slug }) => `/journal/${slug}`),
  '/journal/feed.xml',
]

const folders = '_next/static|p|films?'
const files = 'favicon.ico|icon.svg|apple-icon.png|robots.txt|sitemap.xml'

const config: NextConfig = {
  typedRoutes: true,
  poweredByHeader: false,
  // Pictures are encoded once. At run time an optimizer would take seconds of CPU for each.
  images: { unoptimized: true },
  experimental: {
    // A style sheet in a file of its own would cost a phone a round trip before the first paint.
    inlineCss: true,
    // proxy.ts has the same limit, and refuses in words.
    serverActions: { bodySizeLimit: '256kb' },
    proxyClientMaxBodySize: '256kb',
  },
  // The unused image optimizer would be half of the container image. '*' matches the server's trace
  // too. '/*' would match only routes.
  outputFileTracingExcludes: { '*': ['node_modules/{sharp,@img,detect-libc,semver}/**'] },
  // By default Next takes a parent folder with a lockfile, and the forms' action ids depend on it.
  turbopack: {
    root: process.cwd(),
    // An article's drawings are imported as text, and the display face as bytes. Next ignores these
    // rules without the asterisks.
    rules: {
      '**/content/journal/*.svg': { type: 'raw' },
      '**/app/fonts/display.woff2': { type: 'bytes' },
    },
  },
  // `next dev` would write AGENTS.md.
  agentRules: false,
  devIndicators: false,
  // Next answers 500 at its internal pages and at addresses that it decodes inconsistently. Where
  // TLS ends before the site, a rewrite in proxy.ts would send the request to the site itself.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/((?!_next/)(?:_(?:not-found|global-error).*|.*[%[].*))',
        destination: '/no-such-page',
      },
      // The page of an inquiry is rendered on request, so Next has no Not-found page for it that
      // shows anything without scripts.
      {
        source: '/inquiry/:reference((?![\\dA-Fa-f]{4}-[\\dA-Fa-f]{4}/).+)/:token',
        destination: '/no-such-page',
      },
    ],
  }),
  // A later rule wins. What proxy.ts sets wins over all rules.
  headers: async () => [
    {
      source: '/:path*',
      headers: headerList({
        ...securityHeaders,
        'Content-Security-Policy': filePolicy,
        ...(readBuildEnv().SITE_URL?.startsWith('https:') && {
          'Strict-Transport-Security': strictTransport,
        }),
      }),
    },
    // When somebody shares a link, other sites may show its picture.
    {
      source: '/p/:file*',
      headers: headerList({
        'Cache-Control': `public, max-age=${YEAR}, immutable`,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    },
    {
      source: '/:folder(films?)/:file*',
      headers: headerList({ 'Cache-Control': `public, max-age=${DAY}` }),
    },
    // By default Next lets caches keep prerendered pages, and some 404s, for a year.
    {
      source: `/((?!(?:${folders})/|(?:${files.replaceAll('.', '\\.')})$).*)`,
      headers: headerList({ 'Cache-Control': 'no-store' }),
    },
    // Next may redirect a request of its router without `Vary`, and a cache would serve that to
    // all.
    ...cachedDocuments.map(source => ({
      source,
      missing: [{ type: 'header' as const, key: 'rsc' }],
      headers: headerList({ 'Cache-Control': pageCaching }),
    })),
  ],
}

// The plugin is a name, because Turbopack accepts no functions.
const withArticles = createMDX({ options: { remarkPlugins: ['remark-smartypants'] } })

export default function configure(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_BUILD) return withArticles(config)
  const fault = publishingFault(readBuildEnv())
  if (fault) throw new Error(fault)
  // The container image needs `standalone`. `next start` would warn of it.
  return withArticles({ ...config, output: 'standalone' })
}
