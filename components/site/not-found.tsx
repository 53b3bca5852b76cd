import { Button } from '@/components/ui/button'
import { pictures } from '@/content/pictures/encoded'
import { notFound } from '@/content/errors'
import { LogMissingPath } from './log-missing-path'
import { Picture } from './picture'
import { SiteLink } from './site-link'

export function NotFound() {
  const { title, text, note, back, log } = notFound
  const picture = pictures['not-found']
  return (
    <section
      data-under-bar
      data-shade={picture.shade}
      className="on-picture relative grid min-h-svh items-end overflow-clip bg-kohl"
    >
      <LogMissingPath log={log} />
      <Picture
        picture={picture}
        phone={{ vw: 115 }}
        desktop={{ width: '100vw', vh: 100 }}
        tallWhen="portrait"
        className="absolute inset-x-0 top-0 h-[66%] w-full lg:start-auto lg:h-full lg:w-[88%]"
      />
      <div className="not-found-scrim shade absolute inset-0" />
      <div className="relative page-grid pt-[46svh] pb-12 md:pb-18 lg:pt-32">
        <p className="-ms-[0.04em] font-display text-[clamp(8rem,23vw,30rem)] leading-[0.78] font-light tracking-[-0.04em] lining-nums">
          {title}
        </p>
        <h1 className="mt-8 text-h2 lg:mt-12">{text}</h1>
        <p className="mt-4 max-w-[24em] text-lead">{note}</p>
        <p className="mt-8">
          <Button asChild className="max-sm:w-full">
            <SiteLink {...back} />
          </Button>
        </p>
      </div>
    </section>
  )
}
