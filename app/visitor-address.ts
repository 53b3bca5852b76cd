import { headers } from 'next/headers'
import { clientAddress, trustedHops } from '@/lib/client-address'

/** The address that the request under way counts for. */
export async function visitorAddress(): Promise<string> {
  const forwardedFor = (await headers()).get('x-forwarded-for')
  return clientAddress(forwardedFor, trustedHops(process.env.TRUSTED_PROXY_HOPS))
}
