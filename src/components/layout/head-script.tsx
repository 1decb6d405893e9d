import { useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactElement, use } from 'react'
import { PageScriptsContext } from '~/lib/page-scripts.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { integrityOf } from '~/routing/navigation/asset-integrity.ts'
import { textAddresses } from '~/routing/navigation/text-preloads.ts'
import { colourModeScript } from './colour-mode.ts'
import { fontsAtOnceScript } from './fonts-at-once.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const named = (address: string) => ({ address, integrity: integrityOf(address) ?? '' })

/** What a page does before anything is drawn: all of that is done when a browser hydrates it, which has no code for it. */
const useCodeOfHead = createIsomorphicFn()
  .server((locale: Locale): string => {
    const { first, modules } = use(PageScriptsContext)
    const texts = textAddresses(useMatches(), locale)
    const start =
      first === undefined ? '' : scriptsAfterPaint(named(first), [...modules, ...texts].map(named))
    return `${colourModeScript};${fontsAtOnceScript};${start}`
  })
  .client((_locale: Locale): string => '')

/**
 * The script in the head of every page. It stands before the style sheet: one after it waits for it, and the rest of the
 * page with both.
 */
export function HeadScript({ locale }: { readonly locale: Locale }): ReactElement {
  return (
    <script
      id="page-start"
      nonce={useRouter().options.ssr?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant code and a list whose markup is escaped.
      dangerouslySetInnerHTML={{ __html: useCodeOfHead(locale) }}
    />
  )
}
