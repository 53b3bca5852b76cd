import type { ComponentProps } from 'react'
import { FormField } from './form-field'
import { RadioGroup } from './radio-group'
import type { Control } from './control'

/** How a field is presented; lib/inquiry.ts has its type, options and whether it is required. */
export interface Question extends Omit<ComponentProps<typeof Control>, 'name'> {
  /** The part of a long form. */
  section?: string
  /** Over both columns. */
  wide?: true
  /** A choice that shows all its options at once. */
  radios?: true
}

/** The fields of a section, or of a form without sections, in their order. */
export function Questions({ questions, section: asked }: { questions: Record<string, Question>; section?: string }) {
  return Object.entries(questions).map(([name, { section, wide, radios, ...control }]) => {
    if (section !== asked) return null
    const className = wide && 'col-span-full'
    if (radios) return <RadioGroup key={name} name={name} className={className} />
    return <FormField key={name} name={name} className={className} {...control} />
  })
}
