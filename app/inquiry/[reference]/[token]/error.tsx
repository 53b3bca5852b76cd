'use client'
import { ErrorPage } from '@/components/site/error-page'
import { inquiryPageError } from '@/content/errors'

export default function InquiryError({ retry }: { retry: () => void }) {
  return <ErrorPage {...inquiryPageError} retry={retry} />
}
