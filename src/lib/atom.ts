import { element, type XmlElement, xmlDocument } from './xml.ts'

/** Item of a feed. Dates are instants (RFC 3339). */
export type AtomEntry = {
  /** Permanent id, independent of the entry's URL (RFC 4287, 4.2.6). */
  readonly id: string
  readonly title: string
  readonly updated: string
  readonly published?: string | undefined
  /** Absolute URL of the entry's page. */
  readonly href: string
  readonly summary?: string | undefined
}

export type AtomFeed = {
  readonly id: string
  readonly title: string
  /** Absolute URLs of the feed itself and of the equivalent page. */
  readonly selfHref: string
  readonly pageHref: string
  readonly author: string
  readonly language: string
  /** Applies to every entry, such as a legal warning. */
  readonly rights?: string | undefined
  readonly entries: readonly AtomEntry[]
}

/** `updated` of a feed without entries. */
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

/** Serialises a feed as Atom (RFC 4287), newest entries first. */
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
