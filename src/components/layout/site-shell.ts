import { useMatches } from '@tanstack/react-router'
import { createContext, type ReactNode } from 'react'
import type { HtmlOnlyData } from '../static-fragment/html-only-data.ts'

/** A link of a menu or a footer: a path of the portal, or an address elsewhere. */
export type SiteLink = {
  readonly label: string
  readonly href: string
  readonly description: string | null
  /** A way in, which who is signed in does not see. */
  readonly isSignInPage?: true
}

/** A link of the main menu with the links under it. */
export type MenuEntry = SiteLink & { readonly children: readonly SiteLink[] }

/** What editors say in the footer of every page, and its links in groups. */
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

/** What editors put around every page, in the page's language. What is null has the portal's own words instead. */
export type SiteShell = {
  readonly links: SiteLinks
  readonly footer: FooterWords | null
  /** A line over every page while there is one. */
  readonly announcement: string | null
  /** Whether a member of staff sees what is not published yet. */
  readonly isPreview: boolean
}

/** The same as pages show it. */
export type LoadedSiteShell = Omit<SiteShell, 'footer'> & {
  readonly footer: HtmlOnlyData<FooterWords> | null
}

/** Narrowing: only the layouts that load it give a `siteShell`, and they give what the server mapped. */
function hasSiteShell(data: unknown): data is { readonly siteShell: LoadedSiteShell } {
  return typeof data === 'object' && data !== null && 'siteShell' in data
}

const none: LoadedSiteShell = {
  links: { menu: null, legal: [] },
  footer: null,
  announcement: null,
  isPreview: false,
}

/** What editors put around the page; nothing where it could not be had. */
export function useSiteShell(): LoadedSiteShell {
  return useMatches({
    select: (matches) => matches.map((match) => match.loaderData).find(hasSiteShell)?.siteShell ?? none,
  })
}

/** What stands on every page beside its content: over the header, and among the settings of the footer. */
export type Notices = { readonly top?: ReactNode; readonly foot?: ReactNode }

/** Filled around the pages, shown by their frame. */
export const PageNotices = createContext<Notices>({})
