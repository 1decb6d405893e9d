import {
  type ContentWebhook,
  type ContentWebhookEntry,
  webhookSchema,
} from '../../contract/content-api/webhook.schema.ts'
import { locales } from '../../routing/addresses/locales.ts'
import { entryTag, listTag, mediaTag, modelTag } from '../backends/content-api/content-tags.server.ts'
import { everything, type HookReading, type ReadHook } from './answer-hook.server.ts'

/** Events after which every published page is as before. */
const withoutEffect = ['trigger-test', 'review-workflows.updateEntryStage', 'media.create']
const draftEvents = ['entry.create', 'entry.update']
const entryEvents = [...draftEvents, 'entry.delete', 'entry.publish', 'entry.unpublish']
const mediaEvents = ['media.update', 'media.delete']

const nothing: HookReading = { tags: [], isClose: true }

/** Alternates and sitemaps of the other language name the entry too. */
const listTags = (model: string) => locales.map((locale) => listTag(model, locale))

function readEntryEvent({ event, model, entry }: ContentWebhook): HookReading {
  if (!model) return everything
  if (!entry) return { tags: [modelTag(model), ...listTags(model)], isClose: false }
  // A draft that is written changes nothing for the public until it is published.
  if (draftEvents.includes(event) && entry.publishedAt === null) return nothing
  return { tags: [...tagsOfEntry(model, entry), ...listTags(model)], isClose: true }
}

/** Version 4 names each language by an id of its own; without the others' ids, all pages of the type are meant. */
function tagsOfEntry(model: string, { id, documentId, localizations }: ContentWebhookEntry): string[] {
  if (documentId !== undefined) return [entryTag(documentId)]
  if (localizations === undefined) return [entryTag(String(id)), modelTag(model)]
  return [id, ...localizations.map((localization) => localization.id)].map((one) => entryTag(String(one)))
}

/**
 * What an event of the content backend makes out of date: every page that shows the entry or the file, and those that
 * list entries of its type, in each language. An event that cannot be read closely is taken for as much as it may mean.
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
