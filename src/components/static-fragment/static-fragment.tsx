import { createIsomorphicFn } from '@tanstack/react-start'
import { BrowserFragment } from './browser-fragment.tsx'
import { type FindComponent, FragmentCode, type FragmentComponent } from './fragment-code.ts'
import type { HtmlOnlyData } from './html-only-data.ts'
import { preservedHtml } from './preserved-html.tsx'
import { ServerFragment } from './server-fragment.tsx'

const fragmentComponent = createIsomorphicFn()
  .server(() => ServerFragment)
  .client(() => BrowserFragment)

const Fragment = fragmentComponent()

type Loaded = {
  /** Called by the loader of each page with the fragment: loads its code before the browser shows the page. */
  readonly load: () => Promise<void>
}

/** The component of a static fragment. */
export type StaticFragment<Props> = FragmentComponent<Props> & Loaded

/**
 * A public part of a page without interaction. The server renders its HTML once per props and language, and the browser
 * keeps that HTML until the props change. Its component is a chunk that the browser loads only when it renders the page
 * itself: call `load` in the route's loader.
 *
 * The component may use its props, the language and its texts; no router, state or events. Props must be JSON.
 * @param name unique among static fragments. A fragment that creates ids may be on a page once.
 */
export function staticFragment<Props extends object>(
  name: string,
  find: FindComponent<Props>,
): StaticFragment<Props> {
  const code = new FragmentCode(find)
  return Object.assign((props: Props) => <Fragment {...{ name, code, props }} />, {
    load: () => code.load(),
  })
}

/**
 * A static fragment of {@link HtmlOnlyData}: hydration reads its HTML from the document instead of data. It may be on a
 * page once.
 */
export function htmlOnlyFragment<Value extends object>(
  name: string,
  find: FindComponent<{ readonly data: Value }>,
): StaticFragment<{ readonly data: HtmlOnlyData<Value> }> {
  const Part = staticFragment(name, find)
  const show = ({ data }: { readonly data: HtmlOnlyData<Value> }) =>
    data.value === undefined ? preservedHtml(name, data.htmlOf(name)) : <Part data={data.value} />
  return Object.assign(show, { load: Part.load })
}

/** For loaders: loads the code of several fragments in parallel. */
export const loadFragments = async (...parts: readonly Loaded[]): Promise<void> => {
  await Promise.all(parts.map((part) => part.load()))
}
