import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { Question, QuestionValue } from './content-question.server.ts'
import type { EntryList } from './entry-list.server.ts'

type Part = Pick<Question, 'filters' | 'pagination' | 'sort'>
type Read<Entry> = (part: Part) => Promise<BackendOutcome<EntryList<Entry>>>

/** The page of a list, from 1, and its filters without those on the date. */
type Asked = {
  readonly filters: Readonly<Record<string, QuestionValue | undefined>>
  readonly page: number
  readonly pageSize: number
}

/** The id makes the order of texts of one day stable, so that no entry appears on two pages. */
const newestFirst = ['publishedOn:desc', 'id:desc']

/**
 * Reads a page of a list in which undated entries follow the dated ones. Databases sort nulls differently
 * (PostgreSQL puts them first in descending order) and Strapi has no option for it, so the page is joined
 * from two queries, for dated and for undated entries. Without undated entries the second query only counts.
 */
export async function readDatedFirst<Entry>(
  { filters, page, pageSize }: Asked,
  read: Read<Entry>,
): Promise<BackendOutcome<EntryList<Entry>>> {
  const undatedFrom = (start: number, limit: number) =>
    read({
      filters: { ...filters, publishedOn: { $null: true } },
      sort: ['id:desc'],
      pagination: { start, limit },
    })
  const [dated, counted] = await Promise.all([
    read({
      filters: { ...filters, publishedOn: { $notNull: true } },
      sort: newestFirst,
      pagination: { page, pageSize },
    }),
    undatedFrom(0, 1),
  ])
  if (dated.kind !== 'ok') return dated
  if (counted.kind !== 'ok') return counted
  const datedBefore = (page - 1) * pageSize
  const room = pageSize - Math.min(Math.max(dated.data.total - datedBefore, 0), pageSize)
  const start = Math.max(datedBefore - dated.data.total, 0)
  const isPast = room === 0 || start >= counted.data.total
  const undated = isPast ? undefined : await undatedFrom(start, room)
  if (undated !== undefined && undated.kind !== 'ok') return undated
  const total = dated.data.total + counted.data.total
  const leftOut = [...(dated.leftOut ?? []), ...(undated?.leftOut ?? [])]
  return {
    kind: 'ok',
    status: dated.status,
    data: {
      entries: [...dated.data.entries, ...(undated?.data.entries ?? [])],
      page,
      pageCount: Math.ceil(total / pageSize),
      total,
    },
    ...(leftOut.length > 0 && { leftOut }),
  }
}
