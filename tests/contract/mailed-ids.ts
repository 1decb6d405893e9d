import { expect } from 'vitest'
import { z } from 'zod'
import type { RunningSandbox } from '../../sandbox/start.ts'

const messagesSchema = z.object({
  messages: z.array(z.object({ recipient: z.string(), subject: z.string(), text: z.string() })),
})

/** Ids of the sandbox's records, such as `acc-12` or `fnd-7`: none of them is a name or a reference of a letter. */
const recordId =
  /\b(acc|aud|cas|cdo|cls|cme|doc|dwn|fnd|gop|gst|gvw|hld|inv|mov|ntc|ptn|pub|qat|qms|qst|rct|req|sgn|shl|shr|team|view)-(\d[\w-]*|[0-9a-f]{8}-[\w-]+)/g

const address = /https?:\/\/\S+|\S+@\S+/g

/** Ids of records that people read in texts, outside addresses. */
export const idsIn = (text: string): string[] => text.replaceAll(address, '').match(recordId) ?? []

/** Expects that no message which a sandbox has sent so far names a record by its id, whoever it was sent to. */
export async function expectNoMailedIds({
  url,
  settled,
}: Pick<RunningSandbox, 'url' | 'settled'>): Promise<void> {
  await settled()
  const response = await fetch(`${url}/mailbox/api/messages`)
  // A sandbox on another host than loopback keeps its mailbox closed.
  if (!response.ok) return
  const { messages } = messagesSchema.parse(await response.json())
  const found = messages.flatMap(({ subject, text }) => {
    const ids = idsIn(`${subject}\n${text}`)
    return ids.length === 0 ? [] : [`${subject}: ${ids.join(', ')}`]
  })
  expect(found, 'messages that name a record by its id').toEqual([])
}
