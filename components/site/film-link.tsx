'use client'
import { useState, type MouseEvent, type ReactNode } from 'react'
import type { FilmDialog, Film } from './film-dialog'

/**
 * A link to the film's first file. Scripts show the film in a dialog instead, which loads at the first click: this component is
 * in the page's scripts even without a film.
 */
export function FilmLink({ children, ...film }: Film & { children: ReactNode }) {
  const [Dialog, setDialog] = useState<typeof FilmDialog>()
  const openHere = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return // new tab, new window or download
    event.preventDefault()
    const link = event.currentTarget
    link.focus() // Safari does not focus a clicked link, to which the dialog must return the focus
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
