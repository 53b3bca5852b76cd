'use client'
import type { ReactNode } from 'react'
import type { DetailedInquiryFormCopy, InquiryFormCopy } from '@/content/inquiry'
import { detailedInquiryRoute, inquiryRoute } from '@/lib/action-state'
import { type DetailedInquiryField, detailedInquiryFields, type InquiryField, inquiryFields } from '@/lib/inquiry'
import type { CopyFor } from './copy'
import type { Question } from './field'
import { Form, type FormProps } from './form'

// The fields of both forms in their order. A field that is not asked here, or has no words, does not compile.

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

interface InquiryFormProps extends FormProps<InquiryFormCopy & CopyFor<typeof inquiryFields>> {
  notes: Partial<Record<InquiryField, ReactNode>>
}

/** Share Your Story, on the home page. */
export function InquiryForm(props: InquiryFormProps) {
  return <Form {...props} route={inquiryRoute} fields={inquiryFields} questions={questions} />
}

type Section = keyof DetailedInquiryFormCopy['sections']

const detailedQuestions: Record<DetailedInquiryField, Question & { section: Section }> = {
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

/** Tell Us About Your Celebration, on the contact page. */
export function DetailedInquiryForm(props: FormProps<DetailedInquiryFormCopy & CopyFor<typeof detailedInquiryFields>>) {
  return <Form {...props} route={detailedInquiryRoute} fields={detailedInquiryFields} questions={detailedQuestions} />
}
