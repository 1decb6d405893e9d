import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.server.ts'

const page =
  '<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js" integrity="sha256-b" fetchPriority="low"/></head><body><script type="module" async="" src="/a.js" integrity="sha256-a"></script></body></html>'

const whole = (html: string, nonce?: string) => scriptsAfterPaint(html, nonce).join('')

type Element = Record<string, unknown>

/** Runs what the page's head holds as a browser would, until what was asked for happens. */
function open(html: string, document: { hidden?: boolean; readyState?: string } = {}, tellsOfPaint = true) {
  const [, code = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  const asked: Element[] = []
  const happenings: { name: string; task: () => void }[] = []
  const on = (name: string, task: () => void) => happenings.push({ name, task })
  class PerformanceObserver {
    constructor(tell: () => void) {
      on('paint', tell)
    }
    observe() {}
  }
  runInNewContext(code, {
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
  { tag: 'script', type: 'module', src: '/a.js', integrity: 'sha256-a' },
]

it('names no script that a browser would ask for before it has painted', () => {
  const html = whole(page)
  expect(html).not.toMatch(/modulepreload" href|<script[^>]* src=/)
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).toContain('<body><script type="text/plain"></script></body>')
})

it('reads the rest of the page while the style sheet is on its way: no script comes after it in the head', () => {
  const html = whole(page.replace('</head>', '<script nonce="n">colours();</script></head>'), 'n')
  const scripts = [...html.slice(0, html.indexOf('</head>')).matchAll(/<script[^>]*>/g)]
  expect(scripts.map(([element]) => element)).toEqual(['<script nonce="n">'])
  expect(html).toMatch(/<script nonce="n">colours\(\);\(function .*<\/script><link rel="stylesheet"/)
})

it('leaves the web manifest to the scripts, since browsers ask for it as early as for style sheets', () => {
  const manifest = '<link rel="manifest" href="/site.webmanifest"/>'
  const html = page.replace('</head>', `${manifest}</head>`)
  expect(whole(html)).toBe(whole(page))
})

it('asks for all of them once, with their content, when the page is painted', () => {
  const { asked, happen } = open(whole(page))
  expect(asked).toEqual([])
  happen('paint')
  happen('visibilitychange')
  expect(asked).toEqual(all)
})

it.each([
  ['a page that is loaded and tells of no picture', 'load', true],
  ['a browser that tells of none', 'frame', false],
])('asks without that on %s', (_page, event, tellsOfPaint) => {
  const { asked, happen } = open(whole(page), {}, tellsOfPaint)
  expect(asked).toEqual([])
  happen(event)
  expect(asked).toEqual(all)
})

it('runs them on a whole document alone', () => {
  const { asked, happen } = open(whole(page), { readyState: 'loading' })
  happen('paint')
  expect(asked).toEqual(all.slice(0, 1))
  happen('DOMContentLoaded')
  expect(asked).toEqual(all)
})

it('asks for many, each of them once and in their order', () => {
  const modules = Array.from({ length: 8 }, (_, index) => `/${index}.js`)
  const links = modules.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('')
  const { asked } = open(whole(page.replace('</head>', `${links}</head>`)), { hidden: true })
  expect(asked.map(({ href, src }) => href ?? src)).toEqual(['/b.js', ...modules, '/a.js'])
})

it('asks at once on a page that nobody sees, and on one that is hidden before it is painted', () => {
  expect(open(whole(page), { hidden: true }).asked).toEqual(all)
  const { asked, happen } = open(whole(page))
  happen('visibilitychange')
  expect(asked).toEqual(all)
})

it('carries the nonce of its answer, and leaves a page without scripts alone', () => {
  expect(whole(page, 'n1')).toContain('<script nonce="n1">(function')
  expect(whole('<html><head></head></html>')).toBe('<html><head></head></html>')
})
