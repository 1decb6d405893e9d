import { vi } from 'vitest'

const longestWaitMs = 20_000

/** The text of the newest message that a sandbox has sent to an address, once there is one that contains a text. */
export function sentMail(sandboxUrl: string, address: string, contains = 'http'): Promise<string> {
  const read = async () => {
    const response = await fetch(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(address)}`)
    const { messages } = await response.json()
    const text = String(messages[0]?.text ?? '')
    if (!text.includes(contains)) throw new Error(`no message to ${address} contains ${contains}`)
    return text
  }
  return vi.waitFor(read, { timeout: longestWaitMs })
}

/** The first link of a message. */
export const firstLink = (message: string): string => /https?:\S+/.exec(message)?.[0] ?? ''
