'use client'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FrameCaption, type Words } from './frame-caption'

export interface View extends Words {
  alt: string
  width: number
  height: number
  avif: string
  /** In an upright window. */
  tallAvif?: string
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
    const { scrollLeft, clientWidth } = row.current!
    show(Math.round(scrollLeft / clientWidth) + step)
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
        className="dark h-dvh max-h-none w-full max-w-none bg-background text-ink"
      >
        <button
          type="button"
          onClick={() => dialog.current!.close()}
          className="fixed top-2 right-2 z-10 touch-target px-4 text-link"
        >
          {close}
        </button>
        <div ref={row} className="flex h-full snap-x snap-mandatory overflow-x-auto">
          {hasOpened &&
            views.map(({ alt, width, height, avif, tallAvif, jpg, ...words }) => (
              <figure
                key={words.moment}
                className="grid w-full shrink-0 snap-center grid-rows-[minmax(0,1fr)_auto] gap-y-4 px-(--margin) pt-16 pb-6"
              >
                <picture className="relative">
                  {tallAvif && (
                    <source type="image/avif" media="(orientation: portrait)" srcSet={tallAvif} />
                  )}
                  <source type="image/avif" srcSet={avif} />
                  <img
                    src={jpg}
                    alt={alt}
                    tabIndex={0} // a keyboard reaches what scrolls
                    loading="lazy"
                    className="absolute inset-0 m-auto size-full object-contain"
                    style={{ maxWidth: width, maxHeight: height }}
                  />
                </picture>
                <FrameCaption {...words} className="mx-auto w-full max-w-(--measure)" />
              </figure>
            ))}
        </div>
      </dialog>
    </>
  )
}
