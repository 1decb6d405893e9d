import { expect } from 'vitest'
import { z } from 'zod'
import type { RunningSandbox } from '../../sandbox/start.ts'
import { shareOfWords } from '../support/foreign-sentences.ts'
import { readSentMessages } from './mailbox-messages.ts'

const messageSchema = z.object({
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  locale: z.enum(['fr', 'en']),
})

type Message = Pick<z.infer<typeof messageSchema>, 'locale' | 'subject' | 'text'>

/** Ids of the sandbox's records, such as `acc-12` or `fnd-7`: none of them is a name or a reference of a letter. */
const recordId =
  /\b(acc|aud|cas|cdo|cls|cme|doc|dwn|fnd|gop|gst|gvw|hld|inv|mov|ntc|ptn|pub|qat|qms|qst|rct|req|sgn|shl|shr|team|view)-(\d[\w-]*|[0-9a-f]{8}-[\w-]+)/g

const address = /https?:\/\/\S+|\S+@\S+/g

/** Ids of records that people read in texts, outside addresses. */
export const idsIn = (text: string): string[] => text.replaceAll(address, '').match(recordId) ?? []

/** Words of a part that is long enough to belong to a language. */
const fewestWords = 5

/** The subject and the paragraphs of a message that are in the other language than the message itself. */
export function foreignPartsOf({ locale, subject, text }: Message): string[] {
  const other = locale === 'fr' ? 'en' : 'fr'
  return [subject, ...text.split(/\n{2,}/)]
    .map((part) => part.replaceAll(address, '').trim())
    .filter((part) => part.split(/\s+/).length >= fewestWords && shareOfWords(part, other) > 0.5)
}

/**
 * Expects that no message which a sandbox has sent so far names a record by its id, or has a part in another language
 * than its reader's, whoever it was sent to.
 */
export async function expectNoMailedIds(sandbox: Pick<RunningSandbox, 'url' | 'settled'>): Promise<void> {
  const messages = await readSentMessages(sandbox, messageSchema)
  const found = messages.flatMap(({ subject, text }) => {
    const ids = idsIn(`${subject}\n${text}`)
    return ids.length === 0 ? [] : [`${subject}: ${ids.join(', ')}`]
  })
  expect(found, 'messages that name a record by its id').toEqual([])
  const foreign = messages.flatMap((message) =>
    foreignPartsOf(message).map((part) => `${message.locale}, ${message.subject}: ${part}`),
  )
  expect(foreign, 'parts of messages that are in another language').toEqual([])
}
