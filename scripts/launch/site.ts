import { securityHeaders } from '@/lib/security-headers'
import { type Check, check } from './check'

const timeoutMs = 10_000

/** Asks the site as a visitor does, at its public address: its certificate, its headers, whether it could store an inquiry. */
export async function checkSite(url = process.env.SITE_URL): Promise<Check[]> {
  const subject = 'The site answers at its public address'
  if (!url || !URL.canParse(url)) return [{ subject, fault: 'SITE_URL is not set', change: 'SITE_URL' }]
  try {
    const page = await ask(url)
    const ready = await ask(new URL('/api/ready', url).href)
    return [
      check(subject, 'the proxy, and the log of the site', [
        page.status !== 200 && `/ is answered with ${page.status}`,
        ready.status !== 200 && `/api/ready is answered with ${ready.status}: no inquiry could be stored`,
      ]),
      check('Headers', 'the proxy: it must hand on what the site sends', headerFaults(page.headers, url)),
    ]
  } catch (error) {
    const { code, name } = ((error as Error).cause ?? error) as { code?: string; name?: string }
    return [{ subject, fault: `it does not (${code ?? name})`, change: 'DNS, the proxy and its certificate' }]
  }
}

const ask = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })

function headerFaults(headers: Headers, url: string): (string | false)[] {
  const policy = headers.get('content-security-policy') ?? ''
  return [
    ...Object.entries(securityHeaders).map(([name, value]) => headers.get(name) !== value && `${name} is not ${value}`),
    !policy.includes("default-src 'none'") && 'Content-Security-Policy is missing or another',
    url.startsWith('https:') && !headers.has('strict-transport-security') && 'Strict-Transport-Security is missing',
    headers.has('x-powered-by') && 'X-Powered-By tells what runs',
  ]
}
