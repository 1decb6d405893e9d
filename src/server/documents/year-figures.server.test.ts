import { describe, expect, it } from 'vitest'
import type { Notice } from '../../contract/product-api/notice.schema.ts'
import {
  accountsInYear,
  type FoundSection,
  lettersOfYear,
  type YearFigureDeps,
} from './year-figures.server.ts'

const refusal = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null } as const
const away = { kind: 'unreachable', reason: 'network' } as const

const noticeOf = (number: number, announcedOn: string): Notice => ({
  id: `ntc-${number}`,
  reference: `AF-2025-0000${number}`,
  kind: number % 2 === 0 ? 'distribution' : 'call',
  status: 'paid',
  fund: { id: 'fnd-1', name: 'Fonds: Un', slug: null, legalForm: 'FPCI' },
  share: 'Part A',
  currency: 'EUR',
  amount: '10.00',
  paid: '10.00',
  announcedOn,
  dueOn: '2026-01-15',
  acknowledgedAt: null,
})

/** Returns an investor's figures: three notices, of which two are of 2025, and two accounts, one without figures. */
function figures(asked: string[] = []): YearFigureDeps {
  const notices = [noticeOf(3, '2026-01-02'), noticeOf(2, '2025-12-20'), noticeOf(1, '2025-03-01')]
  const account = { fund: 'Fonds Un', share: 'Part A', writeWorkbook: async () => new Uint8Array([7]) }
  return {
    offers: { notices: async () => true, accounts: async () => true },
    noticeCalls: {
      list: async (_asking, { page }) => {
        asked.push(`notices ${page}`)
        const items = notices.slice(page - 1, page)
        return {
          kind: 'ok',
          status: 200,
          data: { items, page: { page, pageSize: 1, pageCount: 3, total: 3 } },
        }
      },
      readFile: async () => refusal,
    },
    positionCalls: {
      getPosition: async () => {
        asked.push('position')
        return { kind: 'ok', status: 200, data: { asOf: '2026-11-26', previousVisitOn: null, holdings: [] } }
      },
      readAccount: async ({ id }, query) => {
        asked.push(`${id} ${JSON.stringify(query)}`)
        return refusal
      },
    },
    accountsOfYear: () => [
      { ...account, id: 'hld-1', hasFigures: true },
      { ...account, id: 'hld-2', hasFigures: false },
    ],
  }
}

const of2025 = { locale: 'en', token: 'access-1', year: '2025' } as const

const filesOf = (found: FoundSection) => (found.kind === 'found' ? found.section.files : found.failure)
const namesOf = (found: FoundSection) => {
  const files = filesOf(found)
  return 'kind' in files ? files : files.map(({ name }) => name)
}

// P-703
describe('an investor’s own part of the archive of a year', () => {
  it('holds the letters that are dated in the year, the oldest first, from all pages of the list', async () => {
    const asked: string[] = []
    expect(namesOf(await lettersOfYear(of2025, figures(asked)))).toEqual([
      'Fonds Un/2025-03-01 Capital call AF-2025-00001 (en, ntc-1).pdf',
      'Fonds Un/2025-12-20 Distribution AF-2025-00002 (en, ntc-2).pdf',
    ])
    expect(asked).toEqual(['notices 1', 'notices 2', 'notices 3'])
  })

  it('holds each account as PDF and as a workbook, by quarter and as known today', async () => {
    const asked: string[] = []
    const found = await accountsInYear(of2025, figures(asked))
    expect(namesOf(found)).toEqual([
      'Fonds Un/Capital account 2025, Part A (en, hld-1).pdf',
      'Fonds Un/Capital account 2025, Part A (en, hld-1).xlsx',
      // No PDF of movements and values that contradict each other.
      'Fonds Un/Capital account 2025, Part A (en, hld-2).xlsx',
    ])
    const files = filesOf(found)
    if ('kind' in files) throw new Error('not found')
    expect(await files[1]?.open()).toEqual(new Uint8Array([7]))
    await files[0]?.open()
    expect(asked.at(-1)).toBe('hld-1 {"date":"2026-11-26","period":"quarter","year":"2025"}')
  })

  it('goes without what the product API lacks, and fails where it cannot be reached', async () => {
    const deps = figures()
    const none = { notices: async () => false, accounts: async () => false }
    expect(namesOf(await lettersOfYear(of2025, { ...deps, offers: none }))).toEqual([])
    expect(namesOf(await accountsInYear(of2025, { ...deps, offers: none }))).toEqual([
      'Fonds Un/Capital account 2025, Part A (en, hld-1).xlsx',
      'Fonds Un/Capital account 2025, Part A (en, hld-2).xlsx',
    ])
    const calls = { ...deps.positionCalls, getPosition: async () => refusal }
    expect(namesOf(await accountsInYear(of2025, { ...deps, positionCalls: calls }))).toEqual([])
    const down = { ...deps.positionCalls, getPosition: async () => away }
    expect(namesOf(await accountsInYear(of2025, { ...deps, positionCalls: down }))).toEqual(away)
    const silent = { ...deps.noticeCalls, list: async () => away }
    expect(namesOf(await lettersOfYear(of2025, { ...deps, noticeCalls: silent }))).toEqual(away)
  })
})
