import { Picture } from '@/components/site/picture'
import { contact } from '@/content/contact'

export function Hero() {
  const { picture, title, lead } = contact.hero
  return (
    <section
      data-under-bar
      data-shade={picture.shade}
      className="contact-hero on-picture relative flex flex-col justify-end overflow-clip bg-kohl [--content-top:max(8.25rem,38svh)] md:landscape:min-h-[46svh]"
    >
      <Picture
        picture={picture}
        phone={{ vw: 100 }}
        desktop={{ width: '100vw', vh: 62 }}
        priority
        tallWhen="portrait"
        className="absolute inset-x-0 top-0 h-[calc(var(--content-top)+3rem)] w-full md:landscape:h-full"
      />
      <div className="contact-scrim shade absolute inset-0" />
      <div className="relative page-grid pt-(--content-top) pb-5 md:pb-18 md:landscape:pt-32 md:landscape:pb-12">
        <div className="md:col-span-7">
          <h1 className="text-display md:max-w-[5em] md:landscape:max-w-none md:landscape:text-[min(var(--text-display),9.5svh)]">
            {title}
          </h1>
          <p className="mt-3 max-w-[26em] text-balance md:mt-6 md:text-lead">{lead}</p>
        </div>
      </div>
    </section>
  )
}
