import { describe, expect, it } from 'vitest'
import { type Drawing, FragmentCode } from './fragment-code.ts'

const draw: Drawing<object> = () => null

/** A file that the test lets come, or not. */
function file() {
  const asked: PromiseWithResolvers<Drawing<object>>[] = []
  const find = () => {
    const asking = Promise.withResolvers<Drawing<object>>()
    asked.push(asking)
    return asking.promise
  }
  return { asked, code: new FragmentCode(find) }
}

describe('the code of a part', () => {
  it('is at hand at once where it is no file of its own', () => {
    expect(new FragmentCode(() => draw).here()).toBe(draw)
  })

  it('is asked for once, however often it is wanted, and is here once it has come', async () => {
    const { asked, code } = file()
    expect(code.here()).toBeUndefined()
    const wanted = [code.load(), code.load(), code.coming()]
    expect(asked).toHaveLength(1)
    asked[0]?.resolve(draw)
    await Promise.all(wanted)
    expect(code.here()).toBe(draw)
    expect(asked).toHaveLength(1)
  })

  it('is not asked for before anybody wants it', () => {
    expect(file().asked).toEqual([])
  })

  it('that could not be had fails who waits for it, and is asked for anew by the next page alone', async () => {
    const { asked, code } = file()
    const first = code.load()
    asked[0]?.reject(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    await expect(code.coming()).rejects.toThrow('gone')
    expect(code.here()).toBeUndefined()
    expect(asked).toHaveLength(1)
    const second = code.load()
    expect(asked).toHaveLength(2)
    asked[1]?.resolve(draw)
    await second
    expect(code.here()).toBe(draw)
  })
})
