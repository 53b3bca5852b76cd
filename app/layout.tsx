import type { Metadata, Viewport } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { submitDetailedInquiry, submitInquiry } from '@/app/actions'
import { InquiryProvider } from '@/components/inquiry-form/provider'
import { DisplayFace } from '@/components/site/display-face'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { LateLayout } from '@/components/site/late-layout'
import { NavigationFocus } from '@/components/site/navigation-focus'
import { studio } from '@/content/studio'
import { absoluteUrl } from '@/lib/site-address'
import { robots } from '@/components/site/page-metadata'

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  title: { default: studio.name, template: `%s | ${studio.name}` },
  description: studio.description,
  robots,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = { colorScheme: 'dark light', themeColor: '#110d10' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className="dark" suppressHydrationWarning>
      <body>
        <DisplayFace />
        <ThemeProvider
          attribute="class"
          defaultTheme="dark"
          enableSystem={false}
          storageKey="noor-vista-theme"
        >
          <NavigationFocus />
          <LateLayout />
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
