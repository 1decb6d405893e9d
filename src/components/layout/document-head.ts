import { createIsomorphicFn } from '@tanstack/react-start'
import favicon from '~/../public/favicon.svg?inline'
import { brand } from '~/brand.ts'
import { integrityOf } from '~/routing/navigation/asset-integrity.ts'
import styles from '~/styles/app.css?url'
import { preloadedFonts } from '~/styles/font-files.ts'

/**
 * The sign of the tab, within the page: a file of its own is on its way before the picture. Written on the server alone,
 * so that the page's scripts do not hold it, too.
 */
const tabIcon = createIsomorphicFn()
  .server(() => [{ rel: 'icon', href: favicon, type: 'image/svg+xml' }])
  .client(() => [])

/** Head that every page has. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: brand.name },
    ],
    links: [
      { rel: 'stylesheet', href: styles, ...integrityOf(styles) },
      ...tabIcon(),
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...preloadedFonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }
}
