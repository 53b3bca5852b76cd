import type { ReactNode } from 'react'

interface Props {
  number: number
  title: string
  children: ReactNode
}

export function Section({ number, title, children }: Props) {
  return (
    <fieldset className="mt-18 min-w-0 border-t border-hairline pt-6 first-of-type:mt-0 lg:mt-24 lg:pt-8">
      <legend className="float-left mb-6 flex w-full items-baseline gap-5 lg:mb-8">
        <span aria-hidden className="font-display text-h3 font-light text-fine figures">
          {number}
        </span>
        <h3 className="text-h3">{title}</h3>
      </legend>
      {children}
    </fieldset>
  )
}
