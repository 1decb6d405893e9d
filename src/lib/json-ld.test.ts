import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serialiseJsonLd } from './json-ld.ts'

describe('JSON-LD in a page', () => {
  it('is read back as it was, and nothing in it can end its element', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028', '\u2029', '&lt;'),
    )
    const data = fc.dictionary(text, fc.oneof(text, fc.array(text), fc.integer()))
    fc.assert(
      fc.property(data, (value) => {
        const written = serialiseJsonLd(value)
        expect(written).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('leaves out what is not there', () => {
    expect(serialiseJsonLd({ name: 'a', image: undefined })).toBe('{"name":"a"}')
  })
})
