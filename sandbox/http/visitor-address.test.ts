import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { isNetwork } from './networks.ts'
import { createVisitorAddress } from './visitor-address.ts'

const stops: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function ask(trustedCallers: readonly string[], forwardedFor?: string): Promise<string> {
  const app = new Hono()
  const addressOf = createVisitorAddress(trustedCallers)
  app.get('/', (context) => context.text(addressOf(context)))
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  stops.push(() => new Promise((closed) => server.close(closed)))
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  const headers = new Headers(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor })
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text()
}

describe('for whom a call is made', () => {
  it('is taken from the header of a trusted caller', async () => {
    expect(await ask(['127.0.0.0/8'], '198.51.100.1')).toBe('198.51.100.1')
    expect(await ask(['127.0.0.1'], '2001:db8::1')).toBe('2001:db8::1')
  })

  it('is not taken from the header of any other caller', async () => {
    expect(await ask([], '198.51.100.1')).toBe('127.0.0.1')
    expect(await ask(['10.0.0.0/8', '::1'], '198.51.100.1')).toBe('127.0.0.1')
  })

  it.each([undefined, '', 'nobody', '198.51.100.1, 198.51.100.2'])(
    'is the caller where the header is %j',
    async (forwardedFor) => {
      expect(await ask(['127.0.0.1'], forwardedFor)).toBe('127.0.0.1')
    },
  )
})

it.each(['10.0.0.0/33', '10.0.0/8', '', 'localhost', '::1/129', '1.2.3.4/8/8', '1.2.3.4/x'])(
  '%j is no network',
  (text) => {
    expect(isNetwork(text)).toBe(false)
  },
)
