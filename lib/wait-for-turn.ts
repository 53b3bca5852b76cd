import { headers } from 'next/headers'
import { after } from 'next/server'
import { type AdmissionControl, admissionHeader } from '@/lib/inquiry/admission'
import { clientAddress } from './client-address'

/**
 * Waits until a submission may be answered, and ends its turn when the response is sent. proxy.ts
 * has admitted a submission without scripts already. A call with scripts is admitted here, and so is
 * a submission whose body took more than 18 seconds to arrive.
 * @returns false if a limit is reached, or if the turn does not come within 18 seconds
 */
export async function waitForTurn({ admit, admitted }: AdmissionControl): Promise<boolean> {
  const requestHeaders = await headers()
  const id = requestHeaders.get(admissionHeader) ?? ''
  const admission = admitted.get(id) ?? admit(clientAddress(requestHeaders))
  if (!admission) return false
  after(admission.leave)
  return admission.takeTurn()
}
