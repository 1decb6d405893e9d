import { expect } from '@playwright/test'

/** The text of the newest message that the sandbox sent to an address, once there is one that `contains` a text. */
export async function readMail(sandboxUrl: string, address: string, contains: string): Promise<string> {
  const messages = { newest: '' }
  await expect
    .poll(async () => {
      const list = await (await fetch(`${sandboxUrl}/mailbox?to=${encodeURIComponent(address)}`)).text()
      const id = /\/mailbox\/messages\/([0-9a-f-]{36})/.exec(list)?.[1]
      if (id !== undefined)
        messages.newest = await (await fetch(`${sandboxUrl}/mailbox/messages/${id}/body`)).text()
      return messages.newest
    })
    .toContain(contains)
  return messages.newest
}

/** The first link of a message that begins so. */
export function linkIn(message: string, beginning: string): string {
  const start = message.indexOf(beginning)
  const [link = ''] = message.slice(start).split(/["<\s]/)
  return start === -1 ? '' : link.replaceAll('&amp;', '&')
}
