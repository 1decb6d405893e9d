import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { createClient } from 'redis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRedisPurgeChannel, createSqlitePurgeChannel } from './purge-channels.server.ts'
import { type PurgeChannel, type PurgedTags, purgeCdn } from './purges.server.ts'

const log = { error: () => undefined, info: () => undefined }
const opened: PurgeChannel[] = []
afterEach(async () => {
  for (const channel of opened.splice(0)) await channel.close()
})

/** Joins a process to the channel, and records the purges that it receives. */
async function joinProcess(open: () => Promise<PurgeChannel>) {
  const channel = await open()
  opened.push(channel)
  const told: PurgedTags[] = []
  await channel.listen((tags) => told.push(tags))
  return { channel, told }
}

/** Describes the behaviour that both kinds of channel share. */
function describeChannel(open: () => Promise<PurgeChannel>): void {
  it('tells every other process each purge once and in order, and none its own', async () => {
    const [first, second, third] = [await joinProcess(open), await joinProcess(open), await joinProcess(open)]
    await first.channel.publish(['entry:a', 'list:article:fr'])
    await second.channel.publish('all')
    await first.channel.publish(['funds'])
    const ofFirst: PurgedTags[] = [['entry:a', 'list:article:fr'], ['funds']]
    await vi.waitFor(() => {
      expect(first.told).toEqual(['all'])
      expect(second.told).toEqual(ofFirst)
      expect(third.told).toEqual([ofFirst[0], 'all', ofFirst[1]])
    })
  })

  it('tells a process that comes later nothing of before', async () => {
    const first = await joinProcess(open)
    await first.channel.publish(['old'])
    const late = await joinProcess(open)
    await first.channel.publish(['new'])
    await vi.waitFor(() => expect(late.told).toEqual([['new']]))
  })
}

describe('purges through a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'purges-'))
  const file = join(folder, 'sub', 'purges.db')
  const clock = { ms: Date.UTC(2026, 0, 1) }
  const open = async () => createSqlitePurgeChannel({ file, log, now: () => clock.ms, intervalMs: 5 })
  afterAll(() => rmSync(folder, { recursive: true }))

  describeChannel(open)

  it('makes a process that missed some of them forget everything', async () => {
    const sleeper = createSqlitePurgeChannel({ file, log, intervalMs: 5 })
    opened.push(sleeper)
    const writer = await joinProcess(open)
    await writer.channel.publish(['missed'])
    clock.ms += 3 * 3_600_000
    await writer.channel.publish(['seen'])
    const told: PurgedTags[] = []
    await sleeper.listen((tags) => told.push(tags))
    await vi.waitFor(() => expect(told).toEqual(['all']))
  })

  it('makes a process forget everything at what it cannot read, and go on', async () => {
    const { told } = await joinProcess(open)
    const other = new DatabaseSync(file)
    const add = other.prepare('INSERT INTO purges (sender, tags, at_ms) VALUES (?, ?, ?)')
    other.exec('BEGIN')
    for (const tags of ['nonsense', '{"kinds":[]}', '["good"]']) add.run('a newer build', tags, clock.ms)
    other.exec('COMMIT')
    other.close()
    await vi.waitFor(() => expect(told).toEqual(['all', 'all', ['good']]))
  })
})

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe.skipIf(!hasRedis)('purges through Redis (skipped where there is no redis-server)', () => {
  let server: ChildProcess
  let url: string

  beforeAll(async () => {
    const port = await freePort()
    url = `redis://127.0.0.1:${port}`
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
      cwd: tmpdir(),
    })
    const client = await createClient({ url })
      .on('error', () => undefined)
      .connect()
    await client.close()
  })
  afterAll(async () => {
    server.kill()
    await once(server, 'exit')
  })

  describeChannel(async () => createRedisPurgeChannel({ url, log }))

  it('makes a process whose connection was lost forget everything', async () => {
    const { told } = await joinProcess(async () => createRedisPurgeChannel({ url, log }))
    const client = await createClient({ url }).connect()
    await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub'])
    await client.close()
    await vi.waitFor(() => expect(told).toEqual(['all']), { timeout: 10_000 })
  })

  it('makes a process forget everything at what it cannot read, and go on', async () => {
    const { told } = await joinProcess(async () => createRedisPurgeChannel({ url, log }))
    const client = await createClient({ url }).connect()
    await client.publish('portal:purges', 'nonsense')
    await client.publish('portal:purges', '{"sender":"a newer build","tags":{"kinds":[]}}')
    const other = await joinProcess(async () => createRedisPurgeChannel({ url, log }))
    await other.channel.publish(['good'])
    await vi.waitFor(() => expect(told).toEqual(['all', 'all', ['good']]))
    await client.close()
  })
})

const told: { readonly headers: IncomingMessage['headers']; readonly body: unknown }[] = []
const reply = { status: 200 }
const cdn = createHttpServer(async (request, response) => {
  told.push({ headers: request.headers, body: JSON.parse(await text(request)) })
  response.writeHead(reply.status).end()
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done))
  const address = cdn.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge`
})
afterAll(() => cdn.close())
beforeEach(() => {
  told.length = 0
  reply.status = 200
})

// P-575
describe('a CDN in front of the portal', () => {
  it('is told of tags, in a header and as JSON, with its token', async () => {
    await purgeCdn({ url, token: 'word' }, ['fund:fnd-1', 'funds'])
    expect(told).toEqual([
      {
        headers: expect.objectContaining({
          authorization: 'Bearer word',
          'cache-tag': 'fund:fnd-1,funds,fund',
        }),
        body: { tags: ['fund:fnd-1', 'funds', 'fund'] },
      },
    ])
  })

  it('is told of many tags in several calls, and of everything in one', async () => {
    await purgeCdn(
      { url, token: undefined },
      Array.from({ length: 61 }, (_, index) => `entry:${index}`),
    )
    expect(told.map(({ body }) => Object(body).tags.length)).toEqual([30, 30, 2])
    expect(told[0]?.headers.authorization).toBeUndefined()
    told.length = 0
    await purgeCdn({ url, token: undefined }, 'all')
    expect(told).toMatchObject([{ headers: { 'cache-tag': '*' }, body: { purge_everything: true } }])
  })

  it('that does not confirm is an error, so that the sender of the webhook tries again', async () => {
    reply.status = 500
    await expect(purgeCdn({ url, token: undefined }, ['funds'])).rejects.toThrow('500')
  })
})
