import { createIsomorphicFn } from '@tanstack/react-start'
import favicon from '~/../public/favicon.svg?inline'
import { brand } from '~/brand.ts'
import { preloadedFonts } from '~/styles/font-files.ts'

/**
 * The sign of the tab, within the page: a file of its own is on its way before the picture. Written on the server alone,
 * so that the page's scripts do not hold it, too.
 */
const tabIcon = createIsomorphicFn()
  .server(() => [{ rel: 'icon', href: favicon, type: 'image/svg+xml' }])
  .client(() => [])

/** Left to the scripts: browsers ask for it as early as for style sheets. */
const webManifest = createIsomorphicFn()
  .server(() => [])
  .client(() => [{ rel: 'manifest', href: '/site.webmanifest' }])

/** Head that every page has. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: brand.name },
    ],
    links: [
      ...tabIcon(),
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...webManifest(),
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
