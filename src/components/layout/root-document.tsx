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
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** The HTML document around every page. */
export function RootDocument({ children }: { children: ReactNode }) {
  const router = useRouter()
  const locale = useDocumentLocale()
  useFocusOnNavigation()
  usePlainLinks()
  // Scripts and browser tests must know when the page answers to clicks.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    // No visitor pays for it who only looks; a file that is gone is missed at the earliest after a press.
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
