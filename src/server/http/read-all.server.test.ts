import { describe, expect, it } from 'vitest'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { type ListPage, readAll } from './read-all.server.ts'

function backendOf(pageCount: number, failing?: number) {
  const asked: number[] = []
  const atOnce = { now: 0, most: 0 }
  const read = async (page: number): Promise<BackendOutcome<ListPage<number>>> => {
    asked.push(page)
    atOnce.now += 1
    atOnce.most = Math.max(atOnce.most, atOnce.now)
    await Promise.resolve()
    atOnce.now -= 1
    if (page === failing) return { kind: 'unreachable', reason: 'network' }
    return { kind: 'ok', status: 200, data: { items: [page], pageCount } }
  }
  return { read, asked, atOnce }
}

describe('a list that is read whole', () => {
  it.each([0, 1, 2, 5, 11])('has each item of %i pages once, in order', async (pageCount) => {
    const { read, atOnce } = backendOf(pageCount)
    const expected = Array.from({ length: Math.max(1, pageCount) }, (_, index) => index + 1)
    expect(await readAll(read)).toMatchObject({ kind: 'ok', data: expected })
    expect(atOnce.most).toBeLessThanOrEqual(4)
  })

  it.each([1, 2, 7])('is none when page %i fails', async (failing) => {
    expect(await readAll(backendOf(9, failing).read)).toEqual({ kind: 'unreachable', reason: 'network' })
  })
})
