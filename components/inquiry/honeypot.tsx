import { honeypot } from '@/lib/inquiry'

/** For programs that fill in everything; out of sight, reach and hearing of people. `display: none` is known to programs. */
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
