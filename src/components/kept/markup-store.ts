import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnPart } from '~/lib/kept-places.ts'

/** Bytes of markup and of the data it was made of: some 500 funds and texts in two languages. */
const mostBytes = 24_000_000
const bytesPerCharacter = 2

// A memo of pure functions: it says what data look like, never who asked. The least used leave first.
const byContent = new LRUCache<string, DrawnPart>({
  maxSize: mostBytes,
  sizeCalculation: ({ text, bytes }, key) => (text.length + key.length) * bytesPerCharacter + bytes.length,
})

/** What was drawn of some objects, one after the other. */
type Drawn = { readonly of: WeakMap<object, Drawn>; readonly markups: Map<string, DrawnPart> }

const nothingDrawn = (): Drawn => ({ of: new WeakMap(), markups: new Map() })

// What is mapped of a kept answer is one object for all who ask: it need not be written down to be known again.
const byObjects = nothingDrawn()

/** A part of a page: a name that holds its language, and all that it is made of. */
export type PartOfPage = { readonly name: string; readonly props: object }

function madeOnce({ name, props }: PartOfPage, draw: () => ReactElement): DrawnPart {
  const key = `${name} ${JSON.stringify(props)}`
  const known = byContent.get(key)
  if (known !== undefined) return known
  const text = renderToStaticMarkup(draw(), { identifierPrefix: `${name}-` })
  const made = { text, bytes: Buffer.from(text) }
  byContent.set(key, made)
  return made
}

/** Where it is known what was drawn of one more object, for as long as the object is there. */
function placeOf(drawn: Drawn, object: object): Drawn {
  const next = drawn.of.get(object) ?? nothingDrawn()
  drawn.of.set(object, next)
  return next
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type NamedObject = readonly [name: string, object: object]

/** The objects among some properties, by their names. */
function objectsOf(props: object): readonly NamedObject[] {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(props)
  return entries.flatMap(([name, value]) => (isObject(value) ? [[name, value] as const] : []))
}

/** All that a part is made of beside its objects, which is short. */
const restOf = (props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => !isObject(value)))

/** The members of an object that holds objects alone, as what a page is given often does; itself otherwise. */
function membersOf([name, holder]: NamedObject): readonly NamedObject[] {
  const objects = Array.isArray(holder) ? [] : objectsOf(holder)
  const isHolder = objects.length > 0 && objects.length === Object.keys(holder).length
  return isHolder ? objects.map(([member, object]) => [`${name}.${member}`, object]) : [[name, holder]]
}

/** Of the same objects with another rest: where a page stands in a menu, how high a chart is. */
const mostOfObjects = 100

/** A part as HTML, drawn once for its name and its props. Ids that React makes in it begin with its name. */
export function markupOf(part: PartOfPage, draw: () => ReactElement): DrawnPart {
  const objects = objectsOf(part.props)
  if (objects.length === 0) return madeOnce(part, draw)
  const members = objects.flatMap(membersOf)
  const { markups } = members.reduce((drawn, [, object]) => placeOf(drawn, object), byObjects)
  const key = [part.name, ...members.map(([name]) => name), JSON.stringify(restOf(part.props))].join(' ')
  const markup = markups.get(key) ?? madeOnce(part, draw)
  if (markups.size >= mostOfObjects) markups.clear()
  markups.set(key, markup)
  return markup
}
