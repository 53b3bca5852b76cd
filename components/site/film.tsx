'use client'
import { PauseIcon, PlayIcon } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { EncodedPicture, Film as Files } from '@/content/encoded-pictures'

interface Props {
  film: Files
  pause: string
  play: string
  /** The focal point of the still: the film lies exactly over it. */
  focal: EncodedPicture['focal']
  /** The screens on which it fits the still. */
  media?: string
}

const button =
  'on-picture absolute right-3 bottom-3 z-10 grid size-12 place-items-center rounded border border-hairline bg-kohl/73 transition-colors hover:border-current in-[.hero]:right-[max(1.5rem,calc(var(--margin)-2rem))] in-[.hero]:bottom-8'

/** As large as its positioned parent. Where it may not play, nothing is rendered or fetched. */
export function Film({ film, pause, play, focal: [x, y], media = 'all' }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const wish = useWish(`${media} and (prefers-reduced-motion: no-preference)`)
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || wish !== 'play') return
    const start = () =>
      element.play().catch(({ name }: DOMException) => name !== 'AbortError' && setFailed(true))
    const observer = new IntersectionObserver(
      all => void (all.at(-1)?.isIntersecting ? start() : element.pause()),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.pause()
    }
  }, [wish])

  if (!wish || failed) return null
  const [Icon, label] = wish === 'pause' ? [PlayIcon, play] : [PauseIcon, pause]
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        loop
        preload="none"
        aria-hidden
        onPlaying={() => setRunning(true)}
        className={`pointer-events-none absolute inset-0 size-full object-cover transition-opacity duration-900 ease-shutter in-[.hero]:delay-1200 ${running ? 'opacity-100' : 'opacity-0'}`}
        style={{ objectPosition: `${x}% ${y}%` }}
      >
        <source src={film.webm} type='video/webm; codecs="av01.0.08M.10"' />
        {/* play() waits forever if no source can be used: the error of the last one says so. */}
        <source src={film.mp4} type="video/mp4" onError={() => setFailed(true)} />
      </video>
      {(running || wish === 'pause') && (
        <button type="button" aria-label={label} onClick={togglePause} className={button}>
          <Icon aria-hidden className="size-4 fill-current" strokeWidth={1} />
        </button>
      )}
    </>
  )
}

/** Whether the visitor has paused all films, on every page. */
let paused = false
const pauses = new EventTarget()
function togglePause() {
  paused = !paused
  pauses.dispatchEvent(new Event('change'))
}

/**
 * Nothing until the page has loaded, with Save-Data, on a network that Chromium calls slow, and on
 * a screen of another kind.
 */
function useWish(media: string): 'play' | 'pause' | undefined {
  const subscribe = (notify: () => void) => {
    const left = new AbortController()
    for (const target of [matchMedia(media), pauses])
      target.addEventListener('change', notify, left)
    addEventListener('load', notify, left)
    return () => left.abort()
  }
  const read = () => {
    const { connection } = navigator as {
      connection?: { saveData?: boolean; effectiveType?: string }
    }
    const slow = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')
    if (slow || document.readyState !== 'complete' || !matchMedia(media).matches) return undefined
    return paused ? 'pause' : 'play'
  }
  return useSyncExternalStore(subscribe, read, () => undefined)
}
