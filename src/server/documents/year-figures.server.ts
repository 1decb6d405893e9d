import type { Notice } from '../../contract/product-api/notice.schema.ts'
import type { Position } from '../../contract/product-api/position.schema.ts'
import { ensureTranslations, translationsOf } from '../../lib/translations.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendFailure } from '../backends/backend-outcome.server.ts'
import {
  lacksPosition,
  type NoticeCalls,
  type PositionCalls,
} from '../backends/product-api/own-fund-calls.server.ts'
import type { ArchiveSection, ListedFile } from './archive-contents.server.ts'
import { safePart } from './download-selection.server.ts'

/** A holding that had a value or a movement in a year. */
export type AccountOfYear = {
  readonly id: string
  readonly fund: string
  readonly share: string
  /** False if its movements and values contradict each other: it then has no PDF. */
  readonly hasFigures: boolean
  /** Writes its quarters and movements of the year as a workbook. */
  readonly writeWorkbook: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Dependencies of an investor's own figures in the archive of a year. */
export type YearFigureDeps = {
  readonly positionCalls: PositionCalls
  readonly noticeCalls: Pick<NoticeCalls, 'list' | 'readFile'>
  /** Report whether the product API has the calls. */
  readonly offers: { readonly notices: () => Promise<boolean>; readonly accounts: () => Promise<boolean> }
  readonly accountsOfYear: (
    position: Position,
    asked: { readonly locale: Locale; readonly year: string },
  ) => readonly AccountOfYear[]
}

type Asked = { readonly locale: Locale; readonly token: string; readonly year: string }

/** A part of an archive, or why it cannot be had. */
export type FoundSection =
  | { readonly kind: 'found'; readonly section: ArchiveSection }
  | { readonly kind: 'failed'; readonly failure: BackendFailure }

const noticesAtOnce = 100

/** Finds the letters of calls and distributions of a year, by the day of the letter, the oldest first (P-703). */
export async function lettersOfYear(
  { locale, token, year }: Asked,
  { noticeCalls, offers }: YearFigureDeps,
): Promise<FoundSection> {
  await ensureTranslations(locale, ['my_documents'])
  const { year: words } = translationsOf(locale).my_documents
  const section = (files: readonly ListedFile[]): FoundSection => ({
    kind: 'found',
    section: { title: words.sections.notices(), files },
  })
  if (!(await offers.notices())) return section([])
  const found: Notice[] = []
  for (let page = 1; ; page += 1) {
    const query = { state: 'all', page, pageSize: noticesAtOnce } as const
    const answered = await noticeCalls.list({ locale, token }, query)
    if (answered.kind !== 'ok') return { kind: 'failed', failure: answered }
    found.push(...answered.data.items.filter(({ announcedOn }) => announcedOn.startsWith(`${year}-`)))
    if (page >= answered.data.page.pageCount) break
  }
  const letters = found.toSorted((left, right) => (left.announcedOn < right.announcedOn ? -1 : 1))
  return section(
    letters.map(({ announcedOn: date, fund, id, kind, reference }) => {
      const title = words.notices[kind]({ reference })
      const name = `${safePart(fund.name)}/${date} ${safePart(title)} (${locale}, ${safePart(id)}).pdf`
      const open = () => noticeCalls.readFile({ id, locale, token })
      return { name, date, open, fund: fund.name, title, type: words.types.letter(), language: locale }
    }),
  )
}

/**
 * Finds the capital accounts of a year with their movements, as workbooks and PDF, as known today: the values of its end
 * are published in the next year (P-703).
 */
export async function accountsInYear(
  { locale, token, year }: Asked,
  { accountsOfYear, offers, positionCalls }: YearFigureDeps,
): Promise<FoundSection> {
  await ensureTranslations(locale, ['my_documents'])
  const { year: words } = translationsOf(locale).my_documents
  const title = words.sections.accounts()
  const answered = await positionCalls.getPosition({ locale, token }, {})
  if (lacksPosition(answered)) return { kind: 'found', section: { title, files: [] } }
  if (answered.kind !== 'ok') return { kind: 'failed', failure: answered }
  const { data: position } = answered
  const hasPdf = await offers.accounts()
  const files = accountsOfYear(position, { locale, year }).flatMap((account) => {
    const { fund, hasFigures, id, share, writeWorkbook } = account
    const listed = { fund, title: words.account({ year, share }), language: locale, date: position.asOf }
    const name = `${safePart(fund)}/${safePart(listed.title)} (${locale}, ${safePart(id)})`
    const query = { date: position.asOf, period: 'quarter', year } as const
    const pdf = {
      ...listed,
      name: `${name}.pdf`,
      type: words.types.pdf(),
      open: () => positionCalls.readAccount({ id, locale, token }, query),
    }
    const workbook = { ...listed, name: `${name}.xlsx`, type: words.types.workbook(), open: writeWorkbook }
    return hasPdf && hasFigures ? [pdf, workbook] : [workbook]
  })
  return { kind: 'found', section: { title, files } }
}
