import { randomUUID } from 'node:crypto'
import { createClient } from 'redis'
import { z } from 'zod'
import type { PurgeChannel } from './purge-channel.server.ts'

const channel = 'portal:purges'
const connectTimeoutMs = 5000

const messageSchema = z.object({
  sender: z.string(),
  tags: z.union([z.literal('all'), z.array(z.string())]),
})

export type RedisPurgeChannelOptions = {
  readonly url: string
  readonly log: { error(line: object, message: string): void }
}

function parseMessage(text: string) {
  try {
    return messageSchema.safeParse(JSON.parse(text))
  } catch {
    return messageSchema.safeParse(undefined)
  }
}

/**
 * Purges of the processes of several machines, by publish and subscribe. Redis keeps no message for who is away, so a
 * process whose connection was lost forgets everything when it is back.
 */
export async function createRedisPurgeChannel({ url, log }: RedisPurgeChannelOptions): Promise<PurgeChannel> {
  const self = randomUUID()
  const socket = { connectTimeout: connectTimeoutMs }
  const publisher = createClient({ url, socket, disableOfflineQueue: true })
  const subscriber = publisher.duplicate()
  for (const client of [publisher, subscriber])
    client.on('error', (error) => log.error({ err: error }, 'redis failed'))
  await Promise.all([publisher.connect(), subscriber.connect()])
  return {
    publish: async (tags) => {
      await publisher.publish(channel, JSON.stringify({ sender: self, tags }))
    },
    listen: async (receive) => {
      await subscriber.subscribe(channel, (text) => {
        const message = parseMessage(text)
        if (!message.success) log.error({}, 'a purge could not be read')
        else if (message.data.sender !== self) receive(message.data.tags)
      })
      subscriber.on('ready', () => receive('all'))
    },
    close: async () => {
      await Promise.all([publisher.close(), subscriber.close()])
    },
  }
}
