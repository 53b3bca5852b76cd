'use client'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { FrameCaption, type Words } from './frame-caption'

/** One crop of a picture: its largest file, in px. */
export interface Crop {
  avif: string
  width: number
  height: number
}

export interface View extends Words, Crop {
  alt: string
  /** In an upright window. */
  tall?: Crop
  jpg: string
}

interface Props {
  /** The frames of the day, whole. They are rendered once the first one is opened. */
  views: readonly View[]
  /** The dialog's name. */
  title: string
  close: string
  /** The frames, each with a link to its file. */
  children: ReactNode
}

/**
 * A frame's link opens it whole in a dialog; without scripts it opens the file. All frames lie in the
 * dialog in one row, so a finger moves through the day by the browser's own scrolling.
 */
export function GalleryViewer({ views, title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [hasOpened, setHasOpened] = useState(false)
  const [current, setCurrent] = useState(0)

  function show(index: number) {
    const picture = row.current!.children[index]?.querySelector('img')
    picture?.focus() // scrolls to it, and a screen reader says its alternative text
  }
  function openLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    flushSync(() => setHasOpened(true))
    dialog.current!.showModal()
    show([...event.currentTarget.querySelectorAll('a')].indexOf(link))
  }
  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(findShown(row.current!) + step)
  }

  return (
    <>
      <div role="list" onClick={openLink}>
        {children}
      </div>
      <dialog
        ref={dialog}
        aria-label={title}
        onKeyDown={handleKeyDown}
        className="dark h-dvh max-h-none w-full max-w-none grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(60%,1fr)_auto] bg-background text-ink open:grid"
      >
        <button
          type="button"
          onClick={() => dialog.current!.close()}
          className="col-start-2 row-start-1 touch-target px-6 text-link md:row-start-3 md:px-(--margin)"
        >
          {close}
        </button>
        <div
          ref={row}
          onScroll={event => setCurrent(findShown(event.currentTarget))}
          // The hours lead to each picture, so no scrollbar lies between them.
          className="col-span-full row-start-2 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto"
        >
          {hasOpened &&
            views.map(({ alt, avif, width, height, tall, jpg, ...words }) => (
              <div key={words.moment} className="opened-box">
                <figure
                  className="opened grid gap-y-3"
                  style={toVariables({ width, height }, tall)}
                >
                  <picture>
                    {tall && (
                      <source
                        type="image/avif"
                        media="(orientation: portrait)"
                        srcSet={tall.avif}
                      />
                    )}
                    <source type="image/avif" srcSet={avif} />
                    <img
                      src={jpg}
                      alt={alt}
                      tabIndex={0} // a keyboard reaches what scrolls
                      loading="lazy"
                    />
                  </picture>
                  <FrameCaption {...words} className="max-md:px-(--margin)" />
                </figure>
              </div>
            ))}
        </div>
        <div className="row-start-3 flex flex-wrap px-3 max-md:col-span-full max-md:justify-center md:ps-[calc(var(--margin)-0.5rem)]">
          {hasOpened &&
            views.map(({ hour, moment }, index) => (
              <button
                key={moment}
                type="button"
                aria-label={`${hour}, ${moment}`}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
                className="touch-target justify-center text-small text-quiet lining-nums tabular-nums current-mark underline-offset-[0.5em] hover:text-ink aria-[current]:text-ink md:px-2"
              >
                {hour}
              </button>
            ))}
        </div>
      </dialog>
    </>
  )
}

const findShown = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth)

type Size = Omit<Crop, 'avif'>

/** For the rule `.opened`, which computes how large the picture is drawn. */
function toVariables(picture: Size, tall: Size = picture) {
  return {
    '--ratio': picture.width / picture.height,
    '--file-width': `${picture.width}px`,
    '--tall-ratio': tall.width / tall.height,
    '--tall-file-width': `${tall.width}px`,
  } as CSSProperties
}
