/** Allowed elements of an icon. */
export const iconElements = ['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon'] as const

/** Element of {@link iconElements}, with its attributes under React's names. */
type IconShape = readonly [
  element: (typeof iconElements)[number],
  attributes: Readonly<Record<string, string>>,
]

/** A line icon in the current text colour: plain JSON, since it is part of the page's data. */
export type Icon = { readonly width: number; readonly height: number; readonly shapes: readonly IconShape[] }

type Attributes = Readonly<Record<string, string>>

const attributeNames: ReadonlySet<string> = new Set([
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'],
  ...['fill', 'fill-rule', 'clip-rule', 'opacity', 'transform'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-miterlimit'],
])
/** Numbers, path data and colour names: no value that could contain a URL. */
const harmlessValue = /^[\w\s.,#()+-]*$/
const address = /url/i
const longestBody = 10_000
const tag = /<(\/)?([a-z]+)((?:\s+[a-z\d-]+="[^"<>]*")*)\s*(\/)?>/gy
const attribute = /([a-z\d-]+)="([^"]*)"/g

/**
 * Parses an icon of an Iconify collection: basic shapes, and groups whose attributes are applied to their
 * shapes. Null for anything else (styles, scripts, references, animations), so that only these elements are
 * ever rendered.
 */
export function readIcon(body: string, width: number, height: number): Icon | null {
  const text = body.trim()
  const shapes: IconShape[] = []
  const groups: Attributes[] = []
  let read = 0
  if (text === '' || text.length > longestBody) return null
  for (const [whole, closing, name = '', list = '', alone] of text.matchAll(tag)) {
    read += whole.length
    const own = readAttributes(list)
    const element = iconElements.find((known) => known === name)
    if (own === null || (element === undefined && name !== 'g')) return null
    if (element !== undefined && !closing) shapes.push([element, { ...groups.at(-1), ...own }])
    if (name === 'g' && closing) groups.pop()
    else if (name === 'g' && !alone) groups.push({ ...groups.at(-1), ...own })
  }
  return read === text.length && shapes.length > 0 ? { width, height, shapes } : null
}

function readAttributes(list: string): Attributes | null {
  const pairs = [...list.matchAll(attribute)].map(([, name = '', value = '']) => [name, value] as const)
  const isAllowed = pairs.every(
    ([name, value]) => attributeNames.has(name) && harmlessValue.test(value) && !address.test(value),
  )
  return isAllowed ? Object.fromEntries(pairs.map(([name, value]) => [reactName(name), value])) : null
}

const reactName = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
