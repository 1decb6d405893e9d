import { createIsomorphicFn } from '@tanstack/react-start'
import type { KeptData } from './kept-data.ts'
import { type Drawing, type FindPart, PartCode } from './part-code.ts'
import { standingHtml } from './standing-html.tsx'
import { StandingPart } from './standing-part.tsx'
import { WrittenPart } from './written-part.tsx'

const partOfPages = createIsomorphicFn()
  .server(() => WrittenPart)
  .client(() => StandingPart)

const PartOfPage = partOfPages()

type Loaded = {
  /** For the loader of each page that shows the part: fetches what a browser draws it with, before the page is shown. */
  readonly load: () => Promise<void>
}

/** A part of pages that is kept as HTML. */
export type KeptPart<Props> = Drawing<Props> & Loaded

/**
 * A part of pages that never answers to its reader, kept as HTML: the server draws it once for the same props in the
 * same language, whoever asks, and the browser leaves it as it came until its props change. For what is public alone.
 * What draws it is fetched by a browser that has to: loaders run on pages that the browser opens itself, and `load` it.
 *
 * It may use its props, the language and its texts; no router, no state, no events. Its props must be JSON. `name` is
 * its own among all kept parts; one that makes ids stands on a page once.
 */
export function kept<Props extends object>(name: string, find: FindPart<Props>): KeptPart<Props> {
  const code = new PartCode(find)
  return Object.assign((props: Props) => <PartOfPage {...{ name, code, props }} />, {
    load: () => code.load(),
  })
}

/**
 * A kept part of data that a page carries as its HTML alone, which stays that HTML for as long as the page's data do:
 * also when its reader comes back to it. It stands on a page once.
 */
export function keptOf<Value extends object>(
  name: string,
  find: FindPart<{ readonly data: Value }>,
): KeptPart<{ readonly data: KeptData<Value> }> {
  const Part = kept(name, find)
  const show = ({ data }: { readonly data: KeptData<Value> }) =>
    data.value === undefined ? standingHtml(name, data.standing(name)) : <Part data={data.value} />
  return Object.assign(show, { load: Part.load })
}

/** For loaders: what several parts are drawn with, at once. */
export const loadParts = async (...parts: readonly Loaded[]): Promise<void> => {
  await Promise.all(parts.map((part) => part.load()))
}
