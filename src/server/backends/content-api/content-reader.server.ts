import type { z } from 'zod'
import type { paginationSchema } from '../../../contract/content-api/envelope.schema.ts'
import { toFlatEnvelope } from '../../../contract/content-api/flat-form.ts'
import { isPageUrl, isSlug } from '../../../contract/content-api/slug.ts'
import { type TextLanguage, typeset } from '../../../lib/typography.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendFailure, BackendOutcome } from '../backend-outcome.server.ts'
import {
  populationOf,
  type Question,
  type QuestionValue,
  wholeEntry,
  writeQuestion,
} from './content-question.server.ts'
import {
  entryTags,
  listTag,
  mediaTags,
  modelTag,
  shownListTags,
  type TaggedEntry,
} from './content-tags.server.ts'
import {
  type AskedPage,
  type AskedSlug,
  defaultPageSize,
  type EntryList,
  filtersOf,
  type Localized,
  orders,
  readDatedFirst,
  type TextListQuestion,
} from './entry-list.server.ts'

/** Fields of entries and components that hold plain text for readers. Rich text is set by its reader. */
const plainFields: ReadonlySet<string> = new Set([
  ...['title', 'summary', 'name', 'position', 'description', 'label', 'caption', 'note', 'question'],
  ...['columns', 'rows', 'contents', 'metaTitle', 'metaDescription', 'alternativeText', 'statement'],
  'announcement',
])

function setAll(value: unknown, language: TextLanguage): unknown {
  if (typeof value === 'string') return typeset(value, language)
  if (Array.isArray(value)) return value.map((item) => setAll(item, language))
  return typesetFields(value, language)
}

/**
 * Applies the language's typography to the plain texts of a response, so that no page depends on an editor's keyboard.
 * URLs, identifiers and unknown fields stay unchanged.
 */
export function typesetFields(value: unknown, language: TextLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => typesetFields(item, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      plainFields.has(name) ? setAll(field, language) : typesetFields(field, language),
    ]),
  )
}

/** Settings that decide how entries are read. */
export type ContentApiOptions = {
  readonly version: '4' | '5'
  /** Token of a staff member: drafts are read, and no response is cached (P-211). */
  readonly draftToken?: string | undefined
  /** Called each time the backend refuses the portal itself. */
  readonly onPortalRefused?: (status: number) => void
}

type Collected<Entry> = { data: Entry[]; meta: { pagination: z.output<typeof paginationSchema> } }
type Endpoint<Reply> = { readonly path: `/${string}`; readonly response: z.ZodType<Reply> }

type Singles = 'homepage' | 'menu' | 'footer' | 'global'
type Found = 'guide' | 'article' | 'white-book' | 'page' | 'author' | 'series'
type Listed = Found | 'category'

const notThere: BackendFailure = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null }
const unreadable = (status: number): BackendFailure => ({
  ...{ kind: 'unexpected_body', status, reason: 'wrong_shape' },
})
/** Statuses with which a backend refuses the portal's token or the public role. */
const refusals: readonly number[] = [401, 403]
const mostAtOnce = 100

type Ask = <Reply>(
  endpoint: Endpoint<Reply>,
  question: Question,
  tags: (data: Reply) => string[],
) => Promise<BackendOutcome<Reply>>

/** Creates the functions that read entries of any type. */
export function createContentReader(
  client: HttpClient,
  { version, draftToken, onPortalRefused }: ContentApiOptions,
) {
  const isDraft = draftToken !== undefined
  const ask: Ask = async (endpoint, question, tags) => {
    const answered = await client.json({
      path: endpoint.path,
      locale: question.locale,
      query: writeQuestion(question, { version, isDraft }),
      response: endpoint.response,
      reshape: (body) => typesetFields(version === '4' ? toFlatEnvelope(body) : body, question.locale),
      ...(isDraft ? { token: draftToken } : {}),
      ...(question._q === undefined ? { cacheTags: tags } : {}),
    })
    if (isDraft || answered.kind !== 'refused' || !refusals.includes(answered.status)) return answered
    onPortalRefused?.(answered.status)
    return { kind: 'portal_refused', status: answered.status }
  }
  const list = listReader(ask)
  return { list, all: allReader(list), find: finder(ask), single: singleReader(ask) }
}

