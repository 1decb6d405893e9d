import { element, type XmlElement, xmlDocument } from './xml.ts'

/** One item of a feed. Dates are instants (RFC 3339). */
export type AtomEntry = {
  /** Never changes, whatever becomes of its address (RFC 4287, 4.2.6). */
  readonly id: string
  readonly title: string
  readonly updated: string
  readonly published?: string | undefined
  /** Absolute address of what it is about. */
  readonly href: string
  readonly summary?: string | undefined
}

export type AtomFeed = {
  readonly id: string
  readonly title: string
  /** Absolute addresses of the feed itself, and of the page that shows the same. */
  readonly selfHref: string
  readonly pageHref: string
  readonly author: string
  readonly language: string
  /** What holds for every entry, such as a legal warning. */
  readonly rights?: string | undefined
  readonly entries: readonly AtomEntry[]
}

/** A feed without entries has not been updated since before there were any. */
const never = '1970-01-01T00:00:00Z'

function entryElement({ id, title, updated, published, href, summary }: AtomEntry): XmlElement {
  return element(
    'entry',
    {},
    element('id', {}, id),
    element('title', {}, title),
    element('updated', {}, updated),
    published === undefined ? undefined : element('published', {}, published),
    element('link', { rel: 'alternate', href }),
    summary === undefined ? undefined : element('summary', {}, summary),
  )
}

/** A feed in Atom (RFC 4287), the newest entries first. */
export function writeAtom(feed: AtomFeed): string {
  const entries = feed.entries.toSorted((a, b) =>
    a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0,
  )
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
      element('id', {}, feed.id),
      element('title', {}, feed.title),
      element('updated', {}, entries[0]?.updated ?? never),
      element('author', {}, element('name', {}, feed.author)),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.selfHref }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.pageHref }),
      feed.rights === undefined ? undefined : element('rights', {}, feed.rights),
      ...entries.map(entryElement),
    ),
  )
}
