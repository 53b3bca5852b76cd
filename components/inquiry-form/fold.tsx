import { useState } from 'react'
import type { FormId } from '@/lib/inquiry/fields'

const foldId = (id: FormId) => `${id}-fold`

/** The browser folds and unfolds it. React only says how it starts. */
export function Fold({
  id,
  label,
  startsOpen,
}: {
  id: FormId
  label: string
  startsOpen: boolean
}) {
  const [isOpen] = useState(startsOpen)
  return (
    <details id={foldId(id)} open={isOpen} className="folds-form">
      <summary className="touch-target text-link">{label}</summary>
    </details>
  )
}

/** A form has a fold only while its receipt is shown. */
export function openFold(id: FormId): void {
  const fold = document.getElementById(foldId(id))
  if (fold instanceof HTMLDetailsElement) fold.open = true
}
