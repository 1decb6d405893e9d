import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withFundName } from './fund-name.schema.ts'

const schema = withFundName(z.object({ id: z.string().min(1), name: z.string().min(1) }))

// P-842
describe('a fund of the reader', () => {
  it('has its id as name where it has none', () => {
    for (const name of [undefined, null, '', ' ', '\u00a0', 7])
      expect(schema.parse({ id: 'fnd-29', name })).toEqual({ id: 'fnd-29', name: 'fnd-29' })
    expect(schema.parse({ id: 'fnd-29' })).toEqual({ id: 'fnd-29', name: 'fnd-29' })
  })

  it('keeps the name that it has', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(name, (text) => {
        expect(schema.parse({ id: 'fnd-1', name: text })).toEqual({ id: 'fnd-1', name: text })
      }),
    )
  })

  it('is none without id', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const hasId = typeof value === 'object' && value !== null && 'id' in value
        fc.pre(!hasId)
        expect(schema.safeParse(value).success).toBe(false)
      }),
    )
  })
})
