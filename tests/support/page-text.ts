/** Texts of a page by their language: `fr`, `en`. */
export type PageText = ReadonlyMap<string, string>

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Decodes the entities of an HTML text. */
export const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole)
  })

/** Collapses all spacing to single spaces, whatever the typography requires. */
export const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const elementsWithoutEnd = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|!doctype)$/i
const tagPattern = /<(\/?)([a-z!][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]

const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']

/** Returns the texts in a tag's attributes: names and descriptions, and those of the page for search engines. */
function saidByTag(name: string, attributes: string): string[] {
  const said = spokenAttributes.map((attribute) => attributeOf(attributes, attribute))
  const isDescription = name === 'meta' && /description|title|alt/.test(attributes)
  return [...said, isDescription ? attributeOf(attributes, 'content') : undefined].filter(
    (text) => text !== undefined,
  )
}

/** A text of a page as it is served, with its spaces, and its language. */
export type SpokenText = { readonly language: string; readonly text: string }

/**
 * Reads the texts of a page, including attributes that screen readers read, one by one. Scripts and styles are left
 * out; an element with its own language counts for that one.
 */
export function spokenTexts(html: string): SpokenText[] {
  const said: SpokenText[] = []
  const open: { readonly name: string; readonly language: string }[] = []
  const language = () => open.at(-1)?.language ?? ''
  const say = (text: string, inLanguage = language()) =>
    said.push({ language: inLanguage, text: decoded(text) })
  const readable = html.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gis, '')
  for (const [, end, name = '', attributes = '', selfClosed, text] of readable.matchAll(tagPattern)) {
    if (text !== undefined) say(text)
    else if (end) open.splice(open.findLastIndex((element) => element.name === name))
    else {
      const own = attributeOf(attributes, 'lang')?.slice(0, 2) ?? language()
      for (const spoken of saidByTag(name, attributes)) say(spoken, own)
      if (!selfClosed && !elementsWithoutEnd.test(name)) open.push({ name, language: own })
    }
  }
  return said
}

/** Reads the texts of a page by language, with single spaces between words. */
export function pageText(html: string): PageText {
  const said = Map.groupBy(spokenTexts(html), ({ language }) => language)
  return new Map(
    [...said].map(([language, texts]) => [language, plainSpaces(texts.map(({ text }) => text).join(' '))]),
  )
}
