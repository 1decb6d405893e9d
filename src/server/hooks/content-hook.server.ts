import { z } from 'zod'
import { type ContentWebhook, webhookSchema } from '../../contract/content-api/webhook.schema.ts'
import { entryTag, listTag } from '../content-api/content-tags.server.ts'
import type { ReadHook } from './answer-hook.server.ts'

/** Events about something else than an entry (`media.update`, `trigger-test`): genuine, and no page changes. */
const otherEventSchema = z.object({ event: z.string().regex(/^(?!entry\.)[a-z]+[.-][a-z-]+$/) })

const draftEvents: readonly ContentWebhook['event'][] = ['entry.create', 'entry.update']

/** A draft that is written changes nothing for the public until it is published. */
function isOfDraft({ event, entry }: ContentWebhook): boolean {
  return draftEvents.includes(event) && entry.publishedAt === null
}

/**
 * What an event of the content backend makes out of date: every page that shows the entry, in either language, and
 * those that list entries of its type in its language. Version 4 names entries by their id alone.
 */
export const readContentHook: ReadHook = (body) => {
  const parsed = webhookSchema.safeParse(body)
  if (!parsed.success) return otherEventSchema.safeParse(body).success ? [] : undefined
  if (isOfDraft(parsed.data)) return []
  const { model, entry } = parsed.data
  const locales = entry.locale ? [entry.locale] : ['fr', 'en']
  return [entryTag(entry.documentId ?? String(entry.id)), ...locales.map((locale) => listTag(model, locale))]
}
