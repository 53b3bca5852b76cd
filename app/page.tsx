import { postInquiry, sendInquiry } from '@/app/actions'
import { About } from '@/components/home/about'
import { Connect } from '@/components/home/connect'
import { Gallery } from '@/components/home/gallery'
import { Hero } from '@/components/home/hero'
import { Investment } from '@/components/home/investment'
import { Privacy } from '@/components/home/privacy'
import { Process } from '@/components/home/process'
import { InquiryForm } from '@/components/inquiry/inquiry-form'
import { NextSteps } from '@/components/inquiry/next-steps'
import { Notice, NoticeInShort } from '@/components/inquiry/notice'
import { home } from '@/content/home'
import { afterSending, inquiryForm, inquiryNotice, messages } from '@/content/inquiry'
import { contactMethods, privacyPolicy, studio } from '@/content/studio'
import { StructuredData } from '@/components/site/structured-data'
import { screenMetadata } from './page-metadata'
import { addressOf } from './site-address'
import { homeGraph } from './structured-data'

export const metadata = screenMetadata('home', home.metadata)

export default function HomePage() {
  return (
    <>
      <StructuredData graph={homeGraph()} />
      <Hero {...home.hero} films={home.films} />
      <Gallery {...home.gallery} films={home.films} />
      <About {...home.about} />
      <Process {...home.process} />
      <Privacy {...home.privacy} />
      <Investment {...home.investment} addressOf={addressOf} whatsapp={studio.whatsapp.href} />
      <Connect connect={home.connect} studio={studio} form={inquiryForm}>
        <InquiryForm
          copy={inquiryForm}
          messages={messages}
          studio={contactMethods}
          send={sendInquiry}
          post={postInquiry}
          inShort={<NoticeInShort {...inquiryNotice} />}
          notice={<Notice {...inquiryNotice} studio={studio} privacyPolicy={privacyPolicy} />}
          next={<NextSteps words={afterSending} addressOf={addressOf} />}
        />
      </Connect>
    </>
  )
}
