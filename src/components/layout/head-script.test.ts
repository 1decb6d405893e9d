import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { colourModeScript } from './head-script.tsx'

type Listener = (event: object) => void
type Device = { readonly kept?: string | null; readonly isDark?: boolean; readonly forbidden?: boolean }

/**
 * Runs the script as a browser would; reports its effects on the document, and simulates presses and changes of
 * storage.
 */
function documentOn({ kept = null, isDark = false, forbidden = false }: Device) {
  const dataset: Record<string, string> = {}
  const stored = new Map<string, string | null>([['colour-mode', kept]])
  const listeners = new Map<string, Listener>()
  const addEventListener = (name: string, listener: Listener) => listeners.set(name, listener)
  const refuse = () => {
    if (forbidden) throw new Error('SecurityError')
  }
  const localStorage = {
    getItem: (key: string) => {
      refuse()
      return stored.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      refuse()
      stored.set(key, value)
    },
  }
  const document = { documentElement: { dataset }, addEventListener }
  const matchMedia = () => ({ matches: isDark })
  runInNewContext(colourModeScript, { document, localStorage, addEventListener, matchMedia })
  const target = (isButton: boolean) => ({ closest: () => (isButton ? {} : null) })
  return {
    data: () => ({ ...dataset }),
    kept: () => stored.get('colour-mode'),
    press: (isButton = true) => listeners.get('click')?.({ target: target(isButton) }),
    storage: (key: string, newValue: string | null) => listeners.get('storage')?.({ key, newValue }),
  }
}

// P-014
describe('the script that runs before anything is painted', () => {
  test.each(['light', 'dark'])('shows the mode %s that was kept', (kept) => {
    expect(documentOn({ kept }).data()).toEqual({ scripts: '', theme: kept })
  })

  test.each([null, 'system', 'sepia', '"><script>'])(
    'leaves the choice to the system when %j was kept',
    (kept) => {
      expect(documentOn({ kept }).data()).toEqual({ scripts: '' })
    },
  )

  test.each([
    [false, 'dark'],
    [true, 'light'],
  ])('changes what is seen with each press, and follows the device again (dark: %j)', (isDark, other) => {
    const page = documentOn({ isDark })
    page.press()
    expect([page.data().theme, page.kept()]).toEqual([other, other])
    page.press()
    expect([page.data().theme, page.kept()]).toEqual([undefined, 'system'])
    page.press(false)
    expect(page.data().theme).toBeUndefined()
  })

  test('gives back a mode that was kept on a device of the other one', () => {
    const page = documentOn({ kept: 'light', isDark: false })
    page.press()
    expect(page.data().theme).toBe('dark')
  })

  test('follows a choice of another tab, and nothing else that is stored', () => {
    const page = documentOn({})
    page.storage('colour-mode', 'dark')
    page.storage('other', 'light')
    expect(page.data().theme).toBe('dark')
    page.storage('colour-mode', null)
    expect(page.data().theme).toBeUndefined()
  })

  test('does not fail where storage is forbidden, and changes the page all the same', () => {
    const page = documentOn({ forbidden: true })
    expect(page.data()).toEqual({ scripts: '' })
    page.press()
    expect(page.data().theme).toBe('dark')
  })

  test('can stand in a page as it is', () => {
    expect(colourModeScript).not.toMatch(/<\/|<!--/)
  })
})
