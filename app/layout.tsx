import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { Outbox } from '@/components/inquiry/outbox'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { NavigationFocus } from '@/components/site/navigation-focus'
import { ThemeColor } from '@/components/site/theme-color'
import { footer, navigation, studio } from '@/content/studio'
import { themeKey } from '@/lib/theme-key'
import { preloadFaces } from './faces'
import { grounds } from './grounds'
import { addressOf } from './site-address'
import './fonts.css'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(addressOf('/')),
  title: { default: studio.name, template: `%s | ${studio.name}` },
  description: studio.description,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = { colorScheme: 'dark light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  preloadFaces('display', 'text')
  return (
    <html lang="en-IN" className="dark" data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        <ThemeProvider attribute="class" defaultTheme="dark" enableSystem={false} storageKey={themeKey}>
          <ThemeColor {...grounds} />
          <NavigationFocus content="content" />
          <Outbox>
            <Header navigation={navigation} studio={studio} />
            <div id="page">
              <main id="content" tabIndex={-1}>
                {children}
              </main>
              <Footer footer={footer} studio={studio} />
            </div>
          </Outbox>
        </ThemeProvider>
      </body>
    </html>
  )
}
