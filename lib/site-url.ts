/** What is wrong with SITE_URL, as one sentence. It may be empty: then the site is at home on this machine. */
export function siteUrlFault(given = ''): string | undefined {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!given || (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`)) return undefined
  return `SITE_URL must read https://www.noorvista.example, scheme and name alone, and is "${given}".`
}

/**
 * Why `next build` refuses this environment, as one sentence. A site on this machine needs neither variable. On a public one a
 * key that Next makes anew for each build would have every form that is open during an update refused.
 */
export function buildFault(env: Record<string, string | undefined>): string | undefined {
  const { SITE_URL, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key } = env
  if (SITE_URL?.startsWith('https:') && !key)
    return 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set where SITE_URL is https: .env.example says how to make one.'
  return siteUrlFault(SITE_URL)
}
