import { Picture } from '@/components/site/picture'
import type { Contact } from '@/content/contact'

// Behind the bar, and beside the words on a screen held wide; else under them, as high as they are: text keeps 7:1 to the
// brightest pixel.
const underWords = 'bg-[linear-gradient(to_bottom,#110d1000_0.5rem,#110d10cc_4.5rem,#110d10d9)] md:landscape:bg-none'
const scrim =
  'bg-[linear-gradient(to_bottom,#110d10cc_3.5rem,#110d1000_11rem)] md:landscape:bg-[linear-gradient(to_bottom,#110d10cc_3.5rem,#110d1000_11rem),linear-gradient(to_right,#110d10d9_0%,#110d10cc_57%,#110d1000_88%)]'

/** The words stand on the dark table beside the invitation. */
export function Hero({ picture, title, lead }: Contact['hero']) {
  return (
    <section
      data-under-bar
      data-shade={picture.shade}
      className="on-picture relative flex min-h-75 flex-col justify-end overflow-clip bg-kohl md:min-h-[max(28rem,62svh)]"
    >
      <Picture
        picture={picture}
        phone="100vw"
        sizes="max(100vw, 100vh)"
        priority
        tallBelow="upright"
        className="absolute inset-0 size-full object-cover"
      />
      <div className={`shade absolute inset-0 ${scrim}`} />
      <div
        className={`shade relative page-grid pt-[calc(var(--bar)+0.5rem)] pb-6 md:pt-40 md:pb-18 lg:pb-24 ${underWords}`}
      >
        <div className="col-span-full md:col-span-7 lg:col-start-2">
          <h1 className="text-display">{title}</h1>
          <p className="mt-3 max-w-[26em] text-lead md:mt-6">{lead}</p>
        </div>
      </div>
    </section>
  )
}
