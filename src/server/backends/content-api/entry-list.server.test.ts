import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrderOf, orders, readDatedFirst } from './entry-list.server.ts'

type Entry = { readonly id: number; readonly publishedOn: string | null }
type Part = Parameters<Parameters<typeof readDatedFirst<Entry>>[1]>[0]

/** A backend with these entries, which puts nulls wherever its database does: it is asked for one kind at a time. */
const backendOf = (entries: readonly Entry[], calls: Part[]) => async (part: Part) => {
  calls.push(part)
  const { filters, pagination } = part
  const isUndated = JSON.stringify(filters).includes('"$null":true')
  const kept = entries
    .filter(({ publishedOn }) => (publishedOn === null) === isUndated)
    .toSorted((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') || b.id - a.id)
  const range =
    pagination !== undefined && 'start' in pagination
      ? pagination
      : {
          start: ((pagination?.page ?? 1) - 1) * (pagination?.pageSize ?? 1),
          limit: pagination?.pageSize ?? 1,
        }
  const shown = kept.slice(range.start, range.start + range.limit)
  return {
    kind: 'ok',
    status: 200,
    data: { entries: shown, page: 1, pageCount: 1, total: kept.length },
  } as const
}

// P-831
it('asks no backend to sort by a text, and sorts names as readers of the language do', () => {
  expect(Object.values(orders).flat()).toEqual(Object.values(orders).map(() => 'id:asc'))
  const entries = ['Zoé', 'élise', 'Émile', 'de Marais', 'Estrade', 'Demarais', 'estrade'].map((name) => ({
    name,
  }))
  const list = { kind: 'ok', status: 200, data: { entries, page: 1, pageCount: 1, total: 7 } } as const
  const read = inOrderOf(list, 'fr', ({ name }) => name)
  expect(read.kind === 'ok' && read.data.entries.map(({ name }) => name)).toEqual([
    'de Marais',
    'Demarais',
    'élise',
    'Émile',
    'estrade',
    'Estrade',
    'Zoé',
  ])
})

const dates = fc.option(fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'), { nil: null })

it('its pages hold every entry once, the undated ones last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(dates, { maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      async (given, pageSize) => {
        const entries = given.map((publishedOn, id) => ({ id, publishedOn }))
        const read = backendOf(entries, [])
        const pages = Math.ceil(entries.length / pageSize) + 1
        const shown: Entry[] = []
        for (let page = 1; page <= pages; page += 1) {
          const answered = await readDatedFirst({ filters: {}, page, pageSize }, read)
          expect(answered).toMatchObject({ kind: 'ok', data: { total: entries.length } })
          if (answered.kind === 'ok') shown.push(...answered.data.entries)
        }
        expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(entries.map(({ id }) => id))
        const firstUndated = shown.findIndex(({ publishedOn }) => publishedOn === null)
        const rest = firstUndated === -1 ? [] : shown.slice(firstUndated)
        expect(rest.every(({ publishedOn }) => publishedOn === null)).toBe(true)
      },
    ),
  )
})

it('makes two requests with the same filters if no entry is undated', async () => {
  const calls: Part[] = []
  const read = backendOf([{ id: 1, publishedOn: '2026-01-01' }], calls)
  await readDatedFirst({ filters: { slug: { $ne: 'a' } }, page: 1, pageSize: 12 }, read)
  expect(calls.map(({ filters }) => filters)).toEqual([
    { slug: { $ne: 'a' }, publishedOn: { $notNull: true } },
    { slug: { $ne: 'a' }, publishedOn: { $null: true } },
  ])
})

it('a failure of either question fails the list', async () => {
  const down = { kind: 'unreachable', reason: 'network' } as const
  const read = backendOf([], [])
  for (const isFailing of [
    (part: Part) => JSON.stringify(part).includes('$null'),
    (part: Part) => JSON.stringify(part).includes('$notNull'),
  ])
    expect(
      await readDatedFirst({ filters: {}, page: 1, pageSize: 2 }, async (part) =>
        isFailing(part) ? down : read(part),
      ),
    ).toEqual(down)
})
