import { z } from 'zod'
import type { RunningSandbox } from '../../sandbox/start.ts'

/**
 * Reads the messages that a sandbox has sent so far, once its work in the background is done. None of one on another host
 * than loopback, whose mailbox is closed.
 *
 * @param messageSchema the fields of a message that the caller reads
 */
export async function readSentMessages<Message extends z.ZodType>(
  { settled, url }: Pick<RunningSandbox, 'url' | 'settled'>,
  messageSchema: Message,
): Promise<z.output<Message>[]> {
  await settled()
  const response = await fetch(`${url}/mailbox/api/messages`)
  if (!response.ok) return []
  return z.object({ messages: z.array(messageSchema) }).parse(await response.json()).messages
}
