import Link from 'next/link'
import type { Route } from 'next'
import { Fragment } from 'react'
import type { PrivacyNoticeCopy } from '@/content/inquiry'
import { privacyPolicy, studio } from '@/content/studio'

export function ShortPrivacyNotice({ lang, title, inShort }: PrivacyNoticeCopy) {
  return (
    <p lang={lang} className="mt-8 max-w-(--measure) text-small text-fine">
      {inShort}{' '}
      <a href="#your-answers" className="-my-3 touch-target text-link">
        {title}
      </a>
    </p>
  )
}

export function PrivacyNotice(copy: PrivacyNoticeCopy) {
  const { lang, title, text, more, reasons, promises, erase } = copy
  const uniqueReasons = new Set(Object.values(reasons)) // several fields may share a reason
  return (
    <div id="your-answers" lang={lang} className="mt-12 scroll-mt-6 text-small text-fine">
      <p className="font-medium text-quiet">{title}</p>
      <p className="mt-1 max-w-(--measure)">{text}</p>
      {privacyPolicy?.href && (
        <p>
          <Link
            prefetch={false}
            href={privacyPolicy.href as Route}
            className="touch-target text-link"
          >
            {privacyPolicy.label}
          </Link>
        </p>
      )}
      <details className="group mt-4 border-y">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 py-2 text-quiet [&::-webkit-details-marker]:hidden">
          <span className="text-link">{more}</span>
          <span
            aria-hidden
            className="font-display text-h3 leading-none font-light group-open:rotate-45"
          >
            +
          </span>
        </summary>
        <dl className="grid gap-x-6 pt-2 pb-6 @min-[30rem]:grid-cols-[12rem_1fr]">
          {[...uniqueReasons, ...promises, erase].map(({ term, text }) => (
            <Fragment key={term}>
              <dt className="mt-4 text-quiet">{term}</dt>
              <dd className="max-w-(--measure) @min-[30rem]:mt-4">{text}</dd>
            </Fragment>
          ))}
          <dd className="@min-[30rem]:col-start-2">
            <a href={studio.email.href} className="touch-target text-link">
              {studio.email.shown}
            </a>
          </dd>
        </dl>
      </details>
    </div>
  )
}
