'use client'
import { ErrorPage } from '@/components/site/error-page'
import { unexpectedError } from '@/content/errors'

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-IN" className="dark">
      <body>
        <title>{unexpectedError.title}</title>
        <main>
          <ErrorPage {...unexpectedError} retry={retry} />
        </main>
      </body>
    </html>
  )
}
