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

// What is mapped of a kept answer is one object for all who ask: it need not be written down to be known again.
const byObject = new WeakMap<object, Map<string, DrawnPart>>()

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

/** The one object that a part is made of; undefined for one of several things, or of none. */
function onlyObject(props: object): object | undefined {
  const [only, ...others]: unknown[] = Object.values(props)
  return others.length === 0 && typeof only === 'object' && only !== null ? only : undefined
}

/** A part as HTML, drawn once for its name and its props. Ids that React makes in it begin with its name. */
export function markupOf(part: PartOfPage, draw: () => ReactElement): DrawnPart {
  const object = onlyObject(part.props)
  if (object === undefined) return madeOnce(part, draw)
  const ofObject = byObject.get(object) ?? new Map<string, DrawnPart>()
  const markup = ofObject.get(part.name) ?? madeOnce(part, draw)
  byObject.set(object, ofObject.set(part.name, markup))
  return markup
}
