import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** HTML in UTF-8. */
type Markup = Buffer

/** Size limit of the cache, keys included: some 500 funds and texts in two languages. */
const mostBytes = 12_000_000
const bytesPerCharacter = 2

// Caches pure functions of public data, so it is the same for every visitor. The least recently used entries go first.
const byContent = new LRUCache<string, Markup>({
  maxSize: mostBytes,
  sizeCalculation: (markup, key) => key.length * bytesPerCharacter + markup.length,
})

/** The markups rendered from a path of objects. */
type Drawn = { readonly of: WeakMap<object, Drawn>; readonly markups: Map<string, Markup> }

const nothingDrawn = (): Drawn => ({ of: new WeakMap(), markups: new Map() })

// Objects mapped from a cached response are shared by all requests, so identity finds their markup without serialising.
const byObjects = nothingDrawn()

/** A fragment of a page: its name, which includes the language, and its props. */
export type PartOfPage = { readonly name: string; readonly props: object }

function madeOnce({ name, props }: PartOfPage, draw: () => ReactElement): Markup {
  const key = `${name} ${JSON.stringify(props)}`
  const known = byContent.get(key)
  if (known !== undefined) return known
  const made = Buffer.from(renderToStaticMarkup(draw(), { identifierPrefix: `${name}-` }))
  byContent.set(key, made)
  return made
}

/** Returns the entry for one more object of the path, which lives as long as the object. */
function placeOf(drawn: Drawn, object: object): Drawn {
  const next = drawn.of.get(object) ?? nothingDrawn()
  drawn.of.set(object, next)
  return next
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Reports whether an object holds only objects, as props often do: its members are then the keys, instead of the
 * object.
 */
const isHolder = (value: object): boolean => {
  const members: readonly unknown[] = Array.isArray(value) ? [] : Object.values(value)
  return members.length > 0 && members.every(isObject)
}

/** Inputs of a part: its objects, for look-up by identity, and the rest, which is short, as a text. */
type Parts = { readonly objects: readonly object[]; readonly key: string }

function partsOf({ name, props }: PartOfPage): Parts {
  const objects: object[] = []
  let key = name
  const add = (path: string, value: unknown) => {
    if (isObject(value)) objects.push(value)
    key += isObject(value) ? ` ${path}` : ` ${path}=${JSON.stringify(value)}`
  }
  for (const [own, value] of Object.entries(props)) {
    if (!isObject(value) || !isHolder(value)) add(own, value)
    else for (const [member, object] of Object.entries(value)) add(`${own}.${member}`, object)
  }
  return { objects, key }
}

/** Limit of variants per list of objects, such as positions in a menu or heights of a chart. */
const mostOfObjects = 100

/** A part as HTML, drawn once for its name and its props. Ids that React makes in it begin with its name. */
export function markupOf(part: PartOfPage, draw: () => ReactElement): Markup {
  const { objects, key } = partsOf(part)
  if (objects.length === 0) return madeOnce(part, draw)
  const { markups } = objects.reduce(placeOf, byObjects)
  const markup = markups.get(key) ?? madeOnce(part, draw)
  if (markups.size >= mostOfObjects) markups.clear()
  markups.set(key, markup)
  return markup
}
