import { expect } from 'vitest'
import { z } from 'zod'
import { startTestSandbox } from './test-sandbox.ts'

/** The content backend under test: the sandbox's own, or a live Strapi. */
export type Target = {
  /** Address without prefix and without trailing slash. */
  readonly url: string
  readonly isLive: boolean
  /** May write entries. */
  readonly token: string
  /** The text of the newest message that the backend sent to an address. */
  readMail(address: string): Promise<string>
  stop(): Promise<void>
}

const token = 'contract-test-token-0123456789'

/** A live Strapi is named by CONTENT_API_URL; CONTENT_API_TOKEN must then be a full-access token. */
export async function openTarget(
  serverUrl: string | undefined,
  variables: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const live = process.env.CONTENT_API_URL
  if (live !== undefined) {
    const readMail = () => Promise.reject(new Error('The mail of a live backend cannot be read'))
    const given = process.env.CONTENT_API_TOKEN ?? ''
    return { url: live, isLive: true, token: given, readMail, stop: () => Promise.resolve() }
  }
  const sandbox = await startTestSandbox(serverUrl, {
    SANDBOX_CONTENT_LOCALE: 'en',
    SANDBOX_CONTENT_API_TOKEN: token,
    SANDBOX_CONTENT_RATE_LIMIT: '25',
    // Strapi counts by the connection's own address: these tests ask as a stranger, not as a portal would.
    SANDBOX_TRUSTED_CALLERS: '192.0.2.1',
    ...variables,
  })
  const readMail = async (address: string) => {
    const list = await (await fetch(`${sandbox.url}/mailbox?to=${encodeURIComponent(address)}`)).text()
    const id = /\/mailbox\/messages\/([0-9a-f-]{36})/.exec(list)?.[1]
    return (await fetch(`${sandbox.url}/mailbox/messages/${id}/body`)).text()
  }
  return { url: `${sandbox.url}/content`, isLive: false, token, readMail, stop: sandbox.stop }
}

const written = z.object({ data: z.object({ id: z.int(), documentId: z.string() }) })

/** Writes an entry with the editor's token and gives its ids. */
export async function writeEntry(
  { url, token }: Target,
  method: 'POST' | 'PUT',
  path: string,
  data: Readonly<Record<string, unknown>>,
): Promise<{ id: number; documentId: string }> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
  })
  return written.parse(await response.json()).data
}

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

function letter(number: number, language: 'fr' | 'en', category: string) {
  const isFrench = language === 'fr'
  return {
    title: isFrench ? `Lettre de marché ${number}` : `Market letter ${number}`,
    slug: isFrench ? `lettre-de-marche-${number}` : `market-letter-${number}`,
    summary: isFrench ? `Résumé ${number}` : `Summary ${number}`,
    body: paragraph(isFrench ? `Corps ${number}` : `Body ${number}`),
    publishedOn: `2026-0${number}-15`,
    audience: number % 3 === 0 ? 'partner' : 'all',
    readingMinutes: number + 1,
    category,
    seo: { metaTitle: `ML ${number}`, metaDescription: 'd', noIndex: false },
    blocks: isFrench
      ? [{ __component: 'shared.rich-text', body: '## Bonjour' }]
      : [
          { __component: 'shared.rich-text', body: '## Hello' },
          { __component: 'shared.quote', title: 'CIO', body: 'Stay invested.' },
        ],
  }
}

const covers = z.object({ data: z.array(z.object({ cover: z.object({ id: z.int() }).nullish() })) })

async function findCover({ url }: Target): Promise<number | null> {
  const found = await fetch(`${url}/api/articles?populate=cover&pagination[pageSize]=1`)
  return covers.parse(await found.json()).data[0]?.cover?.id ?? null
}

/** Writes the articles that the recordings ask for. @returns the document id of the first */
export async function writeRecordedArticles(target: Target): Promise<string> {
  const cover = await findCover(target)
  const markets = { name: 'Markets', slug: 'markets', section: 'article' }
  const { documentId: category } = await writeEntry(target, 'POST', 'categories?locale=en', markets)
  const french = { ...markets, name: 'Marchés', slug: 'marches' }
  await writeEntry(target, 'PUT', `categories/${category}?locale=fr`, french)
  const ids: string[] = []
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const english = { ...letter(number, 'en', category), cover }
    ids.push((await writeEntry(target, 'POST', 'articles?locale=en', english)).documentId)
  }
  await writeEntry(target, 'PUT', `articles/${ids[0]}?locale=fr`, letter(1, 'fr', category))
  return ids[0] ?? ''
}

const slugs = z.object({ data: z.array(z.object({ slug: z.string() })) })

/** Client of a backend, as the public or, on request, as an editor. */
export type ContentClient = ReturnType<typeof createContentClient>

/** A client of the backend under test. */
export function createContentClient({ url, token }: Target) {
  const editorHeaders = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init)

  /** A response that the schema accepts; `query` is a path under the prefix. */
  async function read<Schema extends z.ZodType>(schema: Schema, query: string): Promise<z.output<Schema>> {
    const response = await ask(`/api/${query}`)
    const body: unknown = await response.json()
    expect(response.status, JSON.stringify(body)).toBe(200)
    return schema.parse(body)
  }

  return {
    editorHeaders,
    ask,
    read,
    async slugsOf(query: string): Promise<string[]> {
      const { data } = await read(slugs, query)
      return data.map(({ slug }) => slug)
    },
    write(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown): Promise<Response> {
      const body = data === undefined ? {} : { body: JSON.stringify({ data }) }
      return ask(`/api/${path}`, { method, headers: editorHeaders, ...body })
    },
  }
}
