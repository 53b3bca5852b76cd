import type { NextConfig } from 'next'

const config: NextConfig = {
  typedRoutes: true,
  poweredByHeader: false,
  // `npm test` runs the compiler over more than the site (scripts, tests); the build need not do it a second time.
  typescript: { ignoreBuildErrors: true },
  // Every width is made beforehand by scripts/pictures.ts: an optimizer at run time costs seconds of CPU a picture.
  images: { unoptimized: true },
  experimental: { serverActions: { bodySizeLimit: '256kb' } },
  agentRules: false,
}

export default config
