import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Portrait } from './portrait.tsx'

const draw = (seed: string) => renderToStaticMarkup(<Portrait seed={seed} />)

// P-767
test('a portrait is the same for the same person and another for another', () => {
  expect(draw('a')).toBe(draw('a'))
  expect(new Set(Array.from({ length: 20 }, (_, index) => draw(`person-${index}`))).size).toBe(20)
})

test('a portrait has skin, clothes and hair of whole lines, weighs less than 4 kB and is hidden from screen readers', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const markup = draw(seed)
    expect(markup).not.toMatch(/NaN|Infinity|undefined/)
    const paths = [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
    expect(paths).toHaveLength(2)
    for (const path of paths) expect(path).toMatch(/^(M[\d.]+ [\d.]+H[\d.]+)+$/)
    expect(markup.length).toBeLessThan(4096)
    expect(markup).toContain('aria-hidden="true"')
  }
})
