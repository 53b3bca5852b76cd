'use client'
import { useState, type MouseEvent, type ReactNode } from 'react'
import type { FilmDialog, Film } from './film-dialog'

/**
 * A link to the film's first file. Scripts show it in a dialog instead, whose own script is fetched by the first click: this much is
 * on the page even where no film is.
 */
export function FilmLink({ children, ...film }: Film & { children: ReactNode }) {
  const [Dialog, setDialog] = useState<typeof FilmDialog>()
  const openHere = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return // into a tab, a window or a file
    event.preventDefault()
    const link = event.currentTarget
    link.focus() // Safari does not on a click, and the dialog gives the focus back to what had it
    try {
      const { FilmDialog } = await import('./film-dialog')
      setDialog(() => FilmDialog)
    } catch {
      location.assign(link.href)
    }
  }
  return (
    <>
      <a href={film.files[0]} onClick={openHere} className="touch gap-3 text-link">
        {children}
      </a>
      {Dialog && <Dialog {...film} onClose={() => setDialog(undefined)} />}
    </>
  )
}
