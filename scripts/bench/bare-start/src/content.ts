import { readFileSync } from 'node:fs'
import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'

/** An element of a page: its name, its attributes as React calls them, and what is in it. */
export type PageElement = readonly [name: string, attributes: Attributes, children: readonly PageNode[]]
export type PageNode = string | PageElement
type Attributes = Readonly<Record<string, string | boolean | Readonly<Record<string, string>>>>

/** JSON, as a backend answers it. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A page of the portal: what it shows, and the answer of the backend that it is made of. */
export type PageContent = { readonly body: readonly PageNode[]; readonly data: Json }

export type PageName = 'list' | 'detail' | 'article'

/** Written by the benchmark, which knows its shape. */
type Contents = Readonly<Record<PageName, PageContent>>

const readContents = createServerOnlyFn(
  (): Contents => JSON.parse(readFileSync(process.env.BARE_START_CONTENT ?? '', 'utf8')),
)
const kept: { contents?: Contents } = {}

/** What a page shows; read once, as code would be. Browsers are given none: the page is measured on the server. */
export const contentOf = createServerOnlyFn((name: PageName): PageContent => {
  kept.contents ??= readContents()
  return kept.contents[name]
})

/** The backend's answer, as a loader has it. */
export const loadData = createServerFn()
  .validator((name: PageName) => name)
  .handler(({ data: name }) => contentOf(name).data)