function listReader(ask: Ask) {
  return async <Entry>(
    model: Listed,
    endpoint: Endpoint<Collected<Entry>>,
    asked: TextListQuestion,
  ): Promise<BackendOutcome<EntryList<Entry>>> => {
    const { locale, page = 1, pageSize = defaultPageSize } = asked
    const common = { locale, _q: asked.text, ...populationOf(model, asked.detail ?? 'card') }
    const read = async (part: Pick<Question, 'filters' | 'pagination' | 'sort'>) => {
      const answered = await ask(endpoint, { ...common, ...part }, ({ data }) => [
        listTag(model, locale),
        listTag('category', locale),
        modelTag(model),
        ...mediaTags(data),
      ])
      return mapped(answered, toEntryList)
    }
    const filters = filtersOf(asked)
    const sort = orders[model]
    return sort === undefined
      ? readDatedFirst({ filters, page, pageSize }, read)
      : read({ filters, sort, pagination: { page, pageSize } })
  }
}

/** Reads every entry of a list that is known to be short. */
function allReader(list: ReturnType<typeof listReader>) {
  return async <Entry>(model: Listed, endpoint: Endpoint<Collected<Entry>>, { locale }: Localized) => {
    const answered = await list(model, endpoint, { locale, pageSize: mostAtOnce, detail: 'address' })
    return mapped(answered, ({ entries }) => entries)
  }
}

/** Reads the entry at a URL; an invalid slug or path makes no call. */
function finder(ask: Ask) {
  return async <Entry extends TaggedEntry>(
    model: Found,
    endpoint: Endpoint<Collected<Entry>>,
    asked: AskedSlug | AskedPage,
  ): Promise<BackendOutcome<Entry>> => {
    const filters = filterOfAddress(asked)
    if (filters === undefined) return notThere
    const pagination = { pageSize: 1, withCount: false }
    const question = { locale: asked.locale, filters, pagination, ...wholeEntry[model] }
    // Without an entry, the list tag purges the response when one is published at this URL.
    const answered = await ask(endpoint, question, ({ data }) =>
      data.length === 0
        ? [listTag(model, asked.locale)]
        : [...entryTags(data), ...shownListTags(data, asked.locale), modelTag(model), ...mediaTags(data)],
    )
    if (answered.kind !== 'ok') return answered
    const [entry] = answered.data.data
    if (entry !== undefined) return { ...answered, data: entry }
    // An entry that fails to parse exists: a 404 would remove its URL from search engines.
    return answered.leftOut === undefined ? notThere : unreadable(answered.status)
  }
}

function filterOfAddress(asked: AskedSlug | AskedPage): QuestionValue | undefined {
  if ('url' in asked) return isPageUrl(asked.url) ? { url: { $eq: asked.url } } : undefined
  return isSlug(asked.slug) ? { slug: { $eq: asked.slug } } : undefined
}

/** Reads the one entry of a single type. */
function singleReader(ask: Ask) {
  return async <Entry extends TaggedEntry>(
    model: Singles,
    endpoint: Endpoint<{ data: Entry }>,
    { locale }: Localized,
  ): Promise<BackendOutcome<Entry>> => {
    const question = { locale, ...wholeEntry[model] }
    const answered = await ask(endpoint, question, ({ data }) => [
      ...entryTags([data]),
      listTag(model, locale),
      modelTag(model),
      ...mediaTags(data),
    ])
    return mapped(answered, ({ data }) => data)
  }
}

function mapped<From, To>(outcome: BackendOutcome<From>, map: (data: From) => To): BackendOutcome<To> {
  return outcome.kind === 'ok' ? { ...outcome, data: map(outcome.data) } : outcome
}

function toEntryList<Entry>({ data, meta: { pagination } }: Collected<Entry>): EntryList<Entry> {
  const total = pagination.total ?? data.length
  const isPaged = 'page' in pagination
  return {
    entries: data,
    page: isPaged ? pagination.page : 1,
    pageCount: isPaged ? (pagination.pageCount ?? 1) : 1,
    total,
  }
}
