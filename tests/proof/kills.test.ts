import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ensureSandboxBuilt } from '../../scripts/lib/builds.ts'
import { freePorts } from '../../scripts/lib/ports.ts'
import type { Service } from '../../scripts/lib/processes.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { launchPortal, launchSandbox, portalReady, sandboxReady } from '../../scripts/lib/services.ts'
import { readSettings } from '../../scripts/lib/settings.ts'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { writeFigures } from '../../scripts/proof/part.ts'

const sandboxKills = 50
const portalKills = 10
const writers = 4
const readers = 8
const longestMs = 400

await ensureSandboxBuilt()
const data = mkdtempSync(join(tmpdir(), 'portal-kills-'))
const [port, sandboxPort] = await freePorts(2)
const settings = readSettings({
  PATH: process.env.PATH,
  PORT: String(port),
  SANDBOX_PORT: String(sandboxPort),
  DATA_DIR: join(data, 'portal'),
  SANDBOX_DATA_DIR: join(data, 'sandbox'),
  SANDBOX_TODAY: testDay,
  SANDBOX_PREPARE_DOCUMENTS: '0',
  TRUSTED_PROXIES: '127.0.0.1 ::1',
})
const portalLog = join(data, 'portal.log')
const figures: Record<string, unknown> = {}

async function startSandbox(): Promise<Service> {
  const service = launchSandbox(settings, { output: openSync(join(data, 'sandbox.log'), 'a') })
  await sandboxReady(service, settings)
  return service
}

async function startPortal(): Promise<Service> {
  const directory = process.env.PORTAL_DIRECTORY
  const output = openSync(portalLog, 'a')
  const service = launchPortal(settings, { output, ...(directory === undefined ? {} : { directory }) })
  await portalReady(service, settings)
  return service
}

/** Ends a process without a chance to clean up. */
async function kill({ pid, exited }: Service): Promise<void> {
  process.kill(pid ?? 0, 'SIGKILL')
  await exited
}

const mailsSchema = z.object({ messages: z.array(z.object({ subject: z.string() })) })

/** Sends a contact message; true when the product API has acknowledged it. */
async function sendMessage(sender: string, from: string): Promise<boolean> {
  const message = {
    ...{ firstname: 'Anne', lastname: 'Durand', email: sender, phone: '+33612345678', subject: 'other' },
    ...{ message: 'Bonjour', consent: true, proven: true },
  }
  const response = await fetch(`${settings.sandbox.localUrl}/product/contact-messages`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'content-type': 'application/json', 'x-locale': 'fr', 'x-forwarded-for': from },
  }).catch(() => undefined)
  if (response !== undefined && !response.ok) throw new Error(`a message got ${response.status}`)
  // A response whose body breaks off was acknowledged by its status.
  return response !== undefined
}

async function isStored(sender: string): Promise<boolean> {
  const url = `${settings.sandbox.localUrl}/mailbox/api/messages?to=${encodeURIComponent(sender)}`
  return mailsSchema.parse(await (await fetch(url)).json()).messages.length > 0
}

/** Sends messages without pause until the sandbox is killed; the senders that were acknowledged. */
async function writeUntilKilled(sandbox: Service, round: number): Promise<string[]> {
  const acknowledged: string[] = []
  const sandboxState = { isKilled: false }
  const writer = async (index: number) => {
    for (let count = 0; !sandboxState.isKilled; count += 1) {
      const sender = `w${round}-${index}-${count}@example.org`
      if (await sendMessage(sender, `10.${round}.${index}.${(count % 250) + 1}`)) acknowledged.push(sender)
    }
  }
  const all = Promise.all(Array.from({ length: writers }, (_, index) => writer(index)))
  // A different moment each time, so that every stage of a write is hit.
  await wait(100 + (longestMs * ((round * 37) % sandboxKills)) / sandboxKills)
  await kill(sandbox)
  sandboxState.isKilled = true
  await all
  return acknowledged
}

afterAll(() => {
  writeFigures('kills-figures', figures)
  rmSync(data, { recursive: true, force: true })
})

describe('a sandbox that is killed during writes', () => {
  it(`loses no acknowledged write, ${sandboxKills} times`, async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < sandboxKills; round += 1) {
      const written = await writeUntilKilled(await startSandbox(), round)
      acknowledged.push(...written)
    }
    const sandbox = await startSandbox()
    const lost: string[] = []
    for (const sender of acknowledged) if (!(await isStored(sender))) lost.push(sender)
    await sandbox.stop()
    Object.assign(figures, { sandboxKills, acknowledgedWrites: acknowledged.length, lostWrites: lost.length })
    expect(acknowledged.length).toBeGreaterThan(sandboxKills)
    expect(lost).toEqual([])
  })
})

/** Requests signed-in pages without pause until the portal is killed; how many were served. */
async function readUntilKilled(portal: Service, cookie: string, round: number): Promise<number> {
  const state = { isKilled: false, served: 0 }
  const reader = async () => {
    while (!state.isKilled) {
      const response = await fetch(`${settings.portal.url}/mon-compte`, { headers: { cookie } }).catch(
        () => undefined,
      )
      if (response?.status === 200) state.served += 1
    }
  }
  const all = Promise.all(Array.from({ length: readers }, reader))
  await wait(100 + (longestMs * ((round * 7) % portalKills)) / portalKills)
  await kill(portal)
  state.isKilled = true
  await all
  return state.served
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const response = await fetch(`${settings.portal.url}/api/auth/session`, { headers: { cookie } })
  return (await response.json()).user !== undefined
}

describe('a portal that is killed while it serves pages', () => {
  it(`keeps every session and starts clean, ${portalKills} times`, async () => {
    const sandbox = await startSandbox()
    const sessions: string[] = []
    let served = 0
    for (let round = 0; round < portalKills; round += 1) {
      const portal = await startPortal()
      const session = await signInByHttp(settings.portal.url)
      sessions.push(session)
      served += await readUntilKilled(portal, session, round)
    }
    const portal = await startPortal()
    const signedIn = await Promise.all(sessions.map(isSignedIn))
    await portal.stop()
    await sandbox.stop()
    const faults = readFileSync(portalLog, 'utf8').match(/"level":"(error|fatal)".*/g) ?? []
    Object.assign(figures, {
      ...{ portalKills, servedBeforeKills: served, sessions: sessions.length },
      ...{ lostSessions: signedIn.filter((isValid) => !isValid).length, faultsInLog: faults.length },
    })
    expect(signedIn).toEqual(sessions.map(() => true))
    expect(faults).toEqual([])
  })
})
