import { Picture } from '@/components/site/picture'
import type { Contact } from '@/content/contact'

// Behind the bar; and beside the words on a screen held wide, else from where they begin, where the picture ends: nothing dark lies
// across the letter. Text keeps 7:1 to the brightest pixel.
const underWords =
  'bg-[linear-gradient(to_bottom,#110d1000_calc(var(--words)-4rem),#110d10e0_var(--words),#110d10_calc(var(--words)+3rem))] md:landscape:bg-none'
const scrim =
  'bg-[linear-gradient(to_bottom,#110d10cc_3.5rem,#110d1000_8rem)] md:landscape:bg-[linear-gradient(to_bottom,#110d10cc_3.5rem,#110d1000_11rem),linear-gradient(to_right,#110d10b3,#110d1099_max(50%,calc(var(--margin)+37rem)),#110d1000_max(72%,calc(var(--margin)+53rem)))]'

/** The words stand on the dark table beside the invitation; held upright, below it, so that a phone's first window has the form. */
export function Hero({ picture, title, lead }: Contact['hero']) {
  return (
    <section
      data-under-bar
      data-shade={picture.shade}
      className="on-picture relative flex flex-col justify-end overflow-clip bg-kohl [--words:8.25rem] md:[--words:22rem] md:landscape:min-h-[max(28rem,62svh)]"
    >
      <Picture
        picture={picture}
        phone="100vw"
        sizes="max(100vw, 100vh)"
        priority
        tallBelow="upright"
        className="absolute inset-x-0 top-0 h-[calc(var(--words)+3rem)] w-full object-cover md:landscape:h-full"
      />
      <div className={`shade absolute inset-0 ${scrim}`} />
      <div className={`shade relative page-grid pt-(--words) pb-5 md:pb-18 lg:pb-24 md:landscape:pt-40 ${underWords}`}>
        <div className="col-span-full md:col-span-7 lg:col-start-2">
          <h1 className="text-display">{title}</h1>
          <p className="mt-3 max-w-[26em] md:mt-6 md:text-lead">{lead}</p>
        </div>
      </div>
    </section>
  )
}
