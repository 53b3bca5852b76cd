'use client'
import { inquiryPlace } from '@/lib/form-state'
import { type InquiryField, inquiryFields } from '@/lib/inquiry'
import { Answer } from './answer'
import type { FormCopy } from './copy'
import { InquiryShell, type Told } from './inquiry-shell'

const Ask = Answer<InquiryField>
const loadCheck = () => import('@/lib/inquiry-check').then(({ checkInquiry }) => checkInquiry)

/** Share Your Story, on the home page. */
export function InquiryForm(props: Told<FormCopy<typeof inquiryFields>>) {
  return (
    <InquiryShell {...props} place={inquiryPlace} fields={inquiryFields} loadCheck={loadCheck}>
      <div className="grid gap-x-6 gap-y-7 @min-[30rem]:grid-cols-2">
        <Ask name="names" autoComplete="name" className="col-span-full" />
        <Ask name="email" autoComplete="email" inputMode="email" />
        <Ask name="phone" autoComplete="tel" inputMode="tel" />
        <Ask name="wedding_date" />
        <Ask name="location" />
        <Ask name="guest_count" />
        <Ask name="budget" />
        <Ask name="message" rows={4} className="col-span-full" />
      </div>
    </InquiryShell>
  )
}
