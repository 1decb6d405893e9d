import { createIsomorphicFn } from '@tanstack/react-start'
import { BrowserFragment } from './browser-fragment.tsx'
import { type Drawing, type FindPart, PartCode } from './fragment-code.ts'
import type { HtmlOnlyData } from './html-only-data.ts'
import { preservedHtml } from './preserved-html.tsx'
import { ServerFragment } from './server-fragment.tsx'

const partOfPages = createIsomorphicFn()
  .server(() => ServerFragment)
  .client(() => BrowserFragment)

const PartOfPage = partOfPages()

type Loaded = {
  /** For the loader of each page that shows the part: fetches what a browser draws it with, before the page is shown. */
  readonly load: () => Promise<void>
}

/** A part of pages that is kept as HTML. */
export type StaticFragment<Props> = Drawing<Props> & Loaded

/**
 * A part of pages that never answers to its reader, kept as HTML: the server draws it once for the same props in the
 * same language, whoever asks, and the browser leaves it as it came until its props change. For what is public alone.
 * What draws it is fetched by a browser that has to: loaders run on pages that the browser opens itself, and `load` it.
 *
 * It may use its props, the language and its texts; no router, no state, no events. Its props must be JSON. `name` is
 * its own among all static fragments; one that makes ids stands on a page once.
 */
export function staticFragment<Props extends object>(
  name: string,
  find: FindPart<Props>,
): StaticFragment<Props> {
  const code = new PartCode(find)
  return Object.assign((props: Props) => <PartOfPage {...{ name, code, props }} />, {
    load: () => code.load(),
  })
}

/**
 * A static fragment of data that a page carries as its HTML alone, which stays that HTML for as long as the page's data do:
 * also when its reader comes back to it. It stands on a page once.
 */
export function htmlOnlyFragment<Value extends object>(
  name: string,
  find: FindPart<{ readonly data: Value }>,
): StaticFragment<{ readonly data: HtmlOnlyData<Value> }> {
  const Part = staticFragment(name, find)
  const show = ({ data }: { readonly data: HtmlOnlyData<Value> }) =>
    data.value === undefined ? preservedHtml(name, data.standing(name)) : <Part data={data.value} />
  return Object.assign(show, { load: Part.load })
}

/** For loaders: what several parts are drawn with, at once. */
export const loadParts = async (...parts: readonly Loaded[]): Promise<void> => {
  await Promise.all(parts.map((part) => part.load()))
}
