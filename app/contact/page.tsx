import { postDetailedInquiry, sendDetailedInquiry } from '@/app/actions'
import { screenMetadata } from '@/app/page-metadata'
import { addressOf } from '@/app/site-address'
import { screenGraph } from '@/app/structured-data'
import { Celebration } from '@/components/contact/celebration'
import { Expect } from '@/components/contact/expect'
import { Hero } from '@/components/contact/hero'
import { Requests } from '@/components/contact/requests'
import { DetailedInquiryForm } from '@/components/inquiry/detailed-inquiry-form'
import { NextSteps } from '@/components/inquiry/next-steps'
import { Notice, NoticeInShort } from '@/components/inquiry/notice'
import { Quotation } from '@/components/site/quotation'
import { StructuredData } from '@/components/site/structured-data'
import { contact } from '@/content/contact'
import { afterSending, detailedInquiryForm, detailedInquiryNotice, messages } from '@/content/inquiry'
import { contactMethods, privacyPolicy, studio } from '@/content/studio'
import { detailedInquiryRoute } from '@/lib/action-state'

export const metadata = screenMetadata('contact', contact.metadata)

export default function ContactPage() {
  return (
    <>
      <StructuredData graph={screenGraph('contact')} />
      <Hero {...contact.hero} />
      <Celebration
        direct={contact.direct}
        studio={studio}
        title={detailedInquiryForm.title}
        needed={detailedInquiryForm.needed}
      >
        <Requests requests={contact.requests} story={`${detailedInquiryRoute.id}-story`} />
        <DetailedInquiryForm
          className="form-grid"
          copy={detailedInquiryForm}
          messages={messages}
          studio={contactMethods}
          send={sendDetailedInquiry}
          post={postDetailedInquiry}
          inShort={<NoticeInShort {...detailedInquiryNotice} />}
          notice={<Notice {...detailedInquiryNotice} studio={studio} privacyPolicy={privacyPolicy} />}
          beside={{
            fields: <Expect {...contact.expect} />,
            button: <Quotation {...contact.testimonial} className="beside mt-18 lg:mt-10" />,
          }}
          next={<NextSteps words={afterSending} addressOf={addressOf} />}
        />
      </Celebration>
    </>
  )
}
