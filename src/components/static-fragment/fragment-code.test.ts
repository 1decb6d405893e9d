import { describe, expect, it } from 'vitest'
import { FragmentCode, type FragmentComponent } from './fragment-code.ts'

const draw: FragmentComponent<object> = () => null

/** A file that the test lets come, or not. */
function file() {
  const asked: PromiseWithResolvers<FragmentComponent<object>>[] = []
  const find = () => {
    const asking = Promise.withResolvers<FragmentComponent<object>>()
    asked.push(asking)
    return asking.promise
  }
  return { asked, code: new FragmentCode(find) }
}

describe('the code of a part', () => {
  it('is available at once if it is not in a file of its own', () => {
    expect(new FragmentCode(() => draw).loaded()).toBe(draw)
  })

  it('is requested once, however often it is needed, and is available after loading', async () => {
    const { asked, code } = file()
    expect(code.loaded()).toBeUndefined()
    const wanted = [code.load(), code.load(), code.loading()]
    expect(asked).toHaveLength(1)
    asked[0]?.resolve(draw)
    await Promise.all(wanted)
    expect(code.loaded()).toBe(draw)
    expect(asked).toHaveLength(1)
  })

  it('is not asked for before anybody wants it', () => {
    expect(file().asked).toEqual([])
  })

  it('rejects those who wait if it cannot be loaded, and is requested again only by the next page', async () => {
    const { asked, code } = file()
    const first = code.load()
    asked[0]?.reject(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    await expect(code.loading()).rejects.toThrow('gone')
    expect(code.loaded()).toBeUndefined()
    expect(asked).toHaveLength(1)
    const second = code.load()
    expect(asked).toHaveLength(2)
    asked[1]?.resolve(draw)
    await second
    expect(code.loaded()).toBe(draw)
  })
})
