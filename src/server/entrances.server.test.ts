import { once } from 'node:events'
import { Agent, createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { watchConnections } from './connections.server.ts'
import { canShareAddress, openEntrances } from './entrances.server.ts'

const host = '127.0.0.1'

async function listeningServer(answer: () => Promise<void>) {
  const server = createServer((_, response) => answer().then(() => response.end('answered')))
  onTestFinished(() => void server.close())
  const connections = watchConnections(server)
  server.listen({ host, port: 0, reusePort: true })
  await once(server, 'listening')
  for (const entrance of await openEntrances(server, 3)) connections.addEntrance(entrance)
  return { server, connections }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Over a connection of its own. */
function ask(server: Server): Promise<string> {
  const agent = new Agent()
  return new Promise((resolve, reject) => {
    const request = get({ host, port: portOf(server), agent }, async (response) => {
      resolve((await response.setEncoding('utf8').toArray()).join(''))
    })
    request.on('error', reject)
  })
}

it('whichever socket takes a connection, it is answered', async () => {
  const { server } = await listeningServer(async () => undefined)
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(server)))
  expect(answers).toEqual(Array(40).fill('answered'))
})

it('a stop takes no more connections at any socket, and waits for the answers of all', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let begun = 0
  const { promise: allBegun, resolve: onAllBegun } = Promise.withResolvers<void>()
  const { server, connections } = await listeningServer(() => {
    begun += 1
    if (begun === 40) onAllBegun()
    return gate
  })
  const port = portOf(server)
  const answers = Array.from({ length: 40 }, () => ask(server))
  await allBegun
  const left = connections.close(60_000)
  for (let attempt = 0; attempt < 20; attempt += 1)
    await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow()
  open()
  expect(await Promise.all(answers)).toEqual(Array(40).fill('answered'))
  expect(await left).toEqual({ answers: 0, connections: 0 })
})

it('an address that somebody listens at is refused, even where they would share it', async () => {
  const { server } = await listeningServer(async () => undefined)
  await expect(canShareAddress({ host, port: portOf(server) })).rejects.toThrow('EADDRINUSE')
})
