import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const first = { address: '/a.js', integrity: 'sha256-a' }
const code = scriptsAfterPaint(first, [{ address: '/b.js', integrity: 'sha256-b' }])

type Element = Record<string, unknown>
type Opened = { documentElement?: object; hidden?: boolean; readyState?: string; tellsOfPaint?: boolean }

/** Runs the code as a browser would in the head of a page, until the simulated event happens. */
function open(script: string, { tellsOfPaint = true, ...document }: Opened = {}) {
  const asked: Element[] = []
  const happenings: { name: string; task: () => void }[] = []
  const on = (name: string, task: () => void) => happenings.push({ name, task })
  class PerformanceObserver {
    constructor(tell: () => void) {
      on('paint', tell)
    }
    observe() {}
  }
  runInNewContext(script, {
    window: tellsOfPaint ? { PerformancePaintTiming: {} } : {},
    PerformanceObserver,
    addEventListener: on,
    document: {
      hidden: false,
      readyState: 'interactive',
      ...document,
      createElement: (tag: string): Element => ({ tag }),
      head: { append: (element: Element) => asked.push(element) },
      addEventListener: on,
    },
    requestAnimationFrame: (task: () => void) => on('frame', task),
    setTimeout: (task: (index?: number) => void, _ms?: number, index?: number) => task(index),
  })
  const happen = (event: string) => {
    for (const { name, task } of happenings) if (name === event) task()
  }
  return { asked, happen }
}

const all = [
  { tag: 'link', rel: 'modulepreload', href: '/b.js', integrity: 'sha256-b' },
  { tag: 'script', type: 'module', src: '/a.js', integrity: 'sha256-a', onerror: expect.any(Function) },
]

it('asks for all scripts once, with their content, when the page is painted', () => {
  const { asked, happen } = open(code)
  expect(asked).toEqual([])
  happen('paint')
  happen('visibilitychange')
  expect(asked).toEqual(all)
})

it.each([
  ['a page that is loaded and tells of no picture', 'load', true],
  ['a browser that tells of none', 'frame', false],
])('asks without that on %s', (_page, event, tellsOfPaint) => {
  const { asked, happen } = open(code, { tellsOfPaint })
  expect(asked).toEqual([])
  happen(event)
  expect(asked).toEqual(all)
})

// P-261
it('makes the page one without scripts where the first one is refused', () => {
  const dataset = { scripts: '', theme: 'dark' }
  const { asked } = open(code, { hidden: true, documentElement: { dataset } })
  const { onerror } = asked.at(-1) ?? {}
  if (typeof onerror === 'function') onerror()
  expect(dataset).toEqual({ theme: 'dark' })
})

it('runs them on a whole document alone', () => {
  const { asked, happen } = open(code, { readyState: 'loading' })
  happen('paint')
  expect(asked).toEqual(all.slice(0, 1))
  happen('DOMContentLoaded')
  expect(asked).toEqual(all)
})

it('asks for many, each of them once and in their order', () => {
  const modules = Array.from({ length: 8 }, (_, index) => ({ address: `/${index}.js`, integrity: '' }))
  const { asked } = open(scriptsAfterPaint(first, modules), { hidden: true })
  const addresses = modules.map(({ address }) => address)
  expect(asked.map(({ href, src }) => href ?? src)).toEqual([...addresses, '/a.js'])
})

it('asks at once on a page that nobody sees, and on one that is hidden before it is painted', () => {
  expect(open(code, { hidden: true }).asked).toEqual(all)
  const { asked, happen } = open(code)
  happen('visibilitychange')
  expect(asked).toEqual(all)
})
