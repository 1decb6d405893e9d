import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPlaceholders } from './placeholders.ts'

const partOf = (text: string): Uint8Array => Buffer.from(text)
const inPage = (mark: string): string => JSON.stringify(mark)
const written = (pieces: readonly (string | Uint8Array)[]): string =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString()

describe('the places of static fragments', () => {
  it('hold exactly what was drawn, wherever the page has them', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), text, (parts, end) => {
        const places = createPlaceholders('name')
        const page =
          parts.map(([before, part]) => before + inPage(places.placeholderFor(partOf(part)))).join('') + end
        const whole = parts.map(([before, part]) => before + part).join('') + end
        expect(written(places.insertFragments(page))).toBe(whole)
      }),
    )
  })

  it('of another rendering are left as they are', () => {
    const [own, other] = [createPlaceholders('own'), createPlaceholders('other')]
    own.placeholderFor(partOf('private'))
    const foreign = inPage(other.placeholderFor(partOf('x')))
    expect(written(own.insertFragments(`a${foreign}b`))).toBe(`a${foreign}b`)
  })

  it('of one part may be several', () => {
    const places = createPlaceholders('name')
    const part = partOf('é')
    expect(
      written(
        places.insertFragments(
          `${inPage(places.placeholderFor(part))} ${inPage(places.placeholderFor(part))}`,
        ),
      ),
    ).toBe('é é')
  })
})
