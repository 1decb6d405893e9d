import { z } from 'zod'
import { type FundList, fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import { PlainError } from '../lib/project.ts'

/** A page by the name that the tables give it. */
export type BenchPage = {
  readonly name: string
  /** Path and query. */
  readonly path: string
  /** Texts without which it is not this page. */
  readonly shows: readonly string[]
}

/** Asks the sandbox for its funds; `query` starts with `?` or is empty. Texts and slugs are French. */
export async function listFunds(sandboxUrl: string, query = ''): Promise<FundList> {
  const response = await fetch(`${sandboxUrl}/product/funds${query}`, { headers: { 'x-locale': 'fr' } })
  if (!response.ok) throw new PlainError(`The sandbox answered ${response.status} to the funds ${query}.`)
  return fundListSchema.parse(await response.json())
}

const textsSchema = z.object({
  data: z.array(
    z.object({
      documentId: z.string(),
      title: z.string(),
      slug: z.string(),
      category: z.object({ slug: z.string() }),
    }),
  ),
})

const sectionPaths = { guides: '/guide', articles: '/analyses-et-tendances' } as const

/** Asks for the newest guide or article in French. */
export const newestTextQuery = 'locale=fr&populate=category&sort=publishedOn:desc&pagination[pageSize]=1'

/** The first guide or article in French: its title, its document and its path on the portal. */
export async function firstText(sandboxUrl: string, type: keyof typeof sectionPaths) {
  const response = await fetch(`${sandboxUrl}/content/api/${type}?${newestTextQuery}`)
  const [text] = textsSchema.parse(await response.json()).data
  if (text === undefined) throw new PlainError(`The sandbox has no ${type}.`)
  return { ...text, path: `${sectionPaths[type]}/${text.category.slug}/${text.slug}` }
}

/** The pages that are put under load: with the first two funds of the list, and the newest guide and article. */
export async function loadedPages(sandboxUrl: string): Promise<readonly BenchPage[]> {
  const { items } = await listFunds(sandboxUrl)
  const [first, second] = items
  if (!first?.slug || !second?.slug) throw new PlainError('The list does not begin with two funds of a slug.')
  const [guide, article] = [await firstText(sandboxUrl, 'guides'), await firstText(sandboxUrl, 'articles')]
  return [
    { name: 'list', path: '/fonds', shows: [first.name, second.name] },
    { name: 'detail', path: `/fonds/${first.slug}`, shows: [first.name] },
    {
      name: 'compare',
      path: `/fonds/comparer?fund=${first.slug}&fund=${second.slug}`,
      shows: [first.name, second.name],
    },
    { name: 'guide', path: guide.path, shows: [] },
    { name: 'article', path: article.path, shows: [] },
  ]
}

/** Further pages whose scripts are weighed. */
export const morePages: readonly BenchPage[] = [
  { name: 'home', path: '/', shows: [] },
  { name: 'error 404', path: '/page-inconnue', shows: [] },
]
