import type { ReactNode } from 'react'
// Not in layout.tsx: Next would write its styles into each page once more, for global-error.tsx
// (https://github.com/vercel/next.js/issues/98110).
import './styles/index.css'

export default function Template({ children }: { children: ReactNode }) {
  return children
}
