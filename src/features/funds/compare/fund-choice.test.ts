import { describe, expect, it } from 'vitest'
import { choiceIn, choiceText } from './fund-choice.ts'

// P-743
describe('the funds that a tab keeps for comparison', () => {
  const [avenir, relais] = [
    { key: 'avenir', name: 'Orvanne Avenir' },
    { key: 'fnd-3', name: 'Relais' },
  ]

  it('come back as they were kept, none included', () => {
    for (const chosen of [[], [avenir], [avenir, relais]])
      expect(choiceIn(choiceText(chosen))).toEqual(chosen)
  })

  it('are unknown before anything is kept, which is not the same as none', () => {
    expect(choiceIn(null)).toBeNull()
  })

  it('are at most two keys with their names, whatever is stored', () => {
    expect(choiceIn('avenir\n<b> x\nfnd-3 Relais\na A\nb B')).toEqual([
      { key: 'avenir', name: 'avenir' },
      relais,
    ])
  })
})
