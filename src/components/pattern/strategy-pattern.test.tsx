import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { motifNames } from './motifs.ts'
import { StrategyPattern } from './strategy-pattern.tsx'

const draw = (seed: string, motif?: (typeof motifNames)[number]) =>
  renderToStaticMarkup(<StrategyPattern seed={seed} {...(motif && { motif })} />)

describe.each(motifNames)('the drawing %s', (motif) => {
  test('is the same for the same seed and another for another', () => {
    expect(draw('fnd-1', motif)).toBe(draw('fnd-1', motif))
    expect(draw('fnd-1', motif)).not.toBe(draw('fnd-2', motif))
  })

  test('holds only finite numbers and weighs less than 4 kB', () => {
    const markup = draw('fnd-17', motif)
    expect(markup).not.toMatch(/NaN|Infinity|undefined/)
    expect(markup.length).toBeLessThan(4096)
  })

  test('is hidden from screen readers', () => {
    expect(draw('fnd-1', motif)).toContain('aria-hidden="true"')
  })
})

test('seeds spread over all families of drawings', () => {
  const drawings = Array.from({ length: 200 }, (_, index) => draw(`seed-${index}`))
  const families = drawings.map((markup) => /data-motif="(\w+)"/.exec(markup)?.[1])
  expect(new Set(families)).toEqual(new Set(motifNames))
})
