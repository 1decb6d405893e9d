import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSqliteStateStore } from '../session/sqlite-state-store.server.ts'
import { type StateStore, StateStoreError } from '../session/state-store.server.ts'
import { startMs } from '../session/testing.ts'
import { hourMs, personWithMandates, seal } from './testing.ts'

const clock = { nowMs: startMs }
let folder: string
let store: StateStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holders-'))
  clock.nowMs = startMs
  store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: () => clock.nowMs })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const signedIn = () => personWithMandates(store, clock)

// P-697
describe('a person whose mandate is over while they act', () => {
  it('acts in their own name again, and is told why', async () => {
    const { api, choose, load, reads } = await signedIn()
    await choose('one')
    expect(await reads()).toBe('holder-one')
    api.held = ['two']
    api.opened.clear()
    expect(await load()).toMatchObject({
      user: 'person',
      holders: { acting: null, choices: [{ id: 'two' }], former: { holder: 'Ada Test', why: 'over' } },
    })
    expect(await reads()).toBe('person')
  })

  it('is told so by a poll as well, for ten minutes or until they choose again', async () => {
    const { api, choose, load } = await signedIn()
    await choose('one')
    api.held = []
    api.opened.clear()
    const why = async (activity: 'active' | 'passive') => (await load(activity)).former?.why
    expect(await why('passive')).toBe('over')
    clock.nowMs += 9 * 60_000
    expect(await why('active')).toBe('over')
    clock.nowMs += 60_000
    expect((await load()).holders).toBeUndefined()
    api.held = ['two']
    await load()
    await choose('two')
    api.opened.clear()
    expect(await why('active')).toBe('time')
    await choose('own')
    expect((await load()).former).toBeUndefined()
  })

  it('acts in their own name after the token’s four hours, and may choose the holder again', async () => {
    const { choose, load } = await signedIn()
    await choose('one')
    for (let passed = 0; passed < 4 * hourMs; passed += hourMs / 3) {
      expect((await load()).user).toBe('holder-one')
      clock.nowMs += hourMs / 3
    }
    const { former, user } = await load()
    expect([user, former]).toEqual(['person', { holder: 'Ada Test', why: 'time' }])
    await choose('one')
    expect((await load()).holders).toMatchObject({ acting: { id: 'one' } })
  })

  it('sends nothing for the holder, however recently the mandate was read', async () => {
    const { api, choose, header, load, portalSessions } = await signedIn()
    await choose('one')
    await load()
    api.opened.clear()
    expect((await portalSessions.current(header(), 'active'))?.session.user.id).toBe('holder-one')
    expect((await portalSessions.current(header(), 'sending'))?.session.user.id).toBe('person')
  })

  it('finds the own session by the former cookie in requests that were under way', async () => {
    const { api, choose, header, portalSessions, sessions } = await signedIn()
    await choose('one')
    const sentBefore = header()
    api.opened.clear()
    const [one, other] = await Promise.all([
      portalSessions.current(sentBefore, 'active', 0),
      portalSessions.current(sentBefore, 'active', 0),
    ])
    expect([one?.session.user.id, other?.session.user.id]).toEqual(['person', 'person'])
    expect((await sessions.read(sentBefore))?.user.id).toBe('person')
  })

  it('is signed out where their own session has ended', async () => {
    const { api, choose, load, sessionOf, sessions } = await signedIn()
    const own = await sessionOf()
    await choose('one')
    api.opened.clear()
    clock.nowMs += 1000
    await sessions.endAllOf(own)
    expect((await load()).user).toBeUndefined()
  })
})

// P-698
it('offers the holders of now while somebody acts, not those of the last switch', async () => {
  const { api, choose, load } = await signedIn()
  await choose('one')
  const offered = async () => (await load('passive')).holders?.choices.map(({ id }) => id)
  api.held = ['one', 'two', 'three']
  expect(await offered()).toEqual(['one', 'two', 'three'])
  api.held = ['one']
  expect(await offered()).toEqual(['one'])
  expect((await load()).user).toBe('holder-one')
})

// P-691, P-697
describe('a switch that fails on its way', () => {
  it.each([
    ['the product API opens nothing', { opens: { kind: 'unexpected_status', status: 502 } as const }],
    ['the holder cannot be read', { finds: { kind: 'unavailable', cause: 'product_api_502' } as const }],
    ['the holder is not admitted', { finds: { kind: 'not_admitted', cause: 'product_api_403' } as const }],
  ])('ends in the own account where %s, and leaves no token open', async (_, fault) => {
    const { api, choose, reads } = await signedIn()
    await choose('one')
    Object.assign(api, fault)
    const result = await choose('two')
    expect([result.kind, await reads(), [...api.opened]]).toEqual(['done', 'person', []])
    Object.assign(api, { opens: undefined, finds: undefined })
    await choose('two')
    expect([await reads(), [...api.opened]]).toEqual(['holder-two', ['holder-two']])
  })

  it('stays with the former holder where the store fails to keep the next session', async () => {
    const { choose, failing, reads } = await signedIn()
    await choose('one')
    failing.keys = /^session:/
    await expect(choose('two')).rejects.toThrow(StateStoreError)
    expect(await reads()).toBe('holder-one')
  })

  it('stays with the former holder where the store fails to keep the refusal', async () => {
    const { api, choose, failing, reads } = await signedIn()
    await choose('one')
    api.opens = { kind: 'unexpected_status', status: 502 }
    failing.keys = /^draft:/
    await expect(choose('two')).rejects.toThrow(StateStoreError)
    expect(await reads()).toBe('holder-one')
  })

  it('has switched where the store fails only at the end of the former session', async () => {
    const { choose, failing, reads } = await signedIn()
    await choose('one')
    failing.keys = /^(left|over):/
    await choose('two')
    expect(await reads()).toBe('holder-two')
    await choose('own')
    expect(await reads()).toBe('person')
  })

  it('signs out where the own session is gone', async () => {
    const { choose, reads, sessionOf, sessions } = await signedIn()
    const own = await sessionOf()
    await choose('one')
    await sessions.end(own)
    const result = await choose('two')
    expect(result.cookies).toHaveLength(1)
    expect(await reads()).toBeUndefined()
  })

  it('keeps the token of a holder who is chosen again', async () => {
    const { choose, load } = await signedIn()
    await choose('one')
    await choose('one')
    expect((await load()).user).toBe('holder-one')
  })
})
