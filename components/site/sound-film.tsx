import { Play } from '@/components/ui/icon'
import type { SoundFilm as Film } from '@/content/types'
import { filmLength } from '@/lib/film-length'
import { FilmLink } from './film-link'

interface Props {
  film: Film
  /** The label of the link; {length} is the film's. */
  label: string
  /** The label of the close button. */
  close: string
  className?: string
}

/** The title of a film with sound, and the link that shows it. Nothing of the film is fetched before. */
export function SoundFilm({ film: { title, files, poster, captions, length }, label, close, className = '' }: Props) {
  const { sources, width, height } = poster
  return (
    <div className={`border-t border-hairline pt-5 print:hidden ${className}`}>
      <p className="font-display text-h3 font-light italic">{title}</p>
      <FilmLink
        title={title}
        files={files.map(file => `/films/${file}`)}
        poster={{ src: sources.fallback.at(-1)!.src, width, height }}
        captions={{
          src: `/films/${captions.file}`,
          srcLang: captions.lang,
          label: new Intl.DisplayNames(captions.lang, { type: 'language' }).of(captions.lang),
        }}
        close={close}
      >
        <Play className="size-4 shrink-0 fill-current" strokeWidth={1} />
        {label.replace('{length}', filmLength(length))}
      </FilmLink>
    </div>
  )
}
