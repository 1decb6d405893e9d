import { expect, it } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

it('maps all items in their order, no more than some at once', async () => {
  const atOnce = { now: 0, most: 0 }
  const doubled = await mapInTurns([5, 1, 4, 2, 3], 2, async (item) => {
    atOnce.now += 1
    atOnce.most = Math.max(atOnce.most, atOnce.now)
    await new Promise((resolve) => setTimeout(resolve, item))
    atOnce.now -= 1
    return item * 2
  })
  expect(doubled).toEqual([10, 2, 8, 4, 6])
  expect(atOnce.most).toBe(2)
})

it('maps no items to none, and fails with the first one that fails', async () => {
  expect(await mapInTurns([], 4, async () => 1)).toEqual([])
  await expect(mapInTurns([1, 2], 4, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
