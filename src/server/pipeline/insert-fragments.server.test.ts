import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPreserializedDataAdapter } from '../../components/static-fragment/preserialized-data-adapter.ts'
import { isPreserialized, preserializedData } from '../../lib/preserialized-data.ts'
import { runInRequestContext } from '../http/request-context.server.ts'
import {
  beginPlaceholders,
  currentPlaceholders,
  placeholderForData,
  withPlaceholders,
} from './insert-fragments.server.ts'

const request = { requestId: 'request-1', locale: 'fr', nonce: undefined } as const
const { test, toSerializable } = createPreserializedDataAdapter(placeholderForData)

/** Returns the text that a page contains for a preserialized object. */
function writtenOf(value: object): string {
  return runInRequestContext(request, () => {
    const places = beginPlaceholders()
    const mark = isPreserialized(value) ? placeholderForData(value) : undefined
    return places
      .insertFragments(`f(${JSON.stringify(mark)})`)
      .map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString()))
      .join('')
  })
}

describe('preserialized data in a page', () => {
  it('are the object itself for the script that they stand in, and never end it', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '<!--', '\u2028'))
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.oneof(text, fc.array(text))), (made) => {
        const written = writtenOf(preserializedData(made))
        expect(written).not.toContain('<')
        const read: unknown = runInNewContext(written, { f: (value: unknown) => value })
        expect(JSON.stringify(read)).toBe(JSON.stringify(made))
      }),
    )
  })

  it('are written once for all pages', () => {
    const fund = { name: 'first' }
    const shared = preserializedData(fund)
    const first = writtenOf(shared)
    fund.name = 'never happens'
    expect(writtenOf(shared)).toBe(first)
  })

  it('are known by the object alone, never by what it looks like', () => {
    preserializedData({ name: 'x' })
    expect(test({ name: 'x' })).toBe(false)
  })

  it('are written as any other object where no page is rendered', () => {
    const fund = preserializedData({ name: 'x', shares: [{ isin: 'y' }] })
    const copy = runInRequestContext(request, () => (test(fund) ? toSerializable(fund) : undefined))
    expect(copy).toEqual(fund)
    expect(test(copy)).toBe(false)
  })

  it.each([
    ['/fonds', true],
    ['/_serverFn/abc', false],
  ])('have places in what %s answers: %s', (path, isPage) => {
    const application = withPlaceholders(() => Response.json(currentPlaceholders() !== undefined))
    return runInRequestContext(request, async () => {
      const response = await application(new Request(`https://portal.example${path}`))
      await expect(response.json()).resolves.toBe(isPage)
    })
  })

  it('stand in the page of their own request alone', () => {
    runInRequestContext(request, () => beginPlaceholders())
    expect(runInRequestContext(request, currentPlaceholders)).toBeUndefined()
    expect(currentPlaceholders()).toBeUndefined()
  })
})
