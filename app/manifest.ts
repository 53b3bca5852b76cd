import type { MetadataRoute } from 'next'
import { studio } from '@/content/studio'
import { backgroundColors } from './background-colors'

/** The site on a home screen: a bookmark with a name and an icon, not an app. scripts/cards.ts draws the icons. */
export default function manifest(): MetadataRoute.Manifest {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: `${studio.name}: wedding photography and films`,
    short_name: studio.name,
    description: studio.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: backgroundColors.dark,
    theme_color: backgroundColors.dark,
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  }
}
