import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowBlocks } from './flow.ts'
import type { LaidBlock, Strip } from './strip.ts'

const frame = { firstTop: 100, top: 50, bottom: 450, airiness: 1 }

function block(...strips: Partial<Strip>[]): LaidBlock {
  return {
    strips: strips.map((strip) => ({ height: 20, gap: 0, keep: false, ...strip })),
    draw: () => undefined,
  }
}

describe('flowBlocks', () => {
  it('puts every strip on a page, once and in order, within the frame', () => {
    const strip = fc.record({
      height: fc.integer({ min: 1, max: 120 }),
      gap: fc.integer({ min: 0, max: 20 }),
      keep: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(fc.array(strip, { minLength: 1, maxLength: 12 }), { maxLength: 12 }), (blocks) => {
        const laid = blocks.map((strips) => block(...strips))
        const parts = flowBlocks(laid, frame).flat()
        const placed = parts.flatMap((part) => part.placed.map((strip) => ({ ...strip, block: part.block })))
        expect(placed.map(({ block, index }) => [laid.indexOf(block), index])).toEqual(
          laid.flatMap((block, order) => block.strips.map((_, index) => [order, index])),
        )
        for (const { block, index, top } of placed) {
          expect(top + (block.strips[index]?.height ?? 0)).toBeLessThanOrEqual(frame.bottom)
        }
      }),
    )
  })

  it('moves strips that must stay together to the next page', () => {
    const pages = flowBlocks(
      [block({ height: 300 }), block({ keep: true, height: 40 }, { height: 40 })],
      frame,
    )
    expect(pages.map((parts) => parts.length)).toEqual([1, 1])
  })

  it('drops the gap at the top of a page and leaves room for a repeated table head', () => {
    const table = block({ height: 340, keep: false }, { height: 60, gap: 12, repeatHeight: 18 })
    const [, second] = flowBlocks([table], frame)
    expect(second?.[0]?.placed).toEqual([{ index: 1, top: 68, continued: true }])
  })

  it('starts a section below the heading that stands beside the text before it', () => {
    const [first] = flowBlocks(
      [block({ height: 5, marginHeight: 60 }, {}), block({ clear: true, gap: 10 })],
      frame,
    )
    expect(first?.[1]?.placed[0]?.top).toBe(170)
  })
})
