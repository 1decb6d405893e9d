import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectDirectory } from '../../scripts/lib/project.ts'

/** Versions of Chrome and Edge, Firefox and Safari. */
type Versions = readonly [chrome: number, firefox: number, safari: number]

const never = Number.POSITIVE_INFINITY

/** The oldest browsers that get scripts and styles, as docs/accessibility.md states them. */
const floor: Versions = (() => {
  const text = readFileSync(join(projectDirectory, 'docs/accessibility.md'), 'utf8')
  const found = /Chrome and Edge ([\d.]+), Firefox ([\d.]+) and Safari ([\d.]+) and later/.exec(text)
  if (found === null) throw new Error('docs/accessibility.md names no oldest browsers')
  return [Number(found[1]), Number(found[2]), Number(found[3])]
})()

type Feature = {
  readonly name: string
  readonly in: 'js' | 'css'
  readonly pattern: RegExp
  readonly since: Versions
  /** What a browser without it does. Without a reason the built files may not use it. */
  readonly without?: string
}

const js = (name: string, pattern: RegExp, since: Versions, without?: string): Feature => ({
  ...{ name, in: 'js', pattern, since },
  ...(without !== undefined && { without }),
})
const css = (name: string, pattern: RegExp, since: Versions, without?: string): Feature => ({
  ...js(name, pattern, since, without),
  in: 'css',
})

