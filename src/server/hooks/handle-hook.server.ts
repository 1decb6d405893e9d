import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type ContentWebhook,
  type ContentWebhookEntry,
  webhookSchema,
} from '../../contract/content-api/webhook.schema.ts'
import { productWebhookSchema } from '../../contract/product-api/webhook.schema.ts'
import { locales } from '../../routing/addresses/locales.ts'
import { entryTag, listTag, mediaTag, modelTag } from '../backends/content-api/content-tags.server.ts'
import { fundListTag, fundTag } from '../backends/product-api/product-api.server.ts'
import { BodyTooLargeError, readBoundedText } from '../http/bounded-reading.server.ts'
import type { Log } from '../process/log.server.ts'
import type { PurgedTags } from '../purges/purges.server.ts'

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Compares digests of equal length, so that the timing does not reveal the secret's length. */
function isSameText(a: string, b: string, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest()
  return isSame(digest(a), digest(b))
}

const hexDigest = /^(?:sha256=)?([0-9a-f]{64})$/i

/** Returns the signature of a body: HMAC-SHA256 with the secret, in hexadecimal. */
export function hookSignature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/**
 * Reports whether a call is authenticated by the secret: by `x-signature` (the body's HMAC-SHA256 in hexadecimal, with
 * or without `sha256=`), or by `Authorization: Bearer <secret>`, since Strapi can only send fixed headers. If a
 * signature is present, it alone decides. Replaying a call is harmless: the portal only reads current data again.
 */
export function isFromHolder(headers: Headers, body: string, secret: string): boolean {
  const signature = headers.get('x-signature')
  if (signature !== null) {
    const hex = hexDigest.exec(signature.trim())?.[1]
    return (
      hex !== undefined && isSame(Buffer.from(hex, 'hex'), Buffer.from(hookSignature(body, secret), 'hex'))
    )
  }
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token !== undefined && isSameText(token, secret, secret)
}

/** Dependencies of a webhook. */
export type HookDeps = {
  /** Shared secret; without one every call is refused. */
  readonly secret: string | undefined
  readonly purge: (tags: PurgedTags) => Promise<void>
  readonly log: Pick<Log, 'info' | 'error'>
}

/** Tags that an event makes out of date. `isClose` is true when the event identifies exactly what changed. */
export type HookReading = { readonly tags: PurgedTags; readonly isClose: boolean }

/** The reading of an event that may have changed anything. */
export const everything: HookReading = { tags: 'all', isClose: false }

/** Reads the event in a body; `body` is undefined when it is not JSON. */
export type ReadHook = (body: unknown) => HookReading

const largestBodyBytes = 1_000_000

const refuse = (status: number, title: string, headers: Record<string, string> = {}) =>
  Response.json(
    { title, status },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readBody(request: Request): Promise<string | undefined> {
  try {
    return (await readBoundedText(new Response(request.body), largestBodyBytes)).text
  } catch (error) {
    if (error instanceof BodyTooLargeError) return undefined
    throw error
  }
}

/**
 * Handles a webhook: authenticates the sender, reads the changed objects, and purges the caches. An authentic event
 * that cannot be parsed purges more than necessary and is logged, since refusing it would leave outdated pages. 200
 * means that this process has purged and the others are notified; 503 that they could not be notified.
 */
export async function handleHook(request: Request, read: ReadHook, deps: HookDeps): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Method Not Allowed', { allow: 'POST' })
  const body = await readBody(request)
  if (body === undefined) return refuse(413, 'Content Too Large')
  if (deps.secret === undefined || !isFromHolder(request.headers, body, deps.secret)) {
    return refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' })
  }
  const { tags, isClose } = read(parseJson(body))
  // The body may contain personal data, so that the log has the purged tags only, which name at most the
  // type.
  if (!isClose) deps.log.error({ tags }, 'event of a backend not understood, purged widely')
  try {
    if (tags === 'all' || tags.length > 0) await deps.purge(tags)
  } catch (error) {
    deps.log.error({ err: error }, 'other processes could not be told of a purge')
    return refuse(503, 'Service Unavailable', { 'retry-after': '5' })
  }
  deps.log.info({ tags }, 'purged')
  return Response.json({ purged: tags })
}

/** Events that do not change published pages. */
const withoutEffect = [
  'trigger-test',
  'review-workflows.updateEntryStage',
  'media.create',
  'entry.draft-discard',
]
const draftEvents = ['entry.create', 'entry.update']
const entryEvents = [...draftEvents, 'entry.delete', 'entry.publish', 'entry.unpublish']
const mediaEvents = ['media.update', 'media.delete']

const nothing: HookReading = { tags: [], isClose: true }

/**
 * Returns the list tags of both languages, since alternate links and sitemaps of the other language contain
 * the entry too.
 */
const listTags = (model: string) => locales.map((locale) => listTag(model, locale))

function readEntryEvent({ event, model, entry }: ContentWebhook): HookReading {
  if (!model) return everything
  if (!entry) return { tags: [modelTag(model), ...listTags(model)], isClose: false }
  // Changes to a draft become public only when it is published.
  if (draftEvents.includes(event) && entry.publishedAt === null) return nothing
  return { tags: [...tagsOfEntry(model, entry), ...listTags(model)], isClose: true }
}

/**
 * Returns the tags of an entry. Version 4 has an id per language; without the ids of the other languages all
 * pages of the type are purged.
 */
function tagsOfEntry(model: string, { id, documentId, localizations }: ContentWebhookEntry): string[] {
  if (documentId !== undefined) return [entryTag(documentId)]
  if (localizations === undefined) return [entryTag(String(id)), modelTag(model)]
  return [id, ...localizations.map((localization) => localization.id)].map((one) => entryTag(String(one)))
}

/**
 * Reads an event of the content backend: it purges every page that shows the entry or the file, and those
 * that list entries of its type, in each language. An event that is not specific purges everything that it
 * may have changed.
 */
export const readContentHook: ReadHook = (body) => {
  const parsed = webhookSchema.safeParse(body)
  if (!parsed.success) return everything
  const { event, media } = parsed.data
  if (withoutEffect.includes(event)) return nothing
  if (entryEvents.includes(event)) return readEntryEvent(parsed.data)
  if (mediaEvents.includes(event) && media) return { tags: [mediaTag(media.hash)], isClose: true }
  return everything
}

/**
 * Reads a change of the product API: it purges the fund under its id and slugs, and everything that lists
 * funds.
 */
export const readProductHook: ReadHook = (body) => {
  const parsed = productWebhookSchema.safeParse(body)
  if (!parsed.success) return everything
  const { fund } = parsed.data
  if (fund === undefined) return { tags: 'all', isClose: true }
  const names = [fund.id, ...(fund.slugs === null ? [] : [fund.slugs.fr, fund.slugs.en])]
  return { tags: [fundListTag, ...names.map(fundTag)], isClose: true }
}
