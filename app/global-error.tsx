'use client'
import { Failure } from '@/components/site/failure'
import { unexpectedError } from '@/content/errors'
import './styles/index.css'

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-IN" className="dark">
      <body>
        <title>{unexpectedError.title}</title>
        <main>
          <Failure {...unexpectedError} retry={retry} />
        </main>
      </body>
    </html>
  )
}
