import type {
  FooterWords,
  MenuEntry,
  SiteLink,
  SiteLinks,
  SiteShell,
} from '~/components/layout/site-shell.ts'
import { contactDetails } from '~/contact-details.ts'
import type { ContentLink } from '~/contract/content-api/components.schema.ts'
import type { Footer, GlobalContent, Menu } from '~/contract/content-api/pages.schema.ts'
import { preserializedData } from '~/lib/preserialized-data.ts'
import { safeHref } from '~/lib/rich-text/safe-href.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { locales } from '~/routing/addresses/locales.ts'
import { paths } from '~/routing/addresses/route-table.ts'

/** The content backend's data of the whole site; undefined for failed reads. */
export type WireSite = {
  readonly menu: Menu | undefined
  readonly footer: Footer | undefined
  readonly global: GlobalContent | undefined
}

const signInPath = /^\/\w\w\/(login|register)$/

/** Maps links; those with a disallowed URL are left out. */
function toLinks(links: readonly ContentLink[], publicUrl: string): SiteLink[] {
  return links.flatMap(({ label, url, description }) => {
    const href = safeHref(url, publicUrl)
    if (href === null) return []
    return [
      { label, href, description, ...(signInPath.test(paths.toInternal(href)) && { isSignInPage: true }) },
    ]
  })
}

function toMenu({ items }: MenuLinks, publicUrl: string): MenuEntry[] {
  return items.flatMap((item) =>
    toLinks([item], publicUrl).map((link) => ({ ...link, children: toLinks(item.children, publicUrl) })),
  )
}

/**
 * Creates the function that maps the site's editorial content to the site shell, once per backend response.
 * An empty menu counts as none.
 */
export function createSiteShellMapping(
  publicUrl: string,
): (site: WireSite) => Omit<SiteShell, 'alerts' | 'isPreview'> {
  const wordsOf = weakMemo((footer: Footer) => toWords(footer, publicUrl))
  const linksOf = weakMemo((menu: MenuLinks) =>
    weakMemo((footer: FooterLinks) => toSiteLinks(menu, footer, publicUrl)),
  )
  return ({ menu, footer, global }) => ({
    links: linksOf(menu ?? noMenu)(footer ?? noFooter),
    footer: footer === undefined ? null : wordsOf(footer),
    announcement: global?.announcement?.trim() || null,
  })
}

type MenuLinks = Pick<Menu, 'items'>
type FooterLinks = Pick<Footer, 'legalLinks'>
const noMenu: MenuLinks = { items: [] }
const noFooter: FooterLinks = { legalLinks: [] }

/** Returns a filter that keeps the first link to each address; `taken` has one elsewhere. */
function onceEach(taken: readonly string[]): (link: SiteLink) => boolean {
  const seen = new Set(taken)
  return ({ href }) => {
    const isNew = !seen.has(href)
    seen.add(href)
    return isNew
  }
}

/** The addresses that the portal's own part of the footer has: home, and the ways to reach the manager. */
const ownAddresses = [
  ...locales.flatMap((locale) => [pathFor({ to: '/', locale }), pathFor({ to: '/contact', locale })]),
  `mailto:${contactDetails.email}`,
  `tel:${contactDetails.phone}`,
]

function toSiteLinks(menu: MenuLinks, footer: FooterLinks, publicUrl: string): SiteLinks {
  const entries = toMenu(menu, publicUrl)
  return preserializedData({
    menu: entries.length === 0 ? null : entries,
    legal: toLinks(footer.legalLinks, publicUrl).filter(onceEach(ownAddresses)),
  })
}

/** The footer's links without doubles: each address once, and none that another part of the footer has (P-363). */
function toWords({ statement, groups, legalLinks }: Footer, publicUrl: string): FooterWords {
  const once = onceEach([...ownAddresses, ...toLinks(legalLinks, publicUrl).map(({ href }) => href)])
  return {
    statement: statement ?? '',
    groups: groups
      .map(({ title, links }) => ({ title, links: toLinks(links, publicUrl).filter(once) }))
      .filter(({ links }) => links.length > 0),
  }
}
