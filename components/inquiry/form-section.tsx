import type { ReactNode } from 'react'

/** A numbered part of a long form. */
export function FormSection({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-18 min-w-0 border-t border-hairline pt-8 first-of-type:mt-0 lg:mt-24">
      <legend className="float-left mb-8 flex w-full items-baseline gap-5">
        <span aria-hidden className="font-display text-h3 font-light text-fine figures">
          {number}
        </span>
        <h3 className="text-h3">{title}</h3>
      </legend>
      <div className="clear-both grid grid-cols-1 gap-x-6 gap-y-7 @min-[30rem]:grid-cols-2">{children}</div>
    </fieldset>
  )
}
