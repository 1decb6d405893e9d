import {
  type ContentWebhook,
  type ContentWebhookEntry,
  webhookSchema,
} from '../../contract/content-api/webhook.schema.ts'
import { locales } from '../../routing/addresses/locales.ts'
import { entryTag, listTag, mediaTag, modelTag } from '../backends/content-api/content-tags.server.ts'
import { everything, type HookReading, type ReadHook } from './handle-hook.server.ts'

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
