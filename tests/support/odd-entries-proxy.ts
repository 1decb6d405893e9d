import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

type Entry = Readonly<Record<string, unknown>>

type ContentList = 'guides' | 'articles' | 'white-books' | 'pages' | 'categories'
/** Lists of the product API: of funds, and of documents. */
type ProductList = 'funds' | 'search'

/** Deviating entry, as editors or a backend may send it. */
type Oddity = {
  /** Last segment of the list's path. */
  readonly list: ContentList | ProductList
  /** Changes from a valid entry. */
  readonly changes: Entry
  /** Report in the staff's list: the field, and the hidden extent; null if the entry is shown entirely. */
  readonly told: { readonly field: string; readonly extent: 'entry' | 'field' | 'stated_status' } | null
}

const day = '2026-06-01T08:00:00.000Z'
const instants = { createdAt: day, updatedAt: day, publishedAt: day }
const third = { id: 9, documentId: 'third', slug: 'dritte', title: 'Dritte', locale: 'de', ...instants }

/** Odd entries of every kind, by name. The names are their document ids. */
export const oddities = {
  'slug-with-capital': { list: 'guides', changes: { slug: 'Guide-Capital' }, told: null },
  'author-without-position': { list: 'guides', changes: { author: { name: 'Ann' } }, told: null },
  'seo-without-no-index': { list: 'articles', changes: { seo: { id: 1, metaTitle: 'T' } }, told: null },
  'negative-reading-time': {
    list: 'articles',
    changes: { readingMinutes: -3 },
    told: { field: 'readingMinutes', extent: 'field' },
  },
  'third-language': { list: 'articles', changes: { localizations: [third] }, told: null },
  'cover-of-width-0': {
    list: 'white-books',
    changes: { cover: 'flat' },
    told: { field: 'cover.width', extent: 'field' },
  },
  'category-without-section': {
    list: 'categories',
    changes: { section: null },
    told: { field: 'section', extent: 'entry' },
  },
  'category-of-no-known-section': {
    list: 'categories',
    changes: { section: 'podcast' },
    told: { field: 'section', extent: 'entry' },
  },
  'page-with-unknown-component': {
    list: 'pages',
    changes: { url: 'unknown-component', blocks: [{ __component: 'shared.carousel', id: 1 }] },
    told: { field: 'blocks.0.__component', extent: 'field' },
  },
  'text-with-broken-node': {
    list: 'guides',
    changes: { body: [{ type: 'paragraph', children: [{ type: 'text', text: 7 }] }] },
    told: { field: 'body.0.children.0.text', extent: 'field' },
  },
  'text-without-category': {
    list: 'guides',
    changes: { category: null },
    // Its address is of the section's plain category.
    told: null,
  },
  'page-without-url': { list: 'pages', changes: { url: null }, told: { field: 'url', extent: 'entry' } },
  'text-without-title': {
    list: 'articles',
    changes: { title: null },
    told: { field: 'title', extent: 'entry' },
  },
  'fund-without-name': { list: 'funds', changes: { name: 7 }, told: { field: 'name', extent: 'entry' } },
  'fund-stated-open': {
    list: 'funds',
    changes: { status: 'closed', statusConflict: 'subscription_over' },
    told: { field: 'status', extent: 'stated_status' },
  },
  'document-without-title': {
    list: 'search',
    changes: { title: 7 },
    told: { field: 'title', extent: 'entry' },
  },
} as const satisfies Record<string, Oddity>

/** Ids of the odd entries of the product API, whose ids have a form. */
export const oddIds: Readonly<Record<ProductList, string>> = {
  funds: 'fnd-999999',
  search: 'doc-999999',
}

const isOfProductApi = (list: string): list is ProductList => Object.hasOwn(oddIds, list)

