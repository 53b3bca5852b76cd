'use client'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

const OpenContext = createContext<(index: number) => void>(() => {})

interface Props {
  /** The frames of the day, whole. They are rendered once the first one is opened. */
  views: readonly ReactNode[]
  close: string
  children: ReactNode
}

/**
 * A frame opens whole in a dialog. All frames lie there in one row, so a finger moves through the day
 * by the browser's own scrolling.
 */
export function GalleryViewer({ views, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [hasOpened, setHasOpened] = useState(false)

  function show(index: number) {
    const view = row.current!.children[index]
    if (view instanceof HTMLElement) view.focus() // scrolls to it, and a screen reader announces it
  }
  function open(index: number) {
    flushSync(() => setHasOpened(true))
    dialog.current!.showModal()
    show(index)
  }
  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    const { scrollLeft, clientWidth } = row.current!
    show(Math.round(scrollLeft / clientWidth) + step)
  }

  return (
    <OpenContext value={open}>
      {children}
      <dialog
        ref={dialog}
        onKeyDown={handleKeyDown}
        className="dark h-dvh max-h-none w-screen max-w-none bg-background text-ink"
      >
        <form method="dialog" className="fixed top-2 right-2 z-10">
          <button className="touch-target px-4 text-link">{close}</button>
        </form>
        <div ref={row} className="flex h-full snap-x snap-mandatory overflow-x-auto">
          {hasOpened &&
            views.map((view, index) => (
              <figure
                key={index}
                tabIndex={-1}
                className="grid w-full shrink-0 snap-center grid-rows-[minmax(0,1fr)_auto] gap-y-4 px-(--margin) pt-16 pb-6"
              >
                {view}
              </figure>
            ))}
        </div>
      </dialog>
    </OpenContext>
  )
}

/** Without scripts it opens the file. */
export function ViewerLink({ index, ...link }: ComponentProps<'a'> & { index: number }) {
  const open = use(OpenContext)
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(index)
  }
  return <a {...link} onClick={handleClick} />
}
