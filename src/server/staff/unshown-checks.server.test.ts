import { expect, it } from 'vitest'
import { createUnshownChecks } from './unshown-checks.server.ts'
import type { CheckedList, ListFindings } from './unshown-content.server.ts'
import type { Kind, Row } from './unshown-rows.server.ts'

const guides: Kind = { type: 'guide', locale: 'fr' }
const documents: Kind = { type: 'document', locale: 'fr' }

const rowOf = (kind: Kind, id: string): Row => ({
  shown: { ...kind, id, title: id, field: 'slug', cause: 'no_address', extent: 'entry' },
  related: null,
})

/** Lists whose readings end when the test says so. */
function heldLists(kinds: readonly Kind[]) {
  const asked: string[] = []
  const ends = new Map<string, (found: ListFindings) => void>()
  const lists = (): readonly CheckedList[] =>
    kinds.map((kind) => ({
      kind,
      read: () => {
        asked.push(kind.type)
        return new Promise((resolve) => ends.set(kind.type, resolve))
      },
    }))
  const end = (kind: Kind, ...ids: readonly string[]) =>
    ends.get(kind.type)?.({ rows: ids.map((id) => rowOf(kind, id)), unread: [] })
  return { asked, end, lists }
}

const onError = (err: unknown) => {
  throw err
}

/** Lets what has ended be noted. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

// P-881
it('a page waits shortly, names what is not checked yet, and what was found by then', async () => {
  const held = heldLists([guides, documents])
  const checks = createUnshownChecks({ lists: held.lists, now: () => 0, onError, waitMs: 5 })
  expect(await checks.look()).toMatchObject({
    unshown: [],
    unchecked: [guides, documents],
    isChecking: true,
    checkedAt: null,
  })
  held.end(guides, 'g1')
  const some = await checks.look()
  expect(some.unshown.map(({ id }) => id)).toEqual(['g1'])
  expect(some).toMatchObject({ unchecked: [documents], isChecking: true, checkedAt: null })
  held.end(documents)
  await settle()
  expect(await checks.look()).toMatchObject({
    unchecked: [],
    isChecking: false,
    checkedAt: '1970-01-01T00:00:00.000Z',
  })
  // One reading served all three.
  expect(held.asked).toEqual(['guide', 'document'])
})

// P-881
it.each([
  ['some time has passed', { passedMs: 60_000, isPublished: false, expected: 2 }],
  ['something was published', { passedMs: 1, isPublished: true, expected: 2 }],
  ['neither', { passedMs: 1, isPublished: false, expected: 1 }],
])('reads again when %s, and shows what was found before until then', async (_, given) => {
  const held = heldLists([guides])
  let time = 0
  const checks = createUnshownChecks({ lists: held.lists, now: () => time, onError, waitMs: 5 })
  await checks.look()
  held.end(guides, 'g1')
  await settle()
  time += given.passedMs
  if (given.isPublished) checks.forget()
  const before = await checks.look()
  expect(before.unshown.map(({ id }) => id)).toEqual(['g1'])
  expect([held.asked.length, before.isChecking]).toEqual([given.expected, given.expected === 2])
  held.end(guides)
  await settle()
  expect((await checks.look()).unshown.length).toBe(given.expected === 2 ? 0 : 1)
})

// P-881
it('a change during a reading leads to another one', async () => {
  const held = heldLists([guides])
  const checks = createUnshownChecks({ lists: held.lists, now: () => 0, onError, waitMs: 5 })
  await checks.look()
  checks.forget()
  held.end(guides, 'g1')
  await settle()
  await checks.look()
  expect(held.asked).toHaveLength(2)
})

it('a reading that fails by a bug is logged and started again', async () => {
  const faults: unknown[] = []
  const read = () => Promise.reject(new Error('bug'))
  const checks = createUnshownChecks({
    lists: () => [{ kind: guides, read }],
    now: () => 0,
    onError: (err) => faults.push(err),
    waitMs: 5,
  })
  expect(await checks.look()).toMatchObject({ unchecked: [guides] })
  expect(await checks.look()).toMatchObject({ unchecked: [guides], checkedAt: null })
  expect(faults).toHaveLength(2)
})
