import { inquiryPage } from '@/content/inquiry-page'
import { StudioPage } from './studio-page'

export default function InquiryNotFound() {
  return (
    <StudioPage>
      <h1 className="text-h3">{inquiryPage.noInquiry}</h1>
    </StudioPage>
  )
}
