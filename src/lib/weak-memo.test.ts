import { expect, it } from 'vitest'
import { sharedLists, weakMemo, weakMemoOfAll } from './weak-memo.ts'

it('works once for each object, and again for another one that looks the same', () => {
  const made: number[] = []
  const double = weakMemo(({ value }: { value: number }) => {
    made.push(value)
    return value === 0 ? undefined : value * 2
  })
  const [three, alsoThree, zero] = [{ value: 3 }, { value: 3 }, { value: 0 }]
  expect([three, three, alsoThree, zero, zero].map(double)).toEqual([6, 6, 6, undefined, undefined])
  expect(made).toEqual([3, 3, 0])
})

it('gives one list for the same members in the same order, and another for any other', () => {
  const shared = sharedLists<{ name: string }>()
  const [a, b, alsoA] = [{ name: 'a' }, { name: 'b' }, { name: 'a' }]
  const list = shared([a, b])
  expect(list).toEqual([a, b])
  expect(shared([a, b])).toBe(list)
  expect(shared([])).toBe(shared([]))
  for (const other of [[b, a], [a], [alsoA, b], [a, b, b]]) {
    expect(shared(other)).toEqual(other)
    expect(shared(other)).not.toBe(list)
  }
})

it('makes once of the same objects, and again of any other', () => {
  const once = weakMemoOfAll<object>()
  const [a, b] = [{}, {}]
  const made = once([a, b], () => ({}))
  expect(once([a, b], () => ({}))).toBe(made)
  for (const other of [[b, a], [a], [a, b, b], []]) expect(once(other, () => ({}))).not.toBe(made)
})
