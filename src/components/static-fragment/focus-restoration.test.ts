import { describe, expect, it } from 'vitest'
import { carryFocus } from './focus-restoration.ts'

/** A part of a page by its stops of the keyboard, as far as the focus is concerned. */
function partOf(stops: readonly string[], focused?: string) {
  const got: string[] = []
  const elements = stops.map((name) => ({
    matches: () => name === focused,
    focus: () => got.push(name),
  }))
  // Narrowing: the part of `ParentNode` that is used.
  return { part: { querySelectorAll: () => elements } as unknown as ParentNode, got }
}

describe('the focus of a part that is drawn anew', () => {
  it('moves to the same tab stop of the replaced part', () => {
    const { leave, arrive } = carryFocus()
    leave(partOf(['name', 'risk', 'launch'], 'risk').part)
    const next = partOf(['name', 'risk', 'launch'])
    arrive(next.part)
    expect(next.got).toEqual(['risk'])
  })

  it('stays where it is when it was elsewhere, or when the new part has no such stop', () => {
    for (const [before, after] of [
      [partOf(['name', 'risk']), partOf(['name', 'risk'])],
      [partOf(['name', 'risk'], 'risk'), partOf(['name'])],
    ] as const) {
      const { leave, arrive } = carryFocus()
      leave(before.part)
      arrive(after.part)
      expect(after.got).toEqual([])
    }
  })

  it('is restored only once', () => {
    const { leave, arrive } = carryFocus()
    leave(partOf(['name'], 'name').part)
    arrive(partOf(['name']).part)
    const later = partOf(['name'])
    arrive(later.part)
    expect(later.got).toEqual([])
  })
})
