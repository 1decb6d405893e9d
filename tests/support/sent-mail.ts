import { vi } from 'vitest'
import { z } from 'zod'

const longestWaitMs = 20_000

/** The text of the newest message that a sandbox has sent to an address, once there is one that contains a text. */
export function sentMail(sandboxUrl: string, address: string, contains = 'http'): Promise<string> {
  const read = async () => {
    const response = await fetch(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(address)}`)
    const { messages } = await response.json()
    // Messages of other causes may be sent after it.
    const texts: string[] = messages.map((message: { text?: unknown }) => String(message.text ?? ''))
    const text = texts.find((one) => one.includes(contains))
    if (text === undefined) throw new Error(`no message to ${address} contains ${contains}`)
    return text
  }
  return vi.waitFor(read, { timeout: longestWaitMs })
}

const mailsSchema = z.object({ messages: z.array(z.object({ subject: z.string(), text: z.string() })) })

/** The messages that a sandbox has sent to an address by now, the newest first. */
export async function mailsTo(sandboxUrl: string, address: string) {
  const response = await fetch(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(address)}`)
  return mailsSchema.parse(await response.json()).messages
}

/** The first link of a message. */
export const firstLink = (message: string): string => /https?:\S+/.exec(message)?.[0] ?? ''