/** Deviation of each single type's entry, which every page or the home page shows. */
const singles: Readonly<Record<string, (sound: Entry) => Entry>> = {
  homepage: ({ blocks }) => ({
    hero: { title: 7, body: [], links: [{ label: 'A' }] },
    seo: 'none',
    blocks: [{ __component: 'shared.quote', id: 'x' }, ...entriesSchema.parse(blocks)],
  }),
  menu: ({ items }) => ({ items: [{ label: 'No address' }, { url: '/x' }, ...entriesSchema.parse(items)] }),
  footer: ({ groups, legalLinks }) => ({
    statement: 7,
    groups: [{ links: [] }, ...entriesSchema.parse(groups)],
    legalLinks: [{ label: null, url: '/x' }, ...entriesSchema.parse(legalLinks)],
  }),
  global: () => ({ announcement: { text: 'x' } }),
}

const singleSchema = z.object({ data: z.record(z.string(), z.unknown()) })

/** The response of a single type with odd fields; any other response as it is. */
function withOddFields(path: string, body: unknown): unknown {
  const change = singles[path.split('?')[0]?.split('/').at(-1) ?? '']
  const parsed = singleSchema.safeParse(body)
  if (change === undefined || !parsed.success) return body
  return { ...parsed.data, data: { ...parsed.data.data, ...change(parsed.data.data) } }
}

const entriesSchema = z.array(z.record(z.string(), z.unknown()))
const listSchema = z.looseObject({ data: entriesSchema.optional(), items: entriesSchema.optional() })

const flatten = (cover: unknown) =>
  typeof cover === 'object' && cover !== null ? { ...cover, width: 0 } : cover

function oddEntry(name: string, sound: Entry, { changes, list }: Oddity): Entry {
  const isFlat = 'cover' in changes
  return {
    ...sound,
    ...changes,
    ...(isFlat ? { cover: flatten(sound.cover) } : {}),
    ...(isOfProductApi(list) ? { id: oddIds[list] } : { id: 900_000 + name.length, documentId: name }),
    ...('slug' in sound && !('slug' in changes) ? { slug: name } : {}),
  }
}

/** The response with the odd entries of its list beside the sound ones; any other response as it is. */
function withOddities(path: string, body: unknown): unknown {
  const parsed = listSchema.safeParse(body)
  const list = path.split('?')[0]?.split('/').at(-1) ?? ''
  if (!parsed.success || decodeURIComponent(path).includes('[$null]=true')) return body
  const { data, items } = parsed.data
  const key = data === undefined ? 'items' : 'data'
  const entries = data ?? items ?? []
  const [sound] = entries
  if (sound === undefined) return body
  const odd = Object.entries(oddities).flatMap(([name, oddity]) =>
    oddity.list === list ? [oddEntry(name, sound, oddity)] : [],
  )
  return { ...parsed.data, [key]: [...odd, ...entries] }
}

export type OddEntriesProxy = { readonly url: string; stop(): Promise<void> }

/** Changes a JSON response of the backend, by the path of its request. */
type ChangeBody = (path: string, body: unknown) => unknown

type Passing = { readonly target: string; readonly change: ChangeBody }

async function handOn(
  { change, target }: Passing,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = incoming.headers
  const body = incoming.method === 'GET' ? undefined : await buffer(incoming)
  const reply = await fetch(`${target}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    ...(body && { body }),
  })
  const kept = [...reply.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
  )
  const bytes = Buffer.from(await reply.arrayBuffer())
  const path = incoming.url ?? '/'
  const isJson = /json/.test(reply.headers.get('content-type') ?? '')
  const sent = isJson ? JSON.stringify(change(path, JSON.parse(bytes.toString()))) : bytes
  response.writeHead(reply.status, Object.fromEntries(kept)).end(sent)
}

const addOddities: ChangeBody = (path, body) => withOddFields(path, withOddities(path, body))

/** Stands before a backend; adds the odd entries to each list that holds a sound one, unless told another change. */
export async function startOddEntriesProxy(
  target: string,
  change: ChangeBody = addOddities,
): Promise<OddEntriesProxy> {
  const server = createServer((incoming, response) => {
    handOn({ change, target }, incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
