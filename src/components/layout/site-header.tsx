import { type ReactNode, useEffect, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { lineIcon } from '../ui/line-icon.tsx'
import { closeOnNavigation } from '../ui/popover.tsx'
import { Container } from './container.tsx'

/** Loads the code that moves the header ({@link watchHeader}) at the first scroll by wheel or keyboard. */
export function useHeaderAway(): void {
  useEffect(() => {
    const waiting = new AbortController()
    let stop = () => waiting.abort()
    const start = () => {
      waiting.abort()
      import('./watch-header.ts').then(
        (file) => {
          stop = file.watchHeader()
        },
        () => undefined,
      )
    }
    for (const sign of ['scroll', 'keydown']) addEventListener(sign, start, { signal: waiting.signal })
    return () => stop()
  }, [])
}

const MenuIcon = lineIcon('M4 6h16M4 12h16M4 18h16')

export type SiteHeaderProps = {
  /** Link to the home page around the logo. */
  home: ReactNode
  /** {@link SiteHeaderLinks}. */
  navigation: ReactNode
  navigationLabel: string
  /** Word on the button that opens the navigation on narrow screens. */
  menuLabel: string
  /** Language and colour mode: beside the navigation on wide screens, under it in the panel on narrow ones. */
  settings?: ReactNode
  /** Sign-in link or account menu, small: always in sight. */
  account?: ReactNode
}

/**
 * Header of every page; fixed to the window's top while the page is scrolled up. The navigation exists once: a row on
 * wide screens, a native popover behind a button on narrow ones, so that it opens without scripts. Only the logo is
 * printed.
 */
export function SiteHeader({
  home,
  navigation,
  navigationLabel,
  menuLabel,
  settings,
  account,
}: SiteHeaderProps) {
  const id = useId()
  useHeaderAway()
  return (
    <header data-site-header className="border-hairline border-b bg-background">
      <Container className="flex min-h-16 items-center gap-2 sm:gap-4 lg:gap-10">
        <div className="flex min-h-11 items-center *:flex">{home}</div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside it. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too. */}
        <div
          id={id}
          popover="auto"
          onClick={closeOnNavigation}
          className="site-menu max-lg:opening print:hidden"
        >
          <nav aria-label={navigationLabel}>{navigation}</nav>
          {settings && <div className="flex flex-wrap items-center gap-4 lg:ml-auto">{settings}</div>}
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-2 whitespace-nowrap lg:ml-0 print:hidden">
          {account}
          <Button
            color="neutral"
            variant="ghost"
            iconOnly
            popoverTarget={id}
            aria-label={menuLabel}
            className="lg:hidden"
          >
            <MenuIcon className="size-5!" />
          </Button>
        </div>
      </Container>
    </header>
  )
}
