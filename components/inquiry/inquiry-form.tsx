'use client'
import type { InquiryFormCopy } from '@/content/inquiry'
import { inquiryRoute } from '@/lib/action-state'
import { type InquiryField, inquiryFields } from '@/lib/inquiry'
import type { FormProps } from './form'
import { InquiryShell } from './inquiry-shell'
import { type Question, Questions } from './questions'

/** In this order. A field that is not asked here does not compile. */
const questions: Record<InquiryField, Question> = {
  names: { wide: true, autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  wedding_date: {},
  location: {},
  guest_count: {},
  budget: {},
  message: { wide: true, rows: 4 },
}
const loadCheck = () => import('@/lib/inquiry-check').then(({ checkInquiry }) => checkInquiry)

/** Share Your Story, on the home page. */
export function InquiryForm(props: FormProps<InquiryFormCopy>) {
  return (
    <InquiryShell {...props} route={inquiryRoute} fields={inquiryFields} loadCheck={loadCheck}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-7 @min-[30rem]:grid-cols-2">
        <Questions questions={questions} />
      </div>
    </InquiryShell>
  )
}
