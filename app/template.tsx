import type { ReactNode } from 'react'
import './styles/index.css'

export default function Template({ children }: { children: ReactNode }) {
  return children
}
