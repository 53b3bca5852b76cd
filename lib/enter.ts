import { headers } from 'next/headers'
import { after } from 'next/server'
import { type AdmissionControl, admissionHeader } from '@/lib/inquiry/admission'
import { visitorAddress } from './visitor-address'

/**
 * Waits for its turn, which lasts until the whole response is out. A call with scripts is admitted
 * here, a form without them in proxy.ts, unless it has taken longer than 18 seconds to arrive.
 * @returns whether it may be answered; otherwise too many are
 */
export async function enter({ admit, admitted }: AdmissionControl): Promise<boolean> {
  const id = (await headers()).get(admissionHeader) ?? ''
  const admission = admitted.get(id) ?? admit(await visitorAddress())
  if (!admission) return false
  after(admission.leave)
  return admission.takeTurn()
}
