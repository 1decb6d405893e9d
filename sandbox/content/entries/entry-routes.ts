import { type Context, Hono } from 'hono'
import type { Db } from '../../database/open-database.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { ContentHono } from '../http/content-context.ts'
import { ContentError, forbidden, notFound } from '../http/content-error.ts'
import { methodNotAllowed } from '../http/method-not-allowed.ts'
import { readBody } from '../http/read-body.ts'
import { type ContentType, contentTypes } from '../model/content-types.ts'
import { compileEntryQuery, type EntryQuery } from '../query/entry-query.ts'
import { parseQuery } from '../query/parse-query.ts'
import { compileSelection } from '../query/selection.ts'
import { isEditor } from '../users/caller.ts'
import type { HookEvent, Webhooks } from '../webhooks.ts'
import { newDocumentId } from './document-id.ts'
import { readEntryInput } from './entry-input.ts'
import { responseOf } from './entry-response.ts'
import { type EntryRow, findEntries, findLocalizations, findSingle, findVersion } from './entry-rows.ts'
import { createResponseLoader } from './response-loader.ts'
import { type Change, createEntry, deleteEntry, unpublishEntry, updateEntry } from './write-entries.ts'

/** Dependencies of the entry routes. */
export type EntryDeps = Pick<SandboxDeps, 'db' | 'env' | 'now'> & { readonly webhooks: Webhooks }

type ContentContext = Context<ContentHono>

function readQuestion(deps: EntryDeps, context: ContentContext, type: ContentType): EntryQuery {
  return compileEntryQuery(type.name, parseQuery(new URL(context.req.url).search), {
    defaultLocale: deps.env.content.defaultLocale,
    mayReadDrafts: isEditor(context.get('caller')),
  })
}

async function handleEntry(db: Db, context: ContentContext, row: EntryRow | undefined, query: EntryQuery) {
  if (row === undefined) throw notFound()
  const data = await responseOf(row, query.selection, createResponseLoader(db))
  return context.json({ data, meta: {} }, 200)
}

function listEntries(deps: EntryDeps, type: ContentType) {
  return async (context: ContentContext) => {
    const query = readQuestion(deps, context, type)
    const { rows, total } = await findEntries(deps.db, type.name, query)
    const loader = createResponseLoader(deps.db)
    const data = await Promise.all(rows.map((row) => responseOf(row, query.selection, loader)))
    return context.json({ data, meta: { pagination: query.pagination.metaOf(total) } }, 200)
  }
}

function findOne(deps: EntryDeps, type: ContentType) {
  return async (context: ContentContext) => {
    const query = readQuestion(deps, context, type)
    const locale = query.locale ?? deps.env.content.defaultLocale
    const version = { type: type.name, locale, state: query.state }
    const documentId = context.req.param('documentId')
    const row =
      documentId === undefined
        ? await findSingle(deps.db, version)
        : await findVersion(deps.db, { ...version, documentId })
    return handleEntry(deps.db, context, row, query)
  }
}

function refuseOthers(context: ContentContext): void {
  if (!isEditor(context.get('caller'))) throw forbidden()
}

/** Languages of entries. */
const writtenLocales = ['fr', 'en']

function writtenLocale(deps: EntryDeps, query: EntryQuery): string {
  const locale = query.locale ?? deps.env.content.defaultLocale
  if (!writtenLocales.includes(locale))
    throw new ContentError('ValidationError', `Locale ${locale} not found`)
  return locale
}

/** Sends webhook events with the whole entry, including one level of relations. */
async function announce(deps: EntryDeps, type: ContentType, { row, events }: Change): Promise<void> {
  const whole = compileSelection(type.name, { populate: '*' })
  const response = await responseOf(row, whole, createResponseLoader(deps.db))
  const entry = { ...response, id: row.id }
  const uid = `api::${type.name}.${type.name}`
  const createdAt = deps.now().toISOString()
  for (const event of events satisfies readonly HookEvent[]) {
    deps.webhooks.send({ event, createdAt, model: type.name, uid, entry })
  }
}

async function readWriting(deps: EntryDeps, context: ContentContext, type: ContentType) {
  const query = readQuestion(deps, context, type)
  const isDraft = parseQuery(new URL(context.req.url).search).status === 'draft'
  const data = readEntryInput(type.name, (await readBody(context)).data)
  const writing = { type: type.name, locale: writtenLocale(deps, query), data, isDraft, at: deps.now() }
  return { query, writing }
}

function create(deps: EntryDeps, type: ContentType) {
  return async (context: ContentContext) => {
    refuseOthers(context)
    const { query, writing } = await readWriting(deps, context, type)
    const change = await createEntry(deps.db, { ...writing, documentId: newDocumentId() })
    await announce(deps, type, change)
    const data = await responseOf(change.row, query.selection, createResponseLoader(deps.db))
    return context.json({ data, meta: {} }, 201)
  }
}

/** Finds the document of the URL; for a single type the existing one, or a new one. */
async function documentOf(db: Db, context: ContentContext, type: ContentType): Promise<string | undefined> {
  const given = context.req.param('documentId')
  if (given !== undefined) return given
  for (const locale of writtenLocales) {
    const row = await findSingle(db, { type: type.name, locale, state: 'draft' })
    if (row !== undefined) return row.documentId
  }
  return undefined
}

function update(deps: EntryDeps, type: ContentType) {
  return async (context: ContentContext) => {
    refuseOthers(context)
    const { query, writing } = await readWriting(deps, context, type)
    const documentId = await documentOf(deps.db, context, type)
    const change =
      documentId === undefined
        ? await createEntry(deps.db, { ...writing, documentId: newDocumentId() })
        : await updateEntry(deps.db, { ...writing, documentId })
    await announce(deps, type, change)
    return handleEntry(deps.db, context, change.row, query)
  }
}

function remove(deps: EntryDeps, type: ContentType, act: typeof deleteEntry | typeof unpublishEntry) {
  return async (context: ContentContext) => {
    refuseOthers(context)
    const query = readQuestion(deps, context, type)
    const documentId = await documentOf(deps.db, context, type)
    if (documentId === undefined) throw notFound()
    const versions = await findLocalizations(deps.db, { type: type.name, documentId, state: 'draft' })
    const locales = query.locale === null ? versions.map(({ locale }) => locale) : [query.locale]
    for (const locale of locales) {
      await announce(deps, type, await act(deps.db, { type: type.name, documentId, locale }))
    }
    return context.body(null, 204)
  }
}

/** Creates the REST routes of every content type, under the backend's prefix. */
export function createEntryRoutes(deps: EntryDeps): Hono<ContentHono> {
  const app = new Hono<ContentHono>()
  for (const type of contentTypes) {
    const list = `/${type.path}`
    const entry = type.isSingle ? list : `${list}/:documentId`
    if (!type.isSingle) {
      app.get(list, listEntries(deps, type))
      app.post(list, create(deps, type))
      app.all(list, methodNotAllowed('GET', 'POST'))
    }
    app.get(entry, findOne(deps, type))
    app.put(entry, update(deps, type))
    app.delete(entry, remove(deps, type, deleteEntry))
    app.all(entry, methodNotAllowed('GET', 'PUT', 'DELETE'))
    app.post(`${entry}/actions/unpublish`, remove(deps, type, unpublishEntry))
  }
  return app
}
