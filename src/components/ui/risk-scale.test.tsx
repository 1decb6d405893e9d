import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RiskScale } from './risk-scale.tsx'

const draw = (value: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null) =>
  renderToStaticMarkup(<RiskScale value={value} label="Risk: in words" lowLabel="Lower" highLabel="Higher" />)

const steps = (markup: string) => [...markup.matchAll(/<span class="([^"]*)">(\d)<\/span>/g)]

// P-074
describe('the risk scale', () => {
  test.each([1, 2, 3, 4, 5, 6, 7] as const)(
    'marks class %i, and it alone, by form as well as colour',
    (value) => {
      const tall = steps(draw(value)).filter(([, classes]) => classes?.includes('h-11'))
      expect(steps(draw(value))).toHaveLength(7)
      expect(tall.map(([, , step]) => step)).toEqual([String(value)])
    },
  )

  // P-073
  test('shows no step, and never a nought, where the class is not known', () => {
    expect(steps(draw(null))).toHaveLength(0)
    expect(draw(null)).toContain('Risk: in words')
    expect(draw(null)).not.toMatch(/>0</)
  })
})
