import { describe, expect, it } from 'vitest'
import { legacyGuideCategories } from './redirect-rules.ts'

/** The categories in use, in both languages (P-023), and the one of all guides. */
const inUse = ['montant', 'amount', 'type', 'funds-type', 'placer', 'investir', 'investment', 'theme']

// P-023, P-026
describe('the legacy categories of guides', () => {
  it('are enough to be worth a list, and none is in use', () => {
    expect(legacyGuideCategories.size).toBeGreaterThanOrEqual(20)
    for (const name of [...inUse, 'defiscalisation', 'placement']) {
      expect(legacyGuideCategories.has(name)).toBe(false)
    }
  })
})
