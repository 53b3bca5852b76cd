// TEMPORARY until the emails are merged.
import type { ShownInquiry } from '@/db/inquiries'
import { whatsAppDigits } from '@/lib/whatsapp'
export const adviceOn = (inquiry: ShownInquiry, _now: Date, _related: unknown) => ({
  note: undefined as string | undefined,
  canWrite: true,
  digits: (inquiry.phone && whatsAppDigits(inquiry.phone)) || undefined,
})
export const emails = {
  buttons: { write: 'Write', whatsApp: 'WhatsApp', call: 'Call' },
  subjectToCouple: 'Your inquiry to Noor Vista',
}
