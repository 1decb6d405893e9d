import { useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactElement, use } from 'react'
import { PageScriptsContext } from '~/lib/page-scripts.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { integrityOf } from '~/routing/navigation/asset-integrity.ts'
import { textAddresses } from '~/routing/navigation/text-preloads.ts'
import { fontsAtOnceScript } from './fonts-at-once.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const storageKey = 'colour-mode'

/**
 * Script for the document's head: sets the colour mode before anything is painted, says that scripts run, and
 * switches between light and dark where `data-colour-mode` is pressed, here and in other tabs (P-014). The look
 * of the device is never pinned: a choice that equals it follows the device again. It is constant, so that its
 * hash can stand in a Content-Security-Policy. Storage may be forbidden: a choice lasts as long as the page then.
 */
export const colourModeScript = `(function(d,k){function show(m){if(m==="light"||m==="dark")d.dataset.theme=m;else delete d.dataset.theme}d.dataset.scripts="";try{show(localStorage.getItem(k))}catch(e){}document.addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[data-colour-mode]"))return;var o=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light",m=(d.dataset.theme||o)==="dark"?"light":"dark";if(m===o)m="system";show(m);try{localStorage.setItem(k,m)}catch(e){}});addEventListener("storage",function(e){if(e.key===k)show(e.newValue)})})(document.documentElement,"${storageKey}")`

const named = (address: string) => ({ address, integrity: integrityOf(address) ?? '' })

/**
 * Returns the code that runs before the first paint. It has run by the time a browser hydrates the page, so it is not
 * in the browser's bundle.
 */
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
