'use client'

export interface Film {
  title: string
  /** Addresses. */
  files: readonly string[]
  poster: { src: string; width: number; height: number }
  captions: { src: string; srcLang: string; label?: string | undefined }
  /** The name of the close button. */
  close: string
}

/** Rendered only while it is open, so that closing stops the film. Dark in both themes. */
export function FilmDialog({ title, files, poster, captions, close, onClose }: Film & { onClose: () => void }) {
  return (
    <dialog
      ref={show}
      aria-label={title}
      onClose={onClose}
      className="film-dialog on-picture m-0 h-dvh max-h-none w-full max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-kohl open:grid"
    >
      <form
        method="dialog"
        className="flex items-center justify-between gap-x-6 border-b border-hairline px-(--margin) py-3"
      >
        <p className="min-w-0 font-display text-[min(1.25rem,7vw)] leading-tight font-light wrap-anywhere italic">
          {title}
        </p>
        <button className="-mr-[6px] touch shrink-0 px-[6px] text-small">{close}</button>
      </form>
      <video
        controls
        playsInline
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        className="h-auto max-h-full w-full self-center"
      >
        {files.map(file => (
          <source key={file} src={file} type={`video/${file.split('.').pop()}`} />
        ))}
        <track kind="captions" {...captions} />
      </video>
    </dialog>
  )
}

/** Opens the dialog. Back to another section of the page closes it too; Back to another page unmounts it. */
function show(dialog: HTMLDialogElement | null) {
  const close = () => dialog?.close()
  dialog?.showModal()
  // If the browser blocks autoplay, the visitor presses play.
  void dialog
    ?.querySelector('video')
    ?.play()
    .catch(() => undefined)
  addEventListener('popstate', close)
  return () => removeEventListener('popstate', close)
}
