'use client'
import { useTheme } from 'next-themes'
import { Toaster as Sonner, type ToasterProps } from 'sonner'

function Toaster(props: ToasterProps) {
  const { resolvedTheme } = useTheme()
  return <Sonner theme={resolvedTheme === 'light' ? 'light' : 'dark'} className="toaster" {...props} />
}

export { Toaster }
