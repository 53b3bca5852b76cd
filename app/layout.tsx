import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { submitDetailedInquiry, submitInquiry } from '@/app/actions'
import { InquiryProvider } from '@/components/inquiry/provider'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { NavigationFocus } from '@/components/site/navigation-focus'
import { ThemeColor } from '@/components/site/theme-color'
import { studio } from '@/content/studio'
import { themeKey } from '@/lib/theme-key'
import { backgroundColors } from './background-colors'
import { preloadFonts } from './preload-fonts'
import { addressOf } from '@/lib/site-address'
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
  preloadFonts('display', 'text')
  return (
    <html lang="en-IN" className="dark" suppressHydrationWarning>
      <body>
        <ThemeProvider attribute="class" defaultTheme="dark" enableSystem={false} storageKey={themeKey}>
          <ThemeColor {...backgroundColors} />
          <NavigationFocus content="content" />
          <InquiryProvider actions={{ inquiry: submitInquiry, 'detailed-inquiry': submitDetailedInquiry }}>
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
