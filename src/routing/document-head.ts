import { brand } from '../brand.ts'
import styles from '../styles/app.css?url'

/** Title and description of a page; the manager's name is added to the title. */
export type PageHead = { readonly title: string; readonly description?: string; readonly noIndex?: boolean }

/** Head of one page. */
export function pageHead({ title, description, noIndex }: PageHead) {
  return {
    meta: [
      { title: `${title} | ${brand.name}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  }
}

/** Head that every page has. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: brand.name },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }
}
