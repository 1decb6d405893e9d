import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { colourModeScript } from './colour-mode.ts'

/** What the script leaves on the document when storage answers so. */
function dataAfter(getItem: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  runInNewContext(colourModeScript, { document: { documentElement: { dataset } }, localStorage: { getItem } })
  return { ...dataset }
}

// P-014
describe('the script that runs before anything is painted', () => {
  test.each(['light', 'dark'])('shows the mode %s that was kept', (mode) => {
    expect(dataAfter((key) => (key === 'colour-mode' ? mode : null))).toEqual({ scripts: '', theme: mode })
  })

  test.each([null, 'system', 'sepia', '"><script>'])(
    'leaves the choice to the system when %j was kept',
    (kept) => {
      expect(dataAfter(() => kept)).toEqual({ scripts: '' })
    },
  )

  test('does not fail where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    expect(dataAfter(forbidden)).toEqual({ scripts: '' })
  })

  test('can stand in a page as it is', () => {
    expect(colourModeScript).not.toMatch(/<\/|<!--/)
  })
})
