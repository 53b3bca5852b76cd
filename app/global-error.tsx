'use client'
import { Failure } from '@/components/site/failure'
import { routerError } from '@/content/errors'
import './styles/index.css'

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-IN" className="dark">
      <body>
        <title>{routerError.title}</title>
        <main>
          <Failure {...routerError} retry={retry} />
        </main>
      </body>
    </html>
  )
}
