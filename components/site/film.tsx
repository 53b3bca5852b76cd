'use client'
import { useEffect, useRef, useState } from 'react'
import type { Film as Files } from '@/content/encoded-pictures'
import { useFilmAllowed, useInView, usePageSettled, useTabShown } from './film-conditions'
import { FilmControl, useFilmsPaused } from './film-control'

interface Props {
  film: Files
  /** The labels of its button. */
  pause: string
  play: string
  /** The focal point of the still, in per cent: the film lies exactly over it. */
  focal: readonly [x: number, y: number]
  /** A media condition, such as `(orientation: landscape)`: the screens on which it fits the still. */
  media?: string
}

/** A silent loop over its still, as large as its positioned parent. If it may not play, nothing is rendered or fetched. */
export function Film({ media, ...props }: Props) {
  const settled = usePageSettled()
  const allowed = useFilmAllowed(media)
  const [failed, setFailed] = useState(false)
  if (!settled || !allowed || failed) return null
  return <Loop {...props} onFail={() => setFailed(true)} />
}

function Loop({ film, pause, play, focal: [x, y], onFail }: Omit<Props, 'media'> & { onFail: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [running, setRunning] = useState(false)
  const paused = useFilmsPaused()
  const near = useInView(video, '100% 0px')
  const inView = useInView(video)
  const tabShown = useTabShown()
  const plays = inView && tabShown && !paused

  useEffect(() => {
    if (!plays) return video.current?.pause()
    // An AbortError means that a pause came first. Other errors mean that it may not play, as in a phone's power saving mode.
    video.current?.play().catch((error: DOMException) => error.name !== 'AbortError' && onFail())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onFail is new in every render but always does the same
  }, [plays])

  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        loop
        preload={near && !paused ? 'auto' : 'none'}
        disablePictureInPicture
        disableRemotePlayback
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setRunning(true)}
        className={`film ${running ? 'opacity-100' : 'opacity-0'}`}
        style={{ objectPosition: `${x}% ${y}%` }}
      >
        <source src={film.webm} type='video/webm; codecs="av01.0.08M.10"' />
        {/* play() waits forever if no source can be used: the error of the last one says so. */}
        <source src={film.mp4} type="video/mp4" onError={onFail} />
      </video>
      {(running || paused) && <FilmControl pause={pause} play={play} />}
    </>
  )
}
