import type { PageElement, PageNode } from './bare-start/src/content.ts'

/** Elements of HTML that have no end tag (HTML Standard, 13.1.2). */
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Removes elements whose content is the page's code. */
const withoutCode = (html: string): string => html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')

/** A start tag with its attributes, an end tag, a comment, or a piece of text. */
const token = /<!--[\s\S]*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** `--columns:2;color:red` as React takes it. */
function styleOf(text: string): Readonly<Record<string, string>> {
  const rules = text.split(';').map((rule) => {
    const colon = rule.indexOf(':')
    return [rule.slice(0, colon).trim(), rule.slice(colon + 1).trim()] as const
  })
  const inReact = (name: string) =>
    name.startsWith('--') ? name : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(
    rules.filter(([name]) => name !== '').map(([name, value]) => [inReact(name), value]),
  )
}

function attributesOf(source: string): PageElement[1] {
  const pairs = [...source.matchAll(attribute)].map(([, name = '', value]) => {
    if (name === 'style') return [name, styleOf(unescaped(value ?? ''))] as const
    const isSet = value === undefined || (value === '' && name !== 'value' && name !== 'alt')
    return [name === 'class' ? 'className' : name, isSet ? true : unescaped(value)] as const
  })
  return Object.fromEntries(pairs)
}

type OpenElement = {
  readonly name: string
  readonly attributes: PageElement[1]
  readonly children: PageNode[]
}

/** Reads the elements of HTML that React wrote: every start tag has its end tag and every value its quotes. */
export function readElements(html: string): readonly PageNode[] {
  const root: OpenElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const inmost = () => open.at(-1) ?? root
  for (const [, endTag, startTag, attributes = '', text] of withoutCode(html).matchAll(token)) {
    if (text !== undefined) inmost().children.push(unescaped(text))
    if (startTag !== undefined) {
      const element: OpenElement = { name: startTag, attributes: attributesOf(attributes), children: [] }
      inmost().children.push([element.name, element.attributes, element.children])
      if (!voidElements.has(startTag)) open.push(element)
    }
    if (endTag !== undefined && inmost().name === endTag) open.pop()
  }
  return root.children
}
