import type { Route } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { admissions } from '@/lib/inquiry/admission'
import { clientNetworks } from './client-address'

/** proxy.ts answers these addresses in words with status 503. */
const refusalPaths = { submissions: '/busy', links: '/busy-link' }

/**
 * Waits until a submission may be answered, and ends its turn when the response is sent. If a limit
 * is reached, it redirects a form without scripts, so that Next renders no page for the refusal.
 * @returns false if a limit is reached and the form was sent with scripts
 */
export async function waitForTurn(kind: keyof typeof admissions): Promise<boolean> {
  const requestHeaders = await headers()
  const endTurn = await admissions[kind].takeTurn(clientNetworks(requestHeaders))
  if (endTurn) after(endTurn)
  else if (!requestHeaders.has('next-action')) redirect(refusalPaths[kind] as Route)
  return endTurn !== undefined
}
