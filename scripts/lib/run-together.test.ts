import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listeningPort } from './ports.ts'
import type { Service } from './processes.ts'
import { runTogether } from './run-together.ts'
import { readSettings } from './settings.ts'

const servers: Server[] = []
const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Starts a process whose health check returns each of the statuses in turn, the last one permanently. */
async function processWith(events: string[], name: string, statuses: readonly number[]) {
  let request = 0
  const server = createServer((_, response) => {
    const status = statuses[Math.min(request, statuses.length - 1)] ?? 500
    request += 1
    events.push(`${name} ${status}`)
    response.writeHead(status).end()
  })
  servers.push(server)
  const port = await listeningPort(server, 0, 'localhost')
  const launch = (): Service => {
    events.push(`${name} launched`)
    const stop = async () => void events.push(`${name} stopped`)
    return { name, pid: undefined, exited: new Promise(() => undefined), stop }
  }
  return { port: String(port), launch }
}

it('starts the portal when the sandbox is ready, stops it first, and says what it does', async () => {
  const events: string[] = []
  const sandbox = await processWith(events, 'sandbox', [503, 503, 200])
  const portal = await processWith(events, 'portal', [503, 200])
  const settings = readSettings({ PORT: portal.port, SANDBOX_PORT: sandbox.port, SANDBOX_DATA_DIR: '/none' })
  const stop = new AbortController()
  const running = runTogether(settings, { sandbox: sandbox.launch, portal: portal.launch }, stop.signal)
  await vi.waitUntil(() => printed.some((line) => line.includes('Portal ready')), { timeout: 20_000 })
  stop.abort()
  await running
  // The back-office of the sandbox is asked for its demo accounts in between.
  expect(events.filter((event, index) => event !== events[index - 1])).toEqual([
    ...['sandbox launched', 'sandbox 503', 'sandbox 200', 'portal launched', 'portal 503', 'portal 200'],
    ...['sandbox 200', 'portal stopped', 'sandbox stopped'],
  ])
  expect(printed.slice(0, 4)).toEqual([
    'Seeding and starting the sandbox …',
    expect.stringMatching(/^Seeding and starting the sandbox: done in \d+ s$/),
    'Starting the portal …',
    expect.stringMatching(/^Starting the portal: done in \d+ s$/),
  ])
})
