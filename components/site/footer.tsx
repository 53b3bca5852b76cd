import type { Route } from 'next'
import type { ReactNode } from 'react'
import { footer, studio } from '@/content/studio'
import { ContactLink } from './contact-link'
import { SiteLink } from './site-link'

export function Footer() {
  return (
    <footer className="border-t pt-12 pb-10 lay-out-late lg:pt-18">
      <div className="page-grid gap-y-8 md:gap-y-10">
        <p className="font-display text-h2 font-light text-balance">{footer.tagline}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-[inherit] gap-y-8 lg:mt-8">
          <Column title={footer.services.title}>
            {footer.services.names.map(name => (
              <li key={name} className="py-[calc(1.5rem-0.75em)]">
                {name}
              </li>
            ))}
          </Column>
          <nav aria-label={footer.site.title}>
            <Column title={footer.site.title}>
              <LinkItems links={footer.site.links} />
            </Column>
          </nav>
          <Column title={footer.contact.title} className="max-sm:col-span-full">
            <li>
              <ContactLink
                method={studio.phone}
                className="touch-target lining-nums tabular-nums text-link"
              />
            </li>
            <li>
              <ContactLink method={studio.email} className="touch-target text-link" />
            </li>
            <li className="py-[calc(1.5rem-0.75em)]">{footer.contact.availability}</li>
          </Column>
        </div>
        <div className="grid grid-cols-subgrid items-baseline gap-y-2 border-t pt-6 text-small text-fine">
          <div className="col-span-2 flex min-w-0 flex-wrap items-baseline gap-x-6 md:col-span-4">
            <p>{footer.copyright}</p>
            <ul aria-label={footer.social.title} className="flex flex-wrap items-baseline gap-x-4">
              <LinkItems links={studio.social} />
            </ul>
          </div>
          <ul className="col-span-2 flex flex-wrap items-baseline gap-x-6 md:col-span-8">
            <LinkItems links={footer.legal} />
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Column({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={className}>
      <h2 className="font-text text-small font-medium text-fine md:mb-3">{title}</h2>
      <ul className="text-small text-quiet">{children}</ul>
    </div>
  )
}

function LinkItems({ links }: { links: readonly { label: string; href?: string }[] }) {
  return links.map(({ label, href }) => (
    <li key={label}>
      {href ? (
        <SiteLink
          href={href as Route}
          label={label}
          className="touch-target current-mark text-link"
        />
      ) : (
        label
      )}
    </li>
  ))
}
