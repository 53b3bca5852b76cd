'use client'
import { cx } from 'class-variance-authority'
import { PauseIcon, PlayIcon } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { EncodedPicture, Film as FilmFiles } from '@/content/pictures/encoded'
import { isDataScarce } from './connection'

interface Props {
  film: FilmFiles
  pause: string
  focal: EncodedPicture['focal']
  media?: string
}

export function Film({ film, pause, focal: [x, y], media = 'all' }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(`${media} and (prefers-reduced-motion: no-preference)`)
  const [hasPlayed, setHasPlayed] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || playback !== 'allowed') return
    // A pause or scroll interrupts play() with an AbortError, which is no failure.
    const handlePlayError = ({ name }: DOMException) => {
      if (name !== 'AbortError') setHasFailed(true)
    }
    const observer = new IntersectionObserver(entries => {
      if (entries.at(-1)?.isIntersecting) element.play().catch(handlePlayError)
      else element.pause()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.pause()
    }
  }, [playback])

  if (playback === 'absent' || hasFailed) return null
  const isPaused = playback === 'paused'
  const Icon = isPaused ? PlayIcon : PauseIcon
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        loop
        preload="none"
        aria-hidden
        onPlaying={() => setHasPlayed(true)}
        className={cx(
          'pointer-events-none absolute inset-0 size-full object-cover transition-opacity duration-900 ease-shutter in-[.hero]:delay-1200',
          hasPlayed ? 'opacity-100' : 'opacity-0',
        )}
        style={{ objectPosition: `${x}% ${y}%` }}
      >
        <source src={film.webm} type='video/webm; codecs="av01.0.08M.10"' />
        {/* If no source is usable, play() waits forever, and only the last source fires an error. */}
        <source src={film.mp4} type="video/mp4" onError={() => setHasFailed(true)} />
      </video>
      {(hasPlayed || isPaused) && (
        <button
          type="button"
          aria-label={pause}
          aria-pressed={isPaused}
          onClick={togglePause}
          className="on-picture film-button grid size-12 place-items-center rounded border bg-kohl/73 transition-colors hover:border-current"
        >
          <Icon aria-hidden className="size-4 fill-current" strokeWidth={1} />
        </button>
      )}
    </>
  )
}

let pausedByVisitor = false
const pauseEvents = new EventTarget()
function togglePause() {
  pausedByVisitor = !pausedByVisitor
  pauseEvents.dispatchEvent(new Event('change'))
}

/** `absent` before the page has loaded, if data is scarce, or if `media` does not match. */
function usePlayback(media: string) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const controller = new AbortController()
      matchMedia(media).addEventListener('change', notify, { signal: controller.signal })
      pauseEvents.addEventListener('change', notify, { signal: controller.signal })
      addEventListener('load', notify, { signal: controller.signal })
      return () => controller.abort()
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => readPlayback(media),
    () => 'absent',
  )
}

function readPlayback(media: string) {
  if (document.readyState !== 'complete' || isDataScarce() || !matchMedia(media).matches)
    return 'absent'
  return pausedByVisitor ? 'paused' : 'allowed'
}
