import { Fragment } from 'react'
import { Fields } from '@/components/inquiry-form/fields'
import { InquiryForm } from '@/components/inquiry-form/form'
import { NextSteps } from '@/components/inquiry-form/next-steps'
import { PrivacyNotice, ShortPrivacyNotice } from '@/components/inquiry-form/privacy-notice'
import { SubmitArea } from '@/components/inquiry-form/submit-area'
import { DirectContact } from '@/components/site/direct-contact'
import { Quotation } from '@/components/site/quotation'
import { contact } from '@/content/contact'
import { detailedInquiryForm, detailedPrivacyNotice } from '@/content/inquiry'
import { detailedForm } from '@/lib/inquiry/fields'
import { absoluteUrl } from '@/lib/site-address'
import { Expect } from './expect'
import { PrivateRequests } from './private-requests'

export function DetailedInquiry() {
  const { title, intro } = detailedInquiryForm
  return (
    <div className="group page-grid pt-8 pb-28 lg:pt-18 lg:pb-60">
      <div className="md:col-span-10 lg:col-span-full">
        <h2 id="detailed-inquiry-title" className="text-h3">
          {title}
        </h2>
        <p className="mt-4 mb-6 max-w-(--measure) text-quiet group-has-[.receipt]:hidden lg:mb-8">
          {intro}
        </p>
      </div>
      <section aria-labelledby="detailed-inquiry-title" className="form-grid">
        <PrivateRequests requests={contact.requests} />
        <InquiryForm
          form={detailedForm}
          copy={detailedInquiryForm}
          nextSteps={<NextSteps />}
          siteAddress={absoluteUrl('/')}
          contact={<DirectContact />}
          className="form-grid"
        >
          <div className="@container">
            <Sections />
          </div>
          <div className="@container">
            <ShortPrivacyNotice {...detailedPrivacyNotice} />
            <SubmitArea button="last" />
            <PrivacyNotice {...detailedPrivacyNotice} />
          </div>
          <div className="form-aside flex flex-col">
            <Expect />
            <Quotation {...contact.testimonial} className="mt-18 lg:mt-10" />
            <section
              aria-labelledby="direct-title"
              className="mt-18 lg:order-first lg:mt-8 lg:mb-14"
            >
              <h2 id="direct-title" className="mb-6 text-h3">
                {contact.direct.title}
              </h2>
              <DirectContact />
            </section>
          </div>
        </InquiryForm>
      </section>
    </div>
  )
}

function Sections() {
  const { sections, earlyNote } = detailedInquiryForm
  return Object.entries(sections).map(([name, title], index) => (
    <Fragment key={name}>
      <fieldset className="mt-18 min-w-0 border-t pt-6 first-of-type:mt-0 lg:mt-24 lg:pt-8">
        <legend className="float-left mb-6 flex w-full items-baseline gap-5 lg:mb-8">
          <span
            aria-hidden
            className="font-display text-h3 font-light text-fine lining-nums tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="text-[min(var(--text-h3),10.5vw)] leading-(--text-h3--line-height) tracking-(--text-h3--letter-spacing)">
            {title}
          </h3>
        </legend>
        <Fields section={name} />
      </fieldset>
      {name === 'essential' && (
        <>
          <p className="mt-10 text-quiet">{earlyNote}</p>
          <ShortPrivacyNotice {...detailedPrivacyNotice} />
          <SubmitArea button="early" />
        </>
      )}
    </Fragment>
  ))
}
