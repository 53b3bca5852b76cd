import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'

/** What couples read beside what is stored, for those who read the answers: the same words, written once in content/. */
export const inquiryWords = { form: inquiryForm.title, ...inquiryForm.options }
export const detailedInquiryWords = { form: detailedInquiryForm.title, ...detailedInquiryForm.options }
