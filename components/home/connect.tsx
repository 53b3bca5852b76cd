import { DirectContact } from '@/components/site/direct-contact'
import { Fields } from '@/components/inquiry-form/fields'
import { InquiryForm } from '@/components/inquiry-form/form'
import { NextSteps } from '@/components/inquiry-form/next-steps'
import { PrivacyNotice, ShortPrivacyNotice } from '@/components/inquiry-form/privacy-notice'
import { SubmitArea } from '@/components/inquiry-form/submit-area'
import { home } from '@/content/home'
import { inquiryForm, privacyNotice } from '@/content/inquiry'
import { shortForm } from '@/lib/inquiry/fields'
import { absoluteUrl } from '@/lib/site-address'
import { ChosenCollectionNote, DetailedFormLink } from './form-links'

export function Connect() {
  const { title, chosenPrice, philosophy, availability, direct } = home.connect
  return (
    <section
      id="connect"
      tabIndex={-1}
      aria-label={title}
      className="page-grid pt-20 pb-12 lay-out-late lg:grid-rows-[auto_1fr] lg:pt-32 lg:pb-28"
    >
      <div className="md:col-span-9 lg:col-span-4">
        <h2 className="text-h2">{title}</h2>
        <div className="mt-6 grid max-w-(--measure) gap-5 text-quiet">
          {philosophy.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-6 border-t pt-4 text-small text-fine lg:mt-10">{availability}</p>
      </div>
      <div className="group mt-8 md:col-span-10 md:mt-12 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:mt-3">
        <ChosenCollectionNote sentence={chosenPrice} />
        <h3 className="text-h3">{inquiryForm.title}</h3>
        <p className="mt-3 mb-6 max-w-(--measure) text-quiet group-has-[.receipt]:hidden">
          {inquiryForm.intro}
        </p>
        <InquiryForm
          form={shortForm}
          copy={inquiryForm}
          nextSteps={<NextSteps />}
          siteAddress={absoluteUrl('/')}
          contact={<DirectContact />}
          className="@container"
        >
          <Fields dateNote={<DetailedFormLink {...inquiryForm.noDate} />} />
          <ShortPrivacyNotice {...privacyNotice} />
          <SubmitArea button="last" />
          <PrivacyNotice {...privacyNotice} />
        </InquiryForm>
      </div>
      <div className="mt-12 self-start md:col-span-8 lg:sticky lg:top-[calc(var(--bar)+2.5rem)] lg:col-span-4">
        <h3 className="text-h3">{direct.title}</h3>
        <p className="mt-1 mb-4 text-small text-fine">{direct.worldwide}</p>
        <DirectContact />
      </div>
    </section>
  )
}
