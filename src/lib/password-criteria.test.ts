import { describe, expect, it } from 'vitest'
import { characterKinds, defaultPasswordRule, hasKind, isLongEnough, meetsRule } from './password-criteria.ts'

describe('the criteria of a password', () => {
  it.each([
    ['Abcdef1!', true],
    ['Abcdef1', false],
    ['abcdefg1!', false],
    ['ABCDEFG1!', false],
    ['Abcdefgh!', false],
    ['Abcdefg12', false],
    ['Éçàdéf1€', true],
    ['', false],
  ])('%j meets them: %s', (password, expected) => {
    expect(meetsRule(password, defaultPasswordRule)).toBe(expected)
  })

  it('count characters as readers see them', () => {
    expect(isLongEnough('🙂🙂🙂🙂', defaultPasswordRule)).toBe(false)
  })

  it('ask for as many kinds as are configured', () => {
    expect(meetsRule('abcdefgh1', { minimumLength: 8, minimumKinds: 2 })).toBe(true)
    expect(meetsRule('abcdefgh', { minimumLength: 8, minimumKinds: 2 })).toBe(false)
  })

  it('count a space as no kind', () => {
    expect(characterKinds.filter((kind) => hasKind(' ', kind))).toEqual([])
  })
})
