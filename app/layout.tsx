import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { ThemeColor } from '@/components/site/theme-color'
import { Toaster } from '@/components/ui/sonner'
import { footer, navigation, studio } from '@/content/studio'
import { fontVariables } from './fonts'
import { grounds } from './grounds'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(process.env.SITE_URL ?? 'http://localhost:3000'),
  title: { default: studio.name, template: `%s | ${studio.name}` },
  description: studio.description,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = { colorScheme: 'dark light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`dark ${fontVariables}`} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        <ThemeProvider
          attribute="class"
          defaultTheme="dark"
          enableSystem={false}
          storageKey="noor-vista-theme"
          disableTransitionOnChange
        >
          <ThemeColor {...grounds} />
          <Header navigation={navigation} studio={studio} />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer footer={footer} studio={studio} />
          <Toaster />
        </ThemeProvider>
      </body>
    </html>
  )
}
