import { expect, it } from 'vitest'
import { createContentApi } from '../backends/content-api/content-api.server.ts'
import { createHttpClient } from '../http/http-client.server.ts'
import { jsonResponse, startFakeBackend } from '../testing/fake-backend.ts'
import { checkedLists } from './unshown-content.server.ts'

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }
const away = async () => ({ kind: 'unreachable', reason: 'network' }) as const
const textSettings = { publicUrl: 'https://portal.example', mediaUrl: 'https://media.example' }
const isGone = async () => false
const empty = { data: [], meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total: 0 } } }

/** What staff read of a content backend that refuses some lists with this status. */
async function readWith(status: number, refused: RegExp) {
  await using backend = await startFakeBackend(({ target }) =>
    refused.test(target) ? jsonResponse({ error: { status } }, status) : jsonResponse(empty),
  )
  const http = createHttpClient({ name: 'content', baseUrl: backend.url, log })
  const contentApi = createContentApi(http, { version: '5' })
  const productApi = { listFunds: away, searchFundDocuments: away }
  const found = []
  for (const { read } of checkedLists({ contentApi, productApi, textSettings, isGone }))
    found.push(...(await read()).unread)
  return found.filter(({ locale }) => locale === 'fr').map(({ type }) => type)
}

const others = ['homepage', 'menu', 'footer', 'global', 'fund', 'document']

// P-838
it.each([
  ['guide', /^\/guides/],
  ['article', /^\/articles/],
  ['white-book', /^\/white-books/],
  ['page', /^\/pages/],
  ['author', /^\/authors/],
  ['category', /^\/categories/],
  ['series', /^\/all-series/],
])(
  'staff are told that a type could not be read which the backend keeps from the portal: %s',
  async (type, path) => {
    expect((await readWith(403, path)).toSorted()).toEqual([type, ...others].toSorted())
  },
)

it('a type that an older backend does not have lacks nothing', async () => {
  expect((await readWith(404, /^\/(authors|all-series)/)).toSorted()).toEqual(others.toSorted())
})
