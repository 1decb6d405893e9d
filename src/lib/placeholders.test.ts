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
          parts.map(([before, part]) => before + inPage(places.markOf(partOf(part)))).join('') + end
        const whole = parts.map(([before, part]) => before + part).join('') + end
        expect(written(places.fill(page))).toBe(whole)
      }),
    )
  })

  it('are not taken by what another rendering calls so', () => {
    const [own, other] = [createPlaceholders('own'), createPlaceholders('other')]
    own.markOf(partOf('private'))
    const foreign = inPage(other.markOf(partOf('x')))
    expect(written(own.fill(`a${foreign}b`))).toBe(`a${foreign}b`)
  })

  it('of one part may be several', () => {
    const places = createPlaceholders('name')
    const part = partOf('é')
    expect(written(places.fill(`${inPage(places.markOf(part))} ${inPage(places.markOf(part))}`))).toBe('é é')
  })
})
