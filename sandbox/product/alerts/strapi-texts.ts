import { z } from 'zod'
import { categorySchema } from '../../../src/contract/content-api/entries.schema.ts'
import { collectionSchema } from '../../../src/contract/content-api/envelope.schema.ts'
import { toFlatEnvelope } from '../../../src/contract/content-api/flat-form.ts'
import {
  entryFields,
  instantSchema,
  orNull,
  slugSchema,
} from '../../../src/contract/content-api/primitives.schema.ts'
import { parseTolerantly } from '../../../src/contract/parse-tolerantly.ts'
import type { newsletterTexts } from '../../database/schema/index.ts'
import type { SandboxEnv } from '../../env.ts'
import { categoriesOfNone } from './alert-news.ts'

type Source = NonNullable<SandboxEnv['newsletterSource']>
type NewsletterText = typeof newsletterTexts.$inferInsert
type Kind = NewsletterText['kind']
type Locale = NewsletterText['locale']

/** Paths and fields of the types; Strapi refuses a query that names a field which a type does not have. */
const types = {
  article: { path: '/articles', fields: ['title', 'slug', 'publishedAt', 'audience'] },
  guide: { path: '/guides', fields: ['title', 'slug', 'publishedAt'] },
  'white-book': { path: '/white-books', fields: ['title', 'slug', 'publishedAt'] },
} as const satisfies Readonly<Record<Kind, { readonly path: string; readonly fields: readonly string[] }>>

const kinds = ['article', 'guide', 'white-book'] as const satisfies readonly Kind[]
const locales = ['fr', 'en'] as const satisfies readonly Locale[]

const textSchema = z.object({
  documentId: entryFields.documentId,
  title: z.string().min(1),
  slug: slugSchema,
  publishedAt: instantSchema,
  audience: orNull(z.string()),
  category: orNull(categorySchema.pick({ slug: true })),
})

const listSchema = collectionSchema(textSchema)

const timeoutMs = 10_000
/** The content backend's own limit. */
const pageSize = 100
/** More texts than a newsletter was ever written for: a backend that always has a next page is read no longer. */
const mostPages = 50

function queryOf(kind: Kind, locale: Locale, page: number): string {
  const query = new URLSearchParams({ locale, sort: 'id:asc' })
  for (const [index, field] of types[kind].fields.entries()) query.set(`fields[${index}]`, field)
  if (kind !== 'white-book') query.set('populate[category][fields][0]', 'slug')
  query.set('pagination[page]', String(page))
  query.set('pagination[pageSize]', String(pageSize))
  return query.toString()
}

async function readPage({ token, url }: Source, kind: Kind, query: string) {
  const response = await fetch(`${url}${types[kind].path}?${query}`, {
    headers: new Headers(token === undefined ? [] : [['authorization', `Bearer ${token}`]]),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${types[kind].path} gave ${response.status}`)
  const list = parseTolerantly(listSchema, toFlatEnvelope(await response.json()))
  if (!list.success) throw new Error(`${types[kind].path} gave no list of entries`)
  return list.data
}

/** The last parts of a text's address, as the portal writes them (P-837). */
function pathOf(kind: Kind, locale: Locale, { category, slug }: z.infer<typeof textSchema>): string {
  if (kind === 'white-book') return slug
  return `${category?.slug ?? categoriesOfNone[kind][locale]}/${slug}`
}

async function readKind(source: Source, kind: Kind, locale: Locale): Promise<NewsletterText[]> {
  const texts: NewsletterText[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, meta } = await readPage(source, kind, queryOf(kind, locale, page))
    for (const text of data) {
      if (text.audience === 'partner') continue
      const { documentId, publishedAt, title } = text
      const path = pathOf(kind, locale, text)
      texts.push({
        id: `${kind}-${documentId}`,
        locale,
        kind,
        title,
        path,
        publishedAt: new Date(publishedAt),
      })
    }
    if (!('pageCount' in meta.pagination) || page >= (meta.pagination.pageCount ?? 0)) break
  }
  return texts
}

/**
 * Reads the published texts of a Strapi of version 4 or 5 that everybody may read and that have an address. An entry that
 * cannot be read is left out.
 *
 * @throws if the content backend does not answer in time, refuses, or answers with anything but lists
 */
export async function readStrapiTexts(source: Source): Promise<NewsletterText[]> {
  const texts: NewsletterText[] = []
  for (const kind of kinds)
    for (const locale of locales) texts.push(...(await readKind(source, kind, locale)))
  return texts
}
