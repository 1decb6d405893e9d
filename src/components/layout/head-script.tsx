import { useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactElement, use } from 'react'
import type { Locale } from '~/routing/addresses/locales.ts'
import { integrityOf } from '~/routing/navigation/asset-integrity.ts'
import { textAddresses } from '~/routing/navigation/text-preloads.ts'
import { PageScriptsContext } from '~/routing/rendering/page-scripts.ts'
import { fontsAtOnceScript } from './fonts-at-once.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const storageKey = 'colour-mode'

/**
 * Script for the document's head: sets the colour mode before the first paint, marks that scripts run, and switches
 * between light and dark when `data-colour-mode` is pressed, here and in other tabs (P-014). A choice equal to the
 * device's mode is not stored, so that the page follows the device again. The script is constant, so that its hash can
 * be part of a Content-Security-Policy. If storage is forbidden, a choice lasts as long as the page.
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
 * Script in the head of every page. It precedes the style sheet: a script after it would wait for it, and delay the
 * rest of the page.
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
