import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeal } from './seal.server.ts'

const older = 'an older secret of thirty-two characters or more'
const newer = 'a newer secret of thirty-two characters or more!'

describe('the seal', () => {
  const seal = createSeal([newer])

  it('gives back what was sealed, for the same purpose only', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('é\u202f€', '\u{1F512}', '')),
        fc.string(),
        (plain, purpose) => {
          const wellFormed = plain.toWellFormed()
          const sealed = seal.seal(wellFormed, purpose)
          expect(seal.open(sealed, purpose)).toBe(wellFormed)
          expect(seal.open(sealed, `${purpose}.`)).toBeUndefined()
        },
      ),
    )
  })

  it('refuses a text with any one bit changed', () => {
    const sealed = Buffer.from(seal.seal('session-id', 'cookie'), 'base64url')
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const altered = Buffer.from(sealed)
      altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(seal.open(altered.toString('base64url'), 'cookie')).toBeUndefined()
    }
  })

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(seal.open(text, 'cookie')).toBeUndefined()
      }),
    )
  })

  it('accepts one spelling of a sealed text only', () => {
    const sealed = seal.seal('x', 'cookie')
    expect(seal.open(`${sealed}=`, 'cookie')).toBeUndefined()
    expect(seal.open(` ${sealed}`, 'cookie')).toBeUndefined()
  })

  it('opens with older secrets and seals with the newest', () => {
    const before = createSeal([older]).seal('x', 'cookie')
    const rotated = createSeal([newer, older])
    expect(rotated.open(before, 'cookie')).toBe('x')
    expect(createSeal([older]).open(rotated.seal('x', 'cookie'), 'cookie')).toBeUndefined()
    expect(createSeal([newer]).open(before, 'cookie')).toBeUndefined()
  })

  it('never seals the same text twice alike', () => {
    expect(seal.seal('x', 'cookie')).not.toBe(seal.seal('x', 'cookie'))
  })
})
