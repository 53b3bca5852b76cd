import { Button } from '@/components/ui/button'
import { Film } from '@/components/site/film'
import { Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { home } from '@/content/home'

export function Hero() {
  const { picture, title, lead, discover, start } = home.hero
  return (
    <section
      data-under-bar
      data-shade={picture.shade}
      className="hero on-picture relative isolate flex min-h-svh flex-col justify-end overflow-clip bg-kohl"
    >
      <div className="hero-picture hero-reveal">
        <Picture
          picture={picture}
          phone={{ vw: 108 }}
          desktop={{ width: '100vw', vh: 100 }}
          priority
          tallWhen="portrait"
          className="size-full"
        />
      </div>
      <div className="hero-scrim shade absolute inset-0 z-10" />
      <div className="shade relative z-10 page-grid pb-10 md:pb-24 landscape:pt-32 short:pt-20 short:pb-6">
        <div className="md:col-span-8 lg:col-span-7">
          <h1 className="max-w-[6.2em] text-display short:max-w-none short:text-h2">{title}</h1>
          <p className="mt-6 max-w-[20em] text-lead text-balance text-ink md:mt-8 short:mt-3 short:max-w-[26em]">
            {lead}
          </p>
          <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 md:mt-10 sm:portrait:pe-16 short:mt-4">
            <SiteLink
              {...discover}
              className="touch-target text-link max-sm:portrait:max-w-[calc(100%-4rem)]"
            />
            <Button asChild className="max-sm:w-full">
              <SiteLink {...start} />
            </Button>
          </p>
        </div>
      </div>
      {/* After the scrim, so that the button lies on it. In portrait the hero shows another crop. */}
      <div className="pointer-events-none absolute inset-0">
        {picture.film && (
          <Film
            film={picture.film}
            {...home.films}
            focal={picture.focal}
            media="(orientation: landscape)"
          />
        )}
        {picture.tall?.film && (
          <Film
            film={picture.tall.film}
            {...home.films}
            focal={picture.tall.focal}
            media="(orientation: portrait)"
          />
        )}
      </div>
    </section>
  )
}
