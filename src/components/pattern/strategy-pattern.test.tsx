import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { illustrationNames } from './illustrations.ts'
import { StrategyPattern } from './strategy-pattern.tsx'

const draw = (seed: string, illustration?: (typeof illustrationNames)[number]) =>
  renderToStaticMarkup(<StrategyPattern seed={seed} {...(illustration && { illustration })} />)

describe.each(illustrationNames)('the drawing %s', (illustration) => {
  test('is the same for the same seed and another for another', () => {
    expect(draw('fnd-1', illustration)).toBe(draw('fnd-1', illustration))
    expect(draw('fnd-1', illustration)).not.toBe(draw('fnd-2', illustration))
  })

  test('holds only finite numbers and weighs less than 4 kB', () => {
    const markup = draw('fnd-17', illustration)
    expect(markup).not.toMatch(/NaN|Infinity|undefined/)
    expect(markup.length).toBeLessThan(4096)
  })

  test('is hidden from screen readers', () => {
    expect(draw('fnd-1', illustration)).toContain('aria-hidden="true"')
  })
})

test('seeds spread over all families of drawings', () => {
  const drawings = Array.from({ length: 200 }, (_, index) => draw(`seed-${index}`))
  const families = drawings.map((markup) => /data-illustration="(\w+)"/.exec(markup)?.[1])
  expect(new Set(families)).toEqual(new Set(illustrationNames))
})
