import { Picture } from '@/components/site/picture'
import { ourProcess } from '@/content/process'

export function Hero() {
  const { picture, title, subtitle, lead } = ourProcess.hero
  return (
    <section
      data-under-bar
      data-shade={picture.shade}
      className="on-picture relative flex min-h-[max(36rem,78svh)] flex-col justify-end overflow-clip bg-kohl"
    >
      <Picture
        picture={picture}
        phone={{ vw: 160 }}
        desktop={{ width: '74vw', vh: 78 }}
        priority
        className="absolute inset-x-0 top-0 h-[66%] w-full md:start-auto md:h-full md:w-[74%]"
      />
      <div className="process-scrim shade absolute inset-0" />
      <div className="relative page-grid pt-[34svh] pb-12 md:pt-32 md:pb-18">
        <h1 className="max-w-[5em] text-display">{title}</h1>
        <p className="mt-6 font-display text-h3 font-light italic lg:mt-10">{subtitle}</p>
        <p className="mt-3 max-w-[16em] text-lead text-balance sm:max-w-[25em] md:col-span-7 lg:col-span-6">
          {lead}
        </p>
      </div>
    </section>
  )
}
