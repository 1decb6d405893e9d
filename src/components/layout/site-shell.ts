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
