import { securityHeaders } from '@/lib/security-headers'
import { type Check, check } from './check'

const timeoutMs = 10_000

type Environment = Record<string, string | undefined>

/** Asks the site as a visitor does, at its public address, for its certificate and its headers. */
export async function checkSite(url = process.env.SITE_URL): Promise<Check[]> {
  const subject = 'The site answers at its public address'
  if (!url || !URL.canParse(url)) return [{ subject, fault: 'SITE_URL is not set', change: 'SITE_URL' }]
  try {
    const page = await ask(url)
    return [
      check(subject, 'the proxy, and the log of the site', [
        page.status !== 200 && `/ is answered with ${page.status}`,
      ]),
      check('Headers', 'the proxy: it must hand on what the site sends', headerFaults(page.headers, url)),
    ]
  } catch (error) {
    return [{ subject, fault: `it does not (${fetchErrorCode(error)})`, change: 'DNS, the proxy and its certificate' }]
  }
}

/** Asks each process of the site, because nginx hides the status from others, whether it could store an inquiry. */
export async function checkInstances({ SITE_INSTANCES, PORT }: Environment = process.env): Promise<Check> {
  const instances = (SITE_INSTANCES || `127.0.0.1:${PORT || 3000}`).split(',').map(each => each.trim())
  const faults = instances.map(async instance => {
    try {
      const { status } = await ask(`http://${instance}/api/ready`)
      return status !== 200 && `${instance}/api/ready is answered with ${status}`
    } catch (error) {
      return `${instance} does not answer (${fetchErrorCode(error)})`
    }
  })
  return check('The site could store an inquiry', 'the log of the site, or SITE_INSTANCES', await Promise.all(faults))
}

const ask = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })

/** The code behind a failed `fetch`. */
function fetchErrorCode(error: unknown) {
  const { code, name } = ((error as Error).cause ?? error) as { code?: string; name?: string }
  return code ?? name
}

function headerFaults(headers: Headers, url: string): (string | false)[] {
  const policy = headers.get('content-security-policy') ?? ''
  return [
    ...Object.entries(securityHeaders).map(([name, value]) => headers.get(name) !== value && `${name} is not ${value}`),
    !policy.includes("default-src 'none'") && 'Content-Security-Policy is missing or another',
    url.startsWith('https:') && !headers.has('strict-transport-security') && 'Strict-Transport-Security is missing',
    headers.has('x-powered-by') && 'X-Powered-By tells what runs',
  ]
}
