import { honeypot } from '@/lib/inquiry'

/** Bots fill it in; people cannot see, reach or hear it. Not `display: none`, which bots recognise. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {label}
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
