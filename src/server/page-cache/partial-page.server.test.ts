import { describe, expect, it } from 'vitest'
import { currentRequestContext } from '../http/request-context.server.ts'
import { cacheOver, page, textOf } from './testing.ts'

describe('a partial page', () => {
  const markPartial = () => currentRequestContext()?.onPartial?.()
  const cacheOfPartial = (later: () => Response | Promise<Response>) =>
    cacheOver((_, count) => {
      if (count > 1) return later()
      markPartial()
      return page('partial')
    })

  it('is given to whoever comes at the same time, and made again for who comes later', async () => {
    const { ask, cache, clock, renders } = cacheOfPartial(() => page('whole'))
    const first = await ask('/fonds')
    expect(first?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5')
    expect(await textOf(await ask('/fonds'))).toBe('partial')
    expect(renders.length).toBe(1)
    clock.ms += 100
    expect(cache.find({ method: 'GET', target: '/fonds', header: () => undefined })).toBeUndefined()
    expect(await textOf(await ask('/fonds'))).toBe('whole')
  })

  it.each([
    ['answers with a failure', () => page('down', { status: 503 })],
    ['fails', () => Promise.reject(new Error('bug'))],
  ])('is given still when what makes it again %s', async (_, later) => {
    const { ask, clock } = cacheOfPartial(later)
    await ask('/fonds')
    clock.ms += 2000
    expect(await textOf(await ask('/fonds'))).toBe('partial')
  })

  it('is followed by another one for as long as the part is not to be had', async () => {
    const { ask, clock, renders } = cacheOver((_, count) => {
      markPartial()
      return page(`${count}`)
    })
    for (const expected of ['1', '2', '2']) {
      expect(await textOf(await ask('/fonds'))).toBe(expected)
      clock.ms += expected === '1' ? 100 : 50
    }
    expect(renders.length).toBe(2)
  })

  it('gives way to the 404 once its page no longer exists', async () => {
    const { ask, clock } = cacheOfPartial(() => page('gone', { status: 404 }))
    await ask('/fonds')
    clock.ms += 100
    expect((await ask('/fonds'))?.status).toBe(404)
  })
})
