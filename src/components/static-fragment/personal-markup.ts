import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isPreserialized } from '~/lib/preserialized-data.ts'
import type { PartOfPage } from './markup-store.ts'

/** HTML in UTF-8, by the part's name, language and remaining data. */
type Markups = Map<string, Buffer>

// Each entry ends with the object that it shows, which belongs to one reader: nobody else's page can find it.
const byShownObject = new WeakMap<object, Markups>()

/** Limit of variants of one object, such as languages. */
const mostVariants = 8

/** The one preserialized object of the props, and the rest as text; undefined unless there is exactly one. */
function identityOf({ name, props }: PartOfPage) {
  const shown = new Set<object>()
  const rest = JSON.stringify(props, (_key, member: unknown) => {
    if (!isPreserialized(member)) return member
    shown.add(member)
    return null
  })
  const [object] = shown
  return object === undefined || shown.size > 1 ? undefined : { object, key: `${name} ${rest}` }
}

/**
 * A personal part as HTML: rendered once for the object that it shows, such as a position that the product API confirms
 * again and again, and for each request if its data contain no such object.
 */
export function personalMarkupOf(part: PartOfPage, draw: () => ReactElement): Buffer {
  const render = () => Buffer.from(renderToStaticMarkup(draw(), { identifierPrefix: `${part.name}-` }))
  const identity = identityOf(part)
  if (identity === undefined) return render()
  const { object, key } = identity
  const markups: Markups = byShownObject.get(object) ?? new Map()
  const markup = markups.get(key) ?? render()
  if (markups.size >= mostVariants) markups.clear()
  markups.set(key, markup)
  byShownObject.set(object, markups)
  return markup
}
