'use client'
import { ErrorPage } from '@/components/site/error-page'
import { unexpectedError } from '@/content/errors'

/**
 * Imports no styles, because every page's data would repeat them (app/template.tsx). Those of the page
 * that failed stay in the document.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-IN" className="dark" style={{ colorScheme: 'dark' }}>
      <body>
        <title>{unexpectedError.title}</title>
        <main>
          <ErrorPage {...unexpectedError} retry={retry} />
        </main>
      </body>
    </html>
  )
}
