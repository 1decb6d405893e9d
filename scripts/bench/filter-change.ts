import type { FundList } from '../../src/contract/product-api/fund.schema.ts'
import { PlainError } from '../lib/project.ts'
import { listFunds } from './pages.ts'
import type { Stand } from './stand.ts'
import { quantile } from './statistics.ts'

type Latency = { readonly p50Ms: number; readonly p95Ms: number }

/** What a change of filters costs, each combination asked once, one after the other. */
export type FilterChange = {
  readonly fundCount: number
  readonly combinations: number
  readonly productApi: Latency
  /** The whole page as a first visitor gets it: rendered, compressed, not yet in the page cache. */
  readonly page: Latency
}

type FilterValue = readonly [name: string, code: string]

/** All pairs of values of two different filters, and all values alone, as queries. */
function filterQueries({ facets }: FundList): string[] {
  const filters = Object.entries(facets).map(([name, values]) =>
    values.filter(({ count }) => count > 0).map(({ code }): FilterValue => [name, code]),
  )
  const alone = filters.flat().map((value) => [value])
  const pairs = filters.flatMap((values, index) =>
    values.flatMap((value) =>
      filters.slice(index + 1).flatMap((others) => others.map((other) => [value, other])),
    ),
  )
  return [...alone, ...pairs].map(
    (values) => `?${new URLSearchParams(values.map(([name, code]) => [name, code]))}`,
  )
}

/** Takes `count` items, evenly spread. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

async function timeEach(urls: readonly string[], headers: Record<string, string>): Promise<Latency> {
  const times: number[] = []
  for (const url of urls) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers, redirect: 'manual' })
    await response.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (response.status !== 200) throw new PlainError(`${url} answered ${response.status}.`)
  }
  return { p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95) }
}

/** Measures changes of filters on a running stand. Both sides are asked in different languages, to share no answer. */
export async function measureFilterChange(
  { settings, fundCount }: Stand,
  count: number,
): Promise<FilterChange> {
  const { portal, sandbox } = settings
  const queries = spread(filterQueries(await listFunds(sandbox.url)), count)
  const urls = (prefix: string) => queries.map((query) => `${prefix}${query}`)
  return {
    fundCount,
    combinations: queries.length,
    productApi: await timeEach(urls(`${sandbox.url}/product/funds`), { 'x-locale': 'en' }),
    page: await timeEach(urls(`${portal.url}/fonds`), { accept: 'text/html' }),
  }
}
