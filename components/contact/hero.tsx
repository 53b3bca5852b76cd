import { Picture } from '@/components/site/picture'
import type { Contact } from '@/content/contact'

// Below the words on a phone, beside them otherwise, and behind the bar: the worst pixel stays at 7:1 (measured, not guessed).
const scrim =
  'bg-[linear-gradient(to_bottom,#110d10b8,#110d1000_9rem),linear-gradient(to_top,#110d10f0_0%,#110d10d1_65%,#110d1000)] md:bg-[linear-gradient(to_bottom,#110d10b8,#110d1000_9rem),linear-gradient(to_right,#110d10d9_0%,#110d10cc_45%,#110d1000_82%)]'

/** The words stand on the dark wall beside the door. */
export function Hero({ plate, title, lead }: Contact['hero']) {
  return (
    <section
      data-under-bar
      className="on-picture relative flex min-h-[max(28rem,62svh)] flex-col justify-end overflow-clip bg-kohl"
    >
      <Picture plate={plate} sizes="max(100vw, 100svh)" priority className="absolute inset-0 size-full object-cover" />
      <div className={`absolute inset-0 ${scrim}`} />
      <div className="relative page-grid pt-40 pb-12 md:pb-18 lg:pb-24">
        <div className="col-span-full md:col-span-7 lg:col-span-6 lg:col-start-2">
          <h1 className="text-display">{title}</h1>
          <p className="mt-6 max-w-[26em] text-lead">{lead}</p>
        </div>
      </div>
    </section>
  )
}
