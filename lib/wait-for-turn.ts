import { headers } from 'next/headers'
import { after } from 'next/server'
import { type AdmissionControl, admissionHeader } from '@/lib/inquiry/admission'
import { visitorAddress } from './visitor-address'

/**
 * Waits until a form may be answered. Its turn lasts until the whole response is out. proxy.ts has
 * admitted a form without scripts already. A call with scripts is admitted here, and so is a form
 * whose body took more than 18 seconds to arrive.
 * @returns false if too many forms are being answered
 */
export async function waitForTurn({ admit, admitted }: AdmissionControl): Promise<boolean> {
  const id = (await headers()).get(admissionHeader) ?? ''
  const admission = admitted.get(id) ?? admit(await visitorAddress())
  if (!admission) return false
  after(admission.leave)
  return admission.takeTurn()
}
