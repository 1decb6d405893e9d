import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type ConnectionLog,
  openRedisConnection,
  type RedisClient,
  type RedisConnection,
  type RedisConnectionOptions,
} from '../redis/redis-connection.server.ts'
import { type PurgeChannel, parseJsonOf, readTags } from './purges.server.ts'

const channel = 'portal:purges'

const senderSchema = z.object({ sender: z.string(), tags: z.unknown() })

export type RedisPurgeChannelOptions = {
  readonly url: string
  readonly log: ConnectionLog
  readonly times?: RedisConnectionOptions['times']
}

/**
 * Creates the purge channel of several machines, by Redis publish and subscribe. Redis stores no messages for
 * disconnected subscribers, so that a process purges everything on each reconnection. Listening resolves
 * after the first connection attempt, whether it succeeded or failed.
 */
export function createRedisPurgeChannel(options: RedisPurgeChannelOptions): PurgeChannel {
  const { url, log, times = {} } = options
  const self = randomUUID()
  const publisher = openRedisConnection({
    ...{ url, log, times },
    serves: 'purges sent',
    prepare: (client) => client.ping(),
  })
  const listeners: RedisConnection[] = []
  return {
    publish: async (tags) => {
      await publisher.run((client) => client.publish(channel, JSON.stringify({ sender: self, tags })))
    },
    listen: async (receive) => {
      const read = (text: string) => {
        const message = senderSchema.safeParse(parseJsonOf(text))
        if (!message.success) log.error({}, 'a purge could not be read')
        if (message.data?.sender !== self) receive(readTags(message.data?.tags))
      }
      let isListening = false
      const prepare = async (client: RedisClient) => {
        await client.subscribe(channel, read)
        if (isListening) receive('all')
      }
      const subscriber = openRedisConnection({ url, log, times, serves: 'purges received', prepare })
      listeners.push(subscriber)
      await Promise.all([publisher.tried, subscriber.tried])
      isListening = true
    },
    close: async () => {
      await Promise.all([publisher, ...listeners].map(({ close }) => close()))
    },
  }
}
