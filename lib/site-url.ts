/** What is wrong with SITE_URL, in one sentence. Empty is valid: the site is then for this machine. */
export function siteUrlFault(given = ''): string | undefined {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!given || (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`)) return undefined
  return `SITE_URL must read https://www.noorvista.example, with scheme and host only, and is "${given}".`
}

/**
 * Why `next build` refuses this environment, in one sentence. A site for this machine needs neither variable. A public one
 * needs a fixed key: with the key that Next makes for each build, every form open during an update would be refused.
 */
export function buildFault(env: Record<string, string | undefined>): string | undefined {
  const { SITE_URL, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key } = env
  if (SITE_URL?.startsWith('https:') && !key)
    return 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set where SITE_URL is https: .env.example says how to make one.'
  return siteUrlFault(SITE_URL)
}
