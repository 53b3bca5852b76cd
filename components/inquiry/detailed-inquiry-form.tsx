'use client'
import type { DetailedInquiryFormCopy } from '@/content/inquiry'
import { detailedInquiryPlace } from '@/lib/form-state'
import { type DetailedInquiryField, detailedInquiryFields } from '@/lib/inquiry'
import { FormSection } from './form-section'
import { type FormProps, InquiryShell } from './inquiry-shell'
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
    <InquiryShell {...props} place={detailedInquiryPlace} fields={detailedInquiryFields} loadCheck={loadCheck}>
      {sections.map(([section, title], index) => (
        <FormSection key={section} number={index + 1} title={title}>
          <Questions questions={questions} section={section} />
        </FormSection>
      ))}
    </InquiryShell>
  )
}
