import { DayPicture } from '@/components/site/day-picture'
import { Picture } from '@/components/site/picture'
import { ourProcess } from '@/content/process'

export function Hero() {
  const { picture, day, title, subtitle, lead } = ourProcess.hero
  return (
    <section
      data-shade={picture.shade}
      className="themed-hero relative flex min-h-[max(36rem,78svh)] flex-col justify-end overflow-clip [--content-top:max(9rem,min(50svh,100svh-18rem))] [--title-end:calc(var(--margin)+5*var(--text-display))] dark:portrait:min-h-svh light:portrait:[--content-top:46svh]"
    >
      <Picture
        picture={picture}
        phone={{ vw: 120 }}
        tablet={{ width: '100vw' }}
        desktop={{ width: '74vw', vh: 78 }}
        priority
        tallWhen="portrait"
        className="by-night absolute inset-x-0 top-0 h-[66%] w-full md:h-full portrait:h-[94svh] md:landscape:start-auto md:landscape:w-[74%]"
      />
      <DayPicture
        picture={day}
        phone={{ vw: 94 }}
        tablet={{ width: '94vw' }}
        desktop={{ width: '50vw' }}
      />
      <div className="process-scrim by-night shade absolute inset-0" />
      <div className="relative page-grid pt-[34svh] pb-12 md:pt-32 md:pb-18 portrait:pt-(--content-top)">
        <h1 className="max-w-[5em] text-display">{title}</h1>
        <p className="mt-6 font-display text-h3 font-light italic lg:mt-10">{subtitle}</p>
        <div className="beside-day-picture md:col-span-7 lg:col-span-6">
          <p className="mt-3 max-w-[16em] text-lead text-balance sm:max-w-[25em]">{lead}</p>
        </div>
      </div>
    </section>
  )
}
