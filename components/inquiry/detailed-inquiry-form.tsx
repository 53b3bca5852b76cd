'use client'
import { detailedInquiryPlace } from '@/lib/form-state'
import { type DetailedInquiryField, detailedInquiryFields } from '@/lib/inquiry'
import type { DetailedInquiryFormCopy } from '@/content/inquiry'
import { Answer } from './answer'
import { ChoiceRows } from './choice-rows'
import type { FormCopy } from './copy'
import { FormSection } from './form-section'
import { InquiryShell, type Told } from './inquiry-shell'

type Copy = FormCopy<typeof detailedInquiryFields> & Pick<DetailedInquiryFormCopy, 'sections'>

const Ask = Answer<DetailedInquiryField>
const Choose = ChoiceRows<DetailedInquiryField>
const loadCheck = () => import('@/lib/inquiry-check').then(({ checkDetailedInquiry }) => checkDetailedInquiry)

/** Tell Us About Your Celebration, on the contact page. */
export function DetailedInquiryForm(props: Told<Copy>) {
  const { sections } = props.copy
  return (
    <InquiryShell {...props} place={detailedInquiryPlace} fields={detailedInquiryFields} loadCheck={loadCheck}>
      <FormSection number={1} title={sections.essential}>
        <Ask name="name" autoComplete="name" className="col-span-full" />
        <Ask name="email" autoComplete="email" inputMode="email" />
        <Ask name="phone" autoComplete="tel" inputMode="tel" />
        <Ask name="weddingDate" />
        <Ask name="venue" />
        <Ask name="guestCount" className="col-span-full" />
      </FormSection>
      <FormSection number={2} title={sections.rituals}>
        <Ask name="multiDay" className="col-span-full" />
        <Ask name="culturalDetails" rows={4} className="col-span-full" />
      </FormSection>
      <FormSection number={3} title={sections.aesthetic}>
        <Ask name="visualReferences" rows={4} className="col-span-full" />
        <Ask name="weddingPlanner" className="col-span-full" />
      </FormSection>
      <FormSection number={4} title={sections.investment}>
        <Ask name="budgetRange" />
        <Ask name="decisionTimeline" />
      </FormSection>
      <FormSection number={5} title={sections.story}>
        <Ask name="story" rows={8} className="col-span-full" />
        <Choose name="nda" className="col-span-full" />
      </FormSection>
    </InquiryShell>
  )
}
