/** What is wrong with SITE_URL, as one sentence. It may be empty: then the site is at home on this machine. */
export function siteUrlFault(given = ''): string | undefined {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!given || (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`)) return undefined
  return `SITE_URL must read https://www.noorvista.example, scheme and name alone, and is "${given}".`
}
