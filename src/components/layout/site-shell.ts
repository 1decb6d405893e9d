import { useMatches } from '@tanstack/react-router'
import { createContext, type ReactNode } from 'react'
import type { HtmlOnlyData } from '../static-fragment/html-only-data.ts'

/** A link of a menu or a footer: a path of the portal, or an address elsewhere. */
export type SiteLink = {
  readonly label: string
  readonly href: string
  readonly description: string | null
  /** Set for a link to a sign-in page, which is hidden from signed-in users. */
  readonly isSignInPage?: true
}

/** A link of the main menu with the links under it. */
export type MenuEntry = SiteLink & { readonly children: readonly SiteLink[] }

/** Editors' statement in the footer of every page, and its links in groups. */
export type FooterWords = {
  readonly statement: string
  readonly groups: readonly { readonly title: string; readonly links: readonly SiteLink[] }[]
}

/** The links that editors put around every page. */
export type SiteLinks = {
  readonly menu: readonly MenuEntry[] | null
  /** The last ones of the footer. */
  readonly legal: readonly SiteLink[]
}

/** Editors' content around every page, in the page's language. Null members are replaced by the portal's own texts. */
export type SiteShell = {
  readonly links: SiteLinks
  readonly footer: FooterWords | null
  /** A line over every page while there is one. */
  readonly announcement: string | null
  /** True if a member of staff sees unpublished content. */
  readonly isPreview: boolean
  /** True if the product API tells addresses without an account of news (P-770). */
  readonly alerts: boolean
}

/** The same as pages show it. */
export type LoadedSiteShell = Omit<SiteShell, 'footer'> & {
  readonly footer: HtmlOnlyData<FooterWords> | null
}

/** Narrowing: only the layouts that load it return a `siteShell`, and only in the server's mapped form. */
function hasSiteShell(data: unknown): data is { readonly siteShell: LoadedSiteShell } {
  return typeof data === 'object' && data !== null && 'siteShell' in data
}

const none: LoadedSiteShell = {
  links: { menu: null, legal: [] },
  footer: null,
  announcement: null,
  isPreview: false,
  alerts: false,
}

/** Returns the editors' content around the page; empty if it could not be loaded. */
export function useSiteShell(): LoadedSiteShell {
  return useMatches({
    select: (matches) => matches.map((match) => match.loaderData).find(hasSiteShell)?.siteShell ?? none,
  })
}

/** Notices on every page beside its content: above the header, and among the settings of the footer. */
export type Notices = { readonly top?: ReactNode; readonly foot?: ReactNode }

/** Filled around the pages, shown by their frame. */
export const PageNotices = createContext<Notices>({})
