'use client'
import type { ReactNode } from 'react'
import type { DetailedInquiryFormCopy } from '@/content/inquiry'
import { detailedInquiryRoute } from '@/lib/action-state'
import { type DetailedInquiryField, detailedInquiryFields } from '@/lib/inquiry'
import type { FormProps } from './form'
import { InquiryShell } from './inquiry-shell'
import { type Question, Questions } from './questions'

type Section = keyof DetailedInquiryFormCopy['sections']

/** In this order. A field that is not asked here does not compile. */
const questions: Record<DetailedInquiryField, Question & { section: Section }> = {
  name: { section: 'essential', wide: true, autoComplete: 'name' },
  email: { section: 'essential', autoComplete: 'email', inputMode: 'email' },
  phone: { section: 'essential', autoComplete: 'tel', inputMode: 'tel' },
  weddingDate: { section: 'essential' },
  venue: { section: 'essential' },
  guestCount: { section: 'essential', wide: true },
  multiDay: { section: 'rituals', wide: true },
  culturalDetails: { section: 'rituals', wide: true, rows: 4 },
  visualReferences: { section: 'aesthetic', wide: true, rows: 4 },
  weddingPlanner: { section: 'aesthetic', wide: true },
  budgetRange: { section: 'investment' },
  decisionTimeline: { section: 'investment' },
  story: { section: 'story', wide: true, rows: 8 },
  nda: { section: 'story', wide: true, radios: true },
}
const loadCheck = () => import('@/lib/inquiry-check').then(({ checkDetailedInquiry }) => checkDetailedInquiry)

/** Tell Us About Your Celebration, on the contact page. */
export function DetailedInquiryForm(props: FormProps<DetailedInquiryFormCopy>) {
  const sections = Object.entries(props.copy.sections)
  return (
    <InquiryShell {...props} route={detailedInquiryRoute} fields={detailedInquiryFields} loadCheck={loadCheck}>
      {sections.map(([section, title], index) => (
        <FormSection key={section} number={index + 1} title={title}>
          <Questions questions={questions} section={section} />
        </FormSection>
      ))}
    </InquiryShell>
  )
}

/** A numbered part of a long form. */
function FormSection({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-18 min-w-0 border-t border-hairline pt-6 first-of-type:mt-0 lg:mt-24 lg:pt-8">
      <legend className="float-left mb-6 flex w-full items-baseline gap-5 lg:mb-8">
        <span aria-hidden className="font-display text-h3 font-light text-fine figures">
          {number}
        </span>
        <h3 className="text-h3">{title}</h3>
      </legend>
      <div className="clear-both grid grid-cols-1 gap-x-6 gap-y-7 @min-[30rem]:grid-cols-2">{children}</div>
    </fieldset>
  )
}
