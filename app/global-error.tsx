'use client'
import { ErrorPage } from '@/components/site/error-page'
import { routerError } from '@/content/errors'
import './styles/index.css'

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-IN" className="dark">
      <body>
        <title>{routerError.title}</title>
        <main>
          <ErrorPage {...routerError} retry={retry} />
        </main>
      </body>
    </html>
  )
}
