import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { submitDetailedInquiry, submitInquiry } from '@/app/actions'
import { InquiryProvider } from '@/components/inquiry/provider'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { NavigationFocus } from '@/components/site/navigation-focus'
import { defaultTheme } from '@/content/facts'
import { studio } from '@/content/studio'
import { addressOf } from '@/lib/site-address'
import { fontVariables } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(addressOf('/')),
  title: { default: studio.name, template: `%s | ${studio.name}` },
  description: studio.description,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = { colorScheme: 'dark light', themeColor: '#110d10' }

/**
 * Not on phones: the fonts would delay the style sheet, and the device's fonts in globals.css have
 * the same widths. On wider screens words would jump. next/font preloads on all screens or on none.
 */
const onWideScreens = {
  as: 'font',
  type: 'font/woff2',
  crossOrigin: '',
  media: '(min-width: 48rem)',
} as const
const firstFonts = [
  new URL('./fonts/display.woff2', import.meta.url),
  new URL('./fonts/text.woff2', import.meta.url),
]

export default function RootLayout({ children }: { children: ReactNode }) {
  for (const file of firstFonts) preload(String(file), onWideScreens)
  return (
    <html lang="en-IN" className={`${defaultTheme} ${fontVariables}`} suppressHydrationWarning>
      <body>
        <ThemeProvider
          attribute="class"
          defaultTheme={defaultTheme}
          enableSystem={false}
          storageKey="noor-vista-theme"
        >
          <NavigationFocus />
          <InquiryProvider
            actions={{ inquiry: submitInquiry, 'detailed-inquiry': submitDetailedInquiry }}
          >
            <Header />
            <div id="page">
              <main id="content" tabIndex={-1}>
                {children}
              </main>
              <Footer />
            </div>
          </InquiryProvider>
        </ThemeProvider>
      </body>
    </html>
  )
}
