import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { keptActionKey } from '@/lib/action-key'

const DAY = 24 * 60 * 60
const YEAR = 365 * DAY

// Said once and not by each of the processes that read this file.
if (process.env.NODE_ENV === 'production' && !process.env.SITE_URL && !process.env.SITE_URL_MISSED) {
  process.env.SITE_URL_MISSED = 'told'
  console.warn(
    'SITE_URL is not set: cards, feed, sitemap and whatever names the site will say http://localhost:3000. Set it and build again before the public comes.',
  )
}

const config: NextConfig = {
  typedRoutes: true,
  poweredByHeader: false,
  // `npm test` runs the compiler over more than the site (scripts, tests); the build need not do it a second time.
  typescript: { ignoreBuildErrors: true },
  // Every width is made beforehand by scripts/pictures.ts: an optimizer at run time costs seconds of CPU a picture.
  images: { unoptimized: true },
  experimental: {
    // lib/door/judge-head.ts refuses more before it is read; these are the same bound once more, where it may be looked for.
    serverActions: { bodySizeLimit: '256kb' },
    proxyClientMaxBodySize: '256kb',
    // A script that was changed on its way, or by a cache, does not run. Half a kilobyte a page.
    sri: { algorithm: 'sha256' },
  },
  agentRules: false,
  devIndicators: false,
  // The headers of trust are not here: lib/door/open-door.ts gives them to every answer, also to those Next has no rules for.
  headers: async () => [
    // The names of pictures, faces and cards carry a hash of their content; the film keeps its name when it is cut anew.
    {
      source: '/:folder(p|fonts|cards)/:file*',
      headers: [{ key: 'Cache-Control', value: `public, max-age=${YEAR}, immutable` }],
    },
    { source: '/film/:file*', headers: [{ key: 'Cache-Control', value: `public, max-age=${DAY}` }] },
  ],
}

// By name, because Turbopack takes no functions. The essays are written with straight quotes and printed with curly ones.
const withEssays = createMDX({ options: { remarkPlugins: ['remark-smartypants'] } })

export default function configure(phase: string): NextConfig {
  const given = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  const key = given || (phase === PHASE_PRODUCTION_BUILD ? keptActionKey(process.env.DATA_DIR || '.data') : undefined)
  if (key) process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = key
  // For `npm run release`, which needs it at build time alone: `next start` would complain of it.
  return withEssays(phase === PHASE_PRODUCTION_BUILD ? { ...config, output: 'standalone' } : config)
}
