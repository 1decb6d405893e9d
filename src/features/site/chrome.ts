import type { Chrome, MenuEntry, SiteLink } from '~/components/layout/chrome.ts'
import type { ContentLink } from '~/contract/content-api/components.schema.ts'
import type { Footer, GlobalContent, Menu } from '~/contract/content-api/pages.schema.ts'
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

/** Maps what editors wrote for the whole site to what stands around every page. An empty menu is no menu. */
export function toChrome({ menu, footer, global }: WireSite, publicUrl: string): Omit<Chrome, 'isPreview'> {
  const entries = menu === undefined ? [] : toMenu(menu, publicUrl)
  return {
    menu: entries.length === 0 ? null : entries,
    footer: footer === undefined ? null : toFooter(footer, publicUrl),
    announcement: global?.announcement?.trim() || null,
  }
}

function toFooter({ statement, groups, legalLinks }: Footer, publicUrl: string): Chrome['footer'] {
  return {
    statement,
    groups: groups.map(({ title, links }) => ({ title, links: toLinks(links, publicUrl) })),
    legal: toLinks(legalLinks, publicUrl),
  }
}
