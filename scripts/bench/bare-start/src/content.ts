import { readFileSync } from 'node:fs'
import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'

/** An element of a page: its name, its attributes as React calls them, and its children. */
export type PageElement = readonly [name: string, attributes: Attributes, children: readonly PageNode[]]
export type PageNode = string | PageElement
type Attributes = Readonly<Record<string, string | boolean | Readonly<Record<string, string>>>>

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Page of the portal: its elements, and the backend's response that it is rendered from. */
type PageContent = { readonly body: readonly PageNode[]; readonly data: Json }

/** Written by the bench, which knows its shape. */
type Contents = Readonly<Record<string, PageContent>>

const readContents = createServerOnlyFn(
  (): Contents => JSON.parse(readFileSync(process.env.BARE_START_CONTENT ?? '', 'utf8')),
)
const cache: { contents?: Contents } = {}

/** Content of a page, read once. On the server only: browsers are not measured. */
export const contentOf = createServerOnlyFn((page: string): PageContent => {
  cache.contents ??= readContents()
  return cache.contents[page] ?? { body: [], data: null }
})

/** The backend's response, as a loader has it. */
export const loadData = createServerFn()
  .validator((page: string) => page)
  .handler(({ data: page }) => contentOf(page).data)
