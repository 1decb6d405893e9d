import { Scripts, useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useEffect } from 'react'
import { languageTags } from '~/routing/addresses/locales.ts'
import { usePlainLinks } from '~/routing/navigation/plain-links.ts'
import { areaOf } from '~/routing/navigation/public-area.ts'
import { LocaleContext, useDocumentLocale } from '~/routing/navigation/use-locale.ts'
import { useKeptColourModes } from './kept-colour-modes.ts'
import { LivingHead } from './living-head.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { WrittenHead } from './written-head.tsx'

const headOfPage = createIsomorphicFn()
  .server(() => WrittenHead)
  .client(() => LivingHead)

const DocumentHead = headOfPage()

/** The HTML document around every page. */
export function RootDocument({ children }: { children: ReactNode }) {
  const router = useRouter()
  const locale = useDocumentLocale()
  useFocusOnNavigation()
  usePlainLinks()
  useKeptColourModes()
  // Scripts and browser tests must know when the page answers to clicks.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    // No visitor pays for it who only looks; a file that is gone is missed at the earliest after a press.
    const watch = () =>
      import('~/routing/navigation/visit-watch.ts').then(
        (file) => file.watchVisit(router),
        () => undefined,
      )
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, watch, { once: true })
  }, [router])
  return (
    // The colour mode's script writes its attributes here before React looks.
    <html lang={languageTags[locale]} data-area={useMatches({ select: areaOf })} suppressHydrationWarning>
      <DocumentHead />
      <body>
        <LocaleContext value={locale}>{children}</LocaleContext>
        <Scripts />
      </body>
    </html>
  )
}
