import type { ReactNode } from 'react'

/** Narrow, and without the bar and the footer (app/styles/layout.css): it is for the studio alone. */
export const StudioPage = ({ children }: { children: ReactNode }) => (
  <section data-studio-page className="mx-auto min-h-svh max-w-[44rem] px-6 py-18">
    {children}
  </section>
)
