import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createCookies } from '../session/cookies.server.ts'
import { createSeal } from '../session/seal.server.ts'
import { createSqliteStateStore } from '../session/sqlite-state-store.server.ts'
import { createFormDrafts, keepUnshown } from './form-drafts.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'form-drafts-'))
const seal = createSeal(['a secret of thirty-two characters or more'])
const store = createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: Date.now })
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const cookies = createCookies('https://portal.example')
const draft = { values: { text: 'Bonjour' }, faults: [], problem: 'unavailable' } as const

async function refusedForm() {
  const drafts = createFormDrafts(store, cookies)
  const cookie = (await drafts.keep('contact', draft)).split(';', 1)[0] ?? ''
  const take = () => drafts.take('contact', cookie, () => Promise.resolve(undefined))
  /** A page that takes the draft and ends with a status. */
  const visit = async (status: number) => {
    const taken = await take()
    const headers = new Headers({ 'set-cookie': 'other=1' })
    if (taken) headers.append('set-cookie', taken.clearCookie)
    return keepUnshown(new Response('', { status, headers }), taken ? [taken] : [])
  }
  return { take, visit }
}

// P-819
describe('the draft of a refused form', () => {
  it('is shown once', async () => {
    const { take, visit } = await refusedForm()
    const shown = await visit(200)
    expect(shown.headers.getSetCookie()).toEqual(['other=1', cookies.clear('draft')])
    expect(await take()).toBeUndefined()
  })

  it('is there at the next visit if the page failed', async () => {
    const { take, visit } = await refusedForm()
    const failed = await visit(503)
    expect(failed.headers.getSetCookie()).toEqual(['other=1'])
    expect((await take())?.draft).toEqual(draft)
  })

  // P-870
  it('is there after the login page that came instead of its own', async () => {
    const { take, visit } = await refusedForm()
    await visit(307)
    expect((await take())?.draft).toEqual(draft)
  })

  it('is shown to nobody but the user for whom the form was opened', async () => {
    const drafts = createFormDrafts(store, cookies)
    const cookie = (await drafts.keep('contact', draft, 'acc-1')).split(';', 1)[0] ?? ''
    const takeAs = (account: string | undefined) =>
      drafts.take('contact', cookie, () => Promise.resolve(account))
    expect(await takeAs(undefined)).toBeUndefined()
    expect(await takeAs('acc-2')).toBeUndefined()
    expect((await takeAs('acc-1'))?.draft).toEqual(draft)
  })
})
