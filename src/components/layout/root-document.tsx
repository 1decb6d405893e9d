import { HeadContent, Scripts, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { brand } from '~/brand.ts'
import { languageTags } from '~/routing/addresses/locales.ts'
import { integrityOf } from '~/routing/navigation/asset-integrity.ts'
import { usePlainLinks } from '~/routing/navigation/link-navigation.ts'
import { areaOf } from '~/routing/navigation/public-area.ts'
import { LocaleContext, useDocumentLocale } from '~/routing/navigation/use-locale.ts'
import styles from '~/styles/app.css?url'
import { HeadScript } from './head-script.tsx'

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Moves the focus after a navigation in the browser to the new page's heading, or to the anchor of the URL, so that
 * keyboard and screen reader continue from there. A change of search keeps the focus on the control that made it,
 * unless that control is gone with a step of a form: then the heading receives it. A jump within a page is the
 * browser's own: if the focus has already moved on from there, it is left alone.
 */
function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    let focusedBefore: Element | null = null
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        focusedBefore = document.activeElement
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation) return
        const isElsewhere = pathChanged || document.activeElement === document.body
        if (!isElsewhere && document.activeElement !== focusedBefore) return
        if (!isElsewhere && (!hashChanged || fromLocation.searchStr !== toLocation.searchStr)) return
        const target =
          document.getElementById(toLocation.hash) ??
          (isElsewhere && document.querySelector<HTMLElement>('#content h1'))
        if (target) focusQuietly(target)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
}

/** The HTML document around every page. */
export function RootDocument({ children }: { children: ReactNode }) {
  const router = useRouter()
  const locale = useDocumentLocale()
  useFocusOnNavigation()
  usePlainLinks()
  // Scripts and browser tests need to know when the page is interactive.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    // Loaded on the first interaction only; a missing file has an effect after a press at the earliest.
    const watch = () =>
      import('~/routing/navigation/activity-tracker.ts').then(
        (file) => file.watchVisit(router),
        () => undefined,
      )
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, watch, { once: true })
  }, [router])
  return (
    // The colour mode's script writes its attributes here before React looks.
    <html lang={languageTags[locale]} data-area={useMatches({ select: areaOf })} suppressHydrationWarning>
      <head>
        <HeadScript locale={locale} />
        <link rel="stylesheet" href={styles} integrity={integrityOf(styles)} suppressHydrationWarning />
        <meta name="theme-color" content={brand.colours.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brand.colours.ink} media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        <LocaleContext value={locale}>{children}</LocaleContext>
        <Scripts />
      </body>
    </html>
  )
}
