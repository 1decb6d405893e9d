import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createSeal } from '../session/seal.server.ts'
import { createSqliteStateStore } from '../session/sqlite-state-store.server.ts'
import { createAccountDrafts } from './account-drafts.server.ts'

const seal = createSeal(['a secret of the tests with thirty-two characters or more'])
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function storeOfTests() {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'))
  folders.push(folder)
  return createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: Date.now })
}

const drafts = () => createAccountDrafts(storeOfTests(), 'subscription')

describe('an unfinished request', () => {
  // P-157
  it('is its account’s own, and gone once it was sent', async () => {
    const kept = drafts()
    await kept.keep('one', { lastname: 'Orsenne' })
    expect((await kept.read('one'))?.values).toEqual({ lastname: 'Orsenne' })
    expect(await kept.read('two')).toBeUndefined()
    await kept.remove('one', (await kept.read('one'))?.key ?? '')
    expect(await kept.read('one')).toBeUndefined()
  })

  it('is that of its form and of what the form is about', async () => {
    const store = storeOfTests()
    const [one, other] = ['case-document cas-1', 'case-document cas-2'].map((form) =>
      createAccountDrafts(store, form),
    )
    await one?.keep('one', { expiresOn: '01/02/2030' })
    expect(await other?.read('one')).toBeUndefined()
    await one?.remove('one')
    expect(await one?.read('one')).toBeUndefined()
  })

  // P-157
  it('keeps the fields that were not typed again, whoever types at once', async () => {
    const kept = drafts()
    const typed = Array.from({ length: 12 }, (_, index) => ({ [`field${index}`]: `text ${index}` }))
    await Promise.all(typed.map((values) => kept.keep('one', values)))
    expect((await kept.read('one'))?.values).toEqual(Object.assign({}, ...typed))
  })

  it('stays when it was changed after the one that was sent', async () => {
    const kept = drafts()
    await kept.keep('one', { amount: '25000' })
    const sent = await kept.read('one')
    await kept.keep('one', { amount: '26000' })
    await kept.remove('one', sent?.key ?? '')
    expect((await kept.read('one'))?.values).toEqual({ amount: '26000' })
  })

  it('is the same request for as long as it says the same', async () => {
    const kept = drafts()
    await kept.keep('one', { amount: '25000' })
    const first = await kept.read('one')
    await kept.keep('one', { amount: '25000' })
    expect((await kept.read('one'))?.key).toBe(first?.key)
    await kept.keep('one', { amount: '26000' })
    expect((await kept.read('one'))?.key).not.toBe(first?.key)
  })
})
