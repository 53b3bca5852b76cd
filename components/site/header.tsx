import { Button } from '@/components/ui/button'
import { navigation, studio } from '@/content/studio'
import { HeaderFallback } from './header-fallback'
import { ContactLink } from './contact-link'
import { Menu } from './menu'
import { SiteLink } from './site-link'
import { ThemeToggle } from './theme-toggle'

const { links, begin, menu, theme } = navigation

export function Header() {
  return (
    <header id="bar" className="bar fixed inset-x-0 top-0 z-40 [view-transition-name:bar]">
      <HeaderFallback />
      <a
        href="#content"
        className="absolute top-2 left-2 z-10 -translate-y-24 bg-background px-4 py-3 text-ink focus-visible:translate-y-0"
      >
        {navigation.skip}
      </a>
      {/* Not on the header, because in older browsers the fixed menu is then positioned inside it. */}
      <div className="@container">
        <div className="flex h-(--bar) items-center gap-x-[1.5cqi] bar-margin">
          <Wordmark />
          <nav aria-label={navigation.label} className="bar-links">
            {links.map(link => (
              <SiteLink
                key={link.href}
                {...link}
                className="touch-target hidden justify-center current-mark decoration-1 underline-offset-[0.5em] hover:underline @bar:inline-flex"
              />
            ))}
            <SiteLink
              href={begin.href}
              className="touch-target rounded border-current px-2 hover:bg-ink hover:text-background focus-visible:bg-background focus-visible:text-ink @bar:border @bar:px-5"
            >
              <span className="border-y border-current border-t-transparent py-0.5 @bar:border-0">
                {begin.label}
              </span>
            </SiteLink>
          </nav>
          <div className="flex shrink-0 items-center @bar:-mr-3.5">
            <div className="hidden @min-[30rem]:block">
              <ThemeToggle {...theme} />
            </div>
            <div className="@bar:hidden">
              <MenuControl label={menu.open} action="show" id="open-menu" href="#menu" />
            </div>
          </div>
        </div>
      </div>
      <Menu label={menu.open}>
        <MenuContent />
      </Menu>
    </header>
  )
}

function Wordmark() {
  return (
    <SiteLink href="/" aria-label={navigation.home} className="touch-target wordmark">
      {studio.name}
    </SiteLink>
  )
}

interface MenuControlProps {
  label: string
  /** `hide` keeps Firefox from announcing that the Close button has details. */
  action: 'show' | 'hide'
  id?: string
  href: string
}

function MenuControl({ label, action, ...link }: MenuControlProps) {
  return (
    <div className="-mr-[6px] text-small whitespace-nowrap">
      <button
        type="button"
        popoverTarget="menu"
        popoverTargetAction={action}
        className="touch-target px-[6px] target-menu:hidden"
      >
        {label}
      </button>
      <a {...link} className="touch-target hidden px-[6px] target-menu:inline-flex">
        {label}
      </a>
    </div>
  )
}

function MenuContent() {
  return (
    <div className="flex min-h-full flex-col bar-margin pb-10">
      <div className="flex h-(--bar) shrink-0 items-center justify-between">
        <Wordmark />
        <div className="flex items-center">
          <ThemeToggle {...theme} />
          <MenuControl label={menu.close} action="hide" href="#open-menu" />
        </div>
      </div>
      <ul className="my-auto gap-x-12 py-8 sm:max-lg:landscape:grid sm:max-lg:landscape:grid-cols-2 sm:max-lg:landscape:py-4">
        {links.map(link => (
          <li key={link.href} className="border-b">
            <SiteLink
              {...link}
              className="block py-3 font-display text-[clamp(1.75rem,7svh,2.75rem)] leading-tight font-light current-mark underline-offset-[0.2em] sm:portrait:text-[clamp(2.75rem,6svh,4.5rem)]"
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-8">
        <Button asChild>
          <SiteLink {...begin} />
        </Button>
        <p className="flex flex-wrap gap-x-6 text-small text-quiet">
          <ContactLink method={studio.phone} className="touch-target lining-nums tabular-nums" />
          <ContactLink method={studio.whatsapp} className="touch-target">
            {studio.whatsapp.label}
          </ContactLink>
        </p>
      </div>
    </div>
  )
}
