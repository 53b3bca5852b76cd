/** The plain words of the button's look: the two error pages take them as they are, for cva would double their script. */
export const buttonLook =
  'inline-flex min-h-13 items-center justify-center gap-3 rounded px-8 py-3 text-center text-body leading-tight font-medium whitespace-normal hover-fade disabled:cursor-progress disabled:opacity-75'
export const actionLook = 'bg-action text-on-action hover:bg-action-hover active:bg-action'
