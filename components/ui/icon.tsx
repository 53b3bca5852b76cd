import type { ReactNode, SVGProps } from 'react'

/** Shapes on a grid of 24. Drawn here: an icon library's wrapper costs every page 2 KB of script for six icons. */
function icon(shape: ReactNode) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {shape}
      </svg>
    )
  }
}

export const ChevronDown = icon(<path d="m6 9 6 6 6-6" />)
export const Warning = icon(<path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 7.5v5M12 16.5v0" />)
export const Pause = icon(<path d="M6 4h4v16H6ZM14 4h4v16h-4Z" />)
export const Play = icon(<path d="m6 4 14 8-14 8Z" />)
export const Sun = icon(
  <path d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />,
)
export const Moon = icon(<path d="M20.5 14.5A9 9 0 1 1 9.5 3.5 7 7 0 0 0 20.5 14.5Z" />)
