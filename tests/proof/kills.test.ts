import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInByHttp } from '../../scripts/bench/bench-visitor.ts'
import { ensureSandboxBuilt } from '../../scripts/lib/builds.ts'
import { freePorts } from '../../scripts/lib/ports.ts'
import type { Service } from '../../scripts/lib/processes.ts'
import { launchPortal, launchSandbox, portalReady, sandboxReady } from '../../scripts/lib/services.ts'
import { readSettings } from '../../scripts/lib/settings.ts'
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

/** Ends a process as a loss of its machine's memory would: it can do nothing about it. */
async function kill({ pid, exited }: Service): Promise<void> {
  process.kill(pid ?? 0, 'SIGKILL')
  await exited
}

const mailsSchema = z.object({ messages: z.array(z.object({ subject: z.string() })) })

/** Writes a message to the desk; true once the product API has said that it has it. */
async function write(sender: string, from: string): Promise<boolean> {
  const message = {
    ...{ firstname: 'Anne', lastname: 'Durand', email: sender, phone: '+33612345678', subject: 'other' },
    ...{ message: 'Bonjour', consent: true, proven: true },
  }
  const answer = await fetch(`${settings.sandbox.localUrl}/product/contact-messages`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'content-type': 'application/json', 'x-locale': 'fr', 'x-forwarded-for': from },
  }).catch(() => undefined)
  if (answer !== undefined && !answer.ok) throw new Error(`a message was answered ${answer.status}`)
  // An answer that breaks off was acknowledged all the same: its status came.
  return answer !== undefined
}

async function isThere(sender: string): Promise<boolean> {
  const url = `${settings.sandbox.localUrl}/mailbox/api/messages?to=${encodeURIComponent(sender)}`
  return mailsSchema.parse(await (await fetch(url)).json()).messages.length > 0
}

/** Writes without pause until the sandbox is gone; gives what was acknowledged. */
async function writeUntilKilled(sandbox: Service, round: number): Promise<string[]> {
  const acknowledged: string[] = []
  const gone = { isGone: false }
  const writer = async (index: number) => {
    for (let count = 0; !gone.isGone; count += 1) {
      const sender = `w${round}-${index}-${count}@example.org`
      if (await write(sender, `10.${round}.${index}.${(count % 250) + 1}`)) acknowledged.push(sender)
    }
  }
  const all = Promise.all(Array.from({ length: writers }, (_, index) => writer(index)))
  // Another moment each time, so that every stage of a write is met.
  await wait(100 + (longestMs * ((round * 37) % sandboxKills)) / sandboxKills)
  await kill(sandbox)
  gone.isGone = true
  await all
  return acknowledged
}

afterAll(() => {
  writeFigures('kills-figures', figures)
  rmSync(data, { recursive: true, force: true })
})

describe('a sandbox that is killed while it acknowledges writes', () => {
  it(`loses none of them, ${sandboxKills} times`, async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < sandboxKills; round += 1) {
      const written = await writeUntilKilled(await startSandbox(), round)
      acknowledged.push(...written)
    }
    const sandbox = await startSandbox()
    const lost: string[] = []
    for (const sender of acknowledged) if (!(await isThere(sender))) lost.push(sender)
    await sandbox.stop()
    Object.assign(figures, { sandboxKills, acknowledgedWrites: acknowledged.length, lostWrites: lost.length })
    expect(acknowledged.length).toBeGreaterThan(sandboxKills)
    expect(lost).toEqual([])
  })
})

/** Reads signed-in pages without pause until the portal is gone. */
async function readUntilKilled(portal: Service, cookie: string, round: number): Promise<number> {
  const state = { isGone: false, answered: 0 }
  const reader = async () => {
    while (!state.isGone) {
      const answer = await fetch(`${settings.portal.url}/mon-compte`, { headers: { cookie } }).catch(
        () => undefined,
      )
      if (answer?.status === 200) state.answered += 1
    }
  }
  const all = Promise.all(Array.from({ length: readers }, reader))
  await wait(100 + (longestMs * ((round * 7) % portalKills)) / portalKills)
  await kill(portal)
  state.isGone = true
  await all
  return state.answered
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const answer = await fetch(`${settings.portal.url}/api/auth/session`, { headers: { cookie } })
  return (await answer.json()).user !== undefined
}

describe('a portal that is killed while it answers', () => {
  it(`keeps every session and starts clean, ${portalKills} times`, async () => {
    const sandbox = await startSandbox()
    const sessions: string[] = []
    let answered = 0
    for (let round = 0; round < portalKills; round += 1) {
      const portal = await startPortal()
      const session = await signInByHttp(settings.portal.url)
      sessions.push(session)
      answered += await readUntilKilled(portal, session, round)
    }
    const portal = await startPortal()
    const kept = await Promise.all(sessions.map(isSignedIn))
    await portal.stop()
    await sandbox.stop()
    const faults = readFileSync(portalLog, 'utf8').match(/"level":"(error|fatal)".*/g) ?? []
    Object.assign(figures, {
      ...{ portalKills, answeredBeforeKills: answered, sessions: sessions.length },
      ...{ lostSessions: kept.filter((isKept) => !isKept).length, faultsInLog: faults.length },
    })
    expect(kept).toEqual(sessions.map(() => true))
    expect(faults).toEqual([])
  })
})
