/** The button's class names. Every page loads the two error pages, which use them without cva and Slot (2 KB each). */
export const buttonClasses =
  'button inline-flex min-h-13 items-center justify-center gap-3 rounded px-8 py-3 text-center text-body leading-tight font-medium whitespace-normal hover-fade aria-disabled:cursor-progress aria-disabled:opacity-75'
export const defaultClasses = 'bg-action text-on-action hover:bg-action-hover active:bg-action'
