'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Pause, Play } from '@/components/ui/icon'
import type { Home } from '@/content/home'
import { useFilmAllowed, usePageSettled } from './film-conditions'

interface Props {
  film: Home['hero']['film']
  /** Of the still beneath, in per cent: the film lies exactly over it. */
  focal: readonly [x: number, y: number]
}

/** A silent loop over the hero's still. Nothing is rendered or fetched where it may not play, or before the page has settled. */
export function HeroFilm({ film, focal }: Props) {
  const settled = usePageSettled('.hero .screen-opens')
  const allowed = useFilmAllowed()
  const [failed, setFailed] = useState(false)
  if (!settled || !allowed || failed) return null
  return <Loop film={film} focal={focal} onFail={() => setFailed(true)} />
}

function Loop({ film, focal: [x, y], onFail }: Props & { onFail: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [running, setRunning] = useState(false)
  const [stopped, setStopped] = useState(false)
  const visible = useVisible(video)

  useEffect(() => {
    if (stopped || !visible) return video.current?.pause()
    // An AbortError is a pause that came first; anything else (a phone that saves power) is a film that may not play.
    video.current?.play().catch((error: DOMException) => error.name !== 'AbortError' && onFail())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onFail is new in every render and always means the same
  }, [stopped, visible])

  const Icon = stopped ? Play : Pause
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        loop
        preload="none"
        disablePictureInPicture
        disableRemotePlayback
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setRunning(true)}
        className={`hero-film ${running ? 'opacity-100' : 'opacity-0'}`}
        style={{ objectPosition: `${x}% ${y}%` }}
      >
        <source src={film.webm} type='video/webm; codecs="av01.0.08M.10"' />
        {/* With sources play() waits for ever where none can be used: the last one tells. */}
        <source src={film.mp4} type="video/mp4" onError={onFail} />
      </video>
      {running && (
        <button
          type="button"
          aria-label={stopped ? film.play : film.pause}
          onClick={() => setStopped(!stopped)}
          className="hero-film-control"
        >
          <Icon className="size-4 fill-current" strokeWidth={1} />
        </button>
      )}
    </>
  )
}

/** Whether it can be seen: in the viewport, in a visible tab. */
function useVisible(film: RefObject<HTMLVideoElement | null>): boolean {
  const [inView, setInView] = useState(true)
  const [tabShown, setTabShown] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver(entries => setInView(entries.at(-1)?.isIntersecting ?? false))
    if (film.current) observer.observe(film.current)
    const look = () => setTabShown(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [film])
  return inView && tabShown
}