/** What is younger than 2023 in one of the browsers; the first versions are those of MDN's compatibility data. */
const features: readonly Feature[] = [
  js('Array.toSorted', /\.toSorted\(/, [110, 115, 16]),
  js('Array.toReversed', /\.toReversed\(/, [110, 115, 16]),
  js('Array.toSpliced', /\.toSpliced\(/, [110, 115, 16]),
  js('Array.fromAsync', /\bArray\.fromAsync\b/, [121, 115, 16.4]),
  js('Object.groupBy', /\b(Object|Map)\.groupBy\(/, [117, 119, 17.4]),
  js('Promise.withResolvers', /\.withResolvers\(/, [119, 121, 17.4]),
  js('Promise.try', /\bPromise\.try\(/, [128, 134, 18.2]),
  js('URL.canParse', /\bURL\.canParse\(/, [120, 115, 17]),
  js('URL.parse', /\bURL\.parse\(/, [126, 126, 18]),
  js('String.isWellFormed', /\.(is|to)WellFormed\(/, [111, 119, 16.4]),
  js('AbortSignal.any', /\bAbortSignal\.any\(/, [116, 124, 17.4]),
  js('AbortSignal.timeout', /\bAbortSignal\.timeout\(/, [103, 100, 16]),
  js('structuredClone', /\bstructuredClone\(/, [98, 94, 15.4]),
  js('methods of sets', /\.(symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, [122, 127, 17]),
  js(
    'methods of iterators',
    /\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|toArray|take|drop)\(/,
    [122, 131, 18.4],
  ),
  js('Iterator.from', /\bIterator\.(from|concat)\(/, [122, 131, 18.4]),
  js('flag v of a pattern', /new RegExp\([^)]*,\s*[`'"][a-z]*v[a-z]*[`'"]\)/, [112, 116, 17]),
  js('modifiers in a pattern', /\(\?-?[ims]+(-[ims]+)?:/, [125, 132, never]),
  js('RegExp.escape', /\bRegExp\.escape\(/, [136, 134, 18.2]),
  js('Intl.Segmenter', /\bIntl\.Segmenter\b/, [87, 125, 14.1]),
  js('Intl.DurationFormat', /\bIntl\.DurationFormat\b/, [129, 136, 16.4]),
  js('a module that is no script', /\bwith\s*:?\s*\{\s*type:\s*["'`]/, [123, 138, 17.2]),
  js('disposal', /\bSymbol\.(asyncDispose|dispose)\b/, [134, 141, never]),
  js('scheduler', /\bscheduler\.(yield|postTask)\(/, [129, 142, never]),
  js('idle callbacks', /[^.\w]requestIdleCallback\(/, [47, 55, never]),
  js('cookie store', /\bcookieStore\b/, [87, 140, 18.4]),
  js('custom highlights', /\bCSS\.highlights\b/, [105, 140, 17.2]),
  js('bytes as text', /\.toBase64\(/, [140, 133, 18.2], 'asked for before it is used (typeof)'),
  css('nested rules', /[{};]\s*&[\s.:[>+~]/, [120, 117, 17.2]),
  css('light-dark', /\blight-dark\(/, [123, 120, 17.5]),
  css('container queries', /@container\b/, [105, 110, 16]),
  css('scopes', /@scope\b/, [118, 146, 17.4]),
  css('sizes of fields', /\bfield-sizing:/, [123, never, 26.2], 'a field of several lines scrolls'),
  css('sizes by keyword', /\b(interpolate-size|calc-size)\b/, [129, never, never]),
  css('scroll timelines', /\b(animation-timeline|scroll-timeline|view-timeline)/, [115, never, 26]),
  css('starting styles', /@starting-style\b/, [117, 129, 17.5], 'panels open without a movement'),
  css('discrete transitions', /\ballow-discrete\b/, [117, 129, 17.4], 'panels close without a movement'),
  css(
    'balanced lines',
    /\btext-wrap:\s*(balance|pretty)/,
    [114, 121, 17.5],
    'lines break as they are filled',
  ),
  css('rows of the grid around', /\bsubgrid\b/, [117, 71, 16], 'fields beside each other differ in height'),
  css('mixed colours', /\bcolor-mix\(/, [111, 113, 16.2]),
  css('perceptual colours', /\bokl(ch|ab)\(/, [111, 113, 15.4]),
  css(
    'registered properties',
    /@property\b/,
    [85, 128, 16.4],
    'Tailwind sets them in a layer for these browsers',
  ),
  css('relative colours', /\b(rgb|hsl|oklch)\(from\b/, [119, 128, 16.4], 'in a condition alone'),
  css(
    'positions at an anchor',
    /\bposition-(area|try)/,
    [125, 147, 26],
    'a panel opens in the middle, by @supports',
  ),
  css('open popovers', /:popover-open\b/, [114, 125, 17], 'popover-stand-in.ts, by @supports'),
  css('contents of details', /::details-content\b/, [131, 143, 18.4], 'by @supports'),
  css('transitions of views', /::view-transition/, [111, 144, 18], 'the next page appears at once'),
  css('margins of a clip', /\boverflow-clip-margin\b/, [90, 102, never], 'a shadow is cut off'),
  css('heights of lines', /\d(lh|rlh)\b/, [109, 120, 16.4], 'in a part of the field that only WebKit has'),
  css('user validity', /:user-(in)?valid\b/, [119, 88, 16.5]),
  css(
    'selection by content',
    /:has\(/,
    [105, 121, 15.4],
    'space for the header by @supports; a link to sign in, names of columns and print sizes stay as they are',
  ),
]

const folder = join(process.env.PORTAL_DIRECTORY ?? projectDirectory, 'dist/client')
const files = globSync('**/*.{js,css}', { cwd: folder }).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}))

const isAbove = ({ since }: Feature): boolean =>
  since.some((version, browser) => version > (floor[browser] ?? 0))

const usedBy = ({ in: kind, pattern }: Feature): string[] =>
  files.filter(({ name, text }) => name.endsWith(`.${kind}`) && pattern.test(text)).map(({ name }) => name)

// P-863
describe('the oldest browsers that are served', () => {
  it('get the files that were built', () => {
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(40)
    expect(files.some(({ name }) => /^assets\/app-.*\.css$/.test(name))).toBe(true)
  })

  it.each(features.filter((feature) => isAbove(feature) && feature.without === undefined))(
    'meet no $name, which they lack',
    (feature) => {
      expect(usedBy(feature)).toEqual([])
    },
  )

  it.each(features.filter((feature) => isAbove(feature) && feature.without !== undefined))(
    'do without $name: $without',
    (feature) => {
      // A reason that nothing needs any more is removed.
      expect(usedBy(feature).length).toBeGreaterThan(0)
    },
  )

  it('are older than what the list names', () => {
    expect(features.filter(isAbove).length).toBeGreaterThan(30)
  })

  // The patterns find what they name: each in a line of its own.
  it.each([
    ['URL.canParse', 'let u=URL.canParse(a)?1:0'],
    ['Object.groupBy', 'Object.groupBy(a,b)'],
    ['methods of iterators', 'm.values().map(f)'],
    ['flag v of a pattern', 'new RegExp("a","gv")'],
    ['modifiers in a pattern', '/(?i:a)/'],
    ['a module that is no script', 'import("./a.json",{with:{type:"json"}})'],
    ['nested rules', '.a{& .b{color:red}}'],
    ['selection by content', 'a:has(b){color:red}'],
  ])('%s is found in %s', (name, line) => {
    expect(features.find((feature) => feature.name === name)?.pattern.test(line)).toBe(true)
  })
})
