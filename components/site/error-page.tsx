import type { ErrorCopy } from '@/content/errors'

/**
 * Uses plain elements: every page loads both error pages, which must stay small, and the router that
 * a Link needs may have failed.
 */
export function ErrorPage({ title, text, again, back, retry }: ErrorCopy & { retry: () => void }) {
  return (
    <section className="page-grid min-h-svh content-center py-32">
      <h1 className="max-w-[9em] text-display">{title}</h1>
      <p className="mt-8 max-w-[34em] text-lead text-quiet md:col-span-8">{text}</p>
      <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
        <button type="button" onClick={retry} className="touch-target text-link">
          {again}
        </button>
        <a href={back.href} className="touch-target text-link">
          {back.label}
        </a>
      </p>
    </section>
  )
}
