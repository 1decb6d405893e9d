import { createContext } from 'react'

/** The scripts of a page, as addresses. */
export type PageScripts = {
  /** The one that runs the page; undefined where none does. */
  readonly first: string | undefined
  /** All that it imports. */
  readonly modules: readonly string[]
}

/** Scripts of the page that the server is rendering, which its head loads after the first paint (decision 027). */
export const PageScriptsContext = createContext<PageScripts>({ first: undefined, modules: [] })
