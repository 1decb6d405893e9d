import type { Chrome, MenuEntry, SiteLink } from '~/components/layout/chrome.ts'
import type { ContentLink } from '~/contract/content-api/components.schema.ts'
import type { Footer, GlobalContent, Menu } from '~/contract/content-api/pages.schema.ts'
import { remembered } from '~/lib/remembered.ts'
import { safeHref } from '~/lib/rich-text/safe-href.ts'
import { paths } from '~/routing/route-table.ts'

/** What the content backend says of the whole site; undefined for what could not be had. */
export type WireSite = {
  readonly menu: Menu | undefined
  readonly footer: Footer | undefined
  readonly global: GlobalContent | undefined
}

const entrance = /^\/\w\w\/(login|register)$/

/** A link whose address is not allowed is left out. */
function toLinks(links: readonly ContentLink[], publicUrl: string): SiteLink[] {
  return links.flatMap(({ label, url, description }) => {
    const href = safeHref(url, publicUrl)
    if (href === null) return []
    return [{ label, href, description, ...(entrance.test(paths.toInternal(href)) && { isEntrance: true }) }]
  })
}

function toMenu({ items }: Menu, publicUrl: string): MenuEntry[] {
  return items.flatMap((item) =>
    toLinks([item], publicUrl).map((link) => ({ ...link, children: toLinks(item.children, publicUrl) })),
  )
}

/**
 * Makes the function that maps what editors wrote for the whole site to what stands around every page. Menu and footer
 * are mapped once for each answer of the backend. An empty menu is no menu.
 */
export function createChromeMapping(publicUrl: string): (site: WireSite) => Omit<Chrome, 'isPreview'> {
  const menuOf = remembered((menu: Menu) => toMenu(menu, publicUrl))
  const footerOf = remembered((footer: Footer) => toFooter(footer, publicUrl))
  return ({ menu, footer, global }) => {
    const entries = menu === undefined ? [] : menuOf(menu)
    return {
      menu: entries.length === 0 ? null : entries,
      footer: footer === undefined ? null : footerOf(footer),
      announcement: global?.announcement?.trim() || null,
    }
  }
}

function toFooter({ statement, groups, legalLinks }: Footer, publicUrl: string): Chrome['footer'] {
  return {
    words: {
      statement,
      groups: groups.map(({ title, links }) => ({ title, links: toLinks(links, publicUrl) })),
    },
    legal: toLinks(legalLinks, publicUrl),
  }
}
