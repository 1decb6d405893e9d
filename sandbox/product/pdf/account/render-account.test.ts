import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type {
  PositionHolding,
  PositionMovement,
} from '../../../../src/contract/product-api/position.schema.ts'
import { type PlainDate, plainDateOf } from '../../../../src/lib/plain-date.ts'
import { manager } from '../../../seed/manager.ts'
import type { AccountInput } from '../document-input.ts'
import { accessibilityFaults } from '../pdf-accessibility.testing.ts'
import { accountBlocks, renderAccount } from './render-account.ts'

const asOf: PlainDate = plainDateOf({ year: 2026, month: 6, day: 30 })

const movement = (date: string, changes: Partial<PositionMovement>): PositionMovement => ({
  id: `mov-${date}`,
  date,
  publishedOn: date,
  kind: 'payment',
  amount: '0.00',
  natures: null,
  effect: { commitment: '0', called: '0', recallable: '0' },
  quantity: '0',
  ...changes,
})

const value = (date: string, amount: string) => ({
  date,
  publishedOn: date,
  quantity: '120',
  netAssetValue: '1',
  amount,
})

const holding: PositionHolding = {
  id: 'hld-7',
  fund: {
    id: 'fnd-14',
    slug: null,
    name: 'Orvanne Énergies Renouvelables II',
    status: 'closed',
    legalForm: 'FPCI',
    strategy: { code: 'x', label: 'x' },
    assetClass: { code: 'x', label: 'x' },
    launchedOn: null,
    subscriptionClosesOn: null,
    blockedUntil: null,
    endsOn: null,
    liquidatedOn: null,
  },
  share: { name: 'Part A', isin: 'FR0099000014' },
  currency: 'EUR',
  movements: [
    movement('2024-03-12', {
      kind: 'commitment',
      effect: { commitment: '1000', called: '0', recallable: '0' },
    }),
    movement('2024-03-12', {
      amount: '400',
      quantity: '120.5',
      effect: { commitment: '0', called: '400', recallable: '0' },
    }),
    movement('2025-05-04', {
      kind: 'distribution',
      amount: '40.25',
      natures: { income: '10', gain: '0', capital: '30.25' },
      effect: { commitment: '0', called: '0', recallable: '30.25' },
    }),
  ],
  values: [value('2024-12-31', '410'), value('2025-12-31', '395.10'), value('2026-03-31', '402')],
}

const input = (language: 'fr' | 'en', account: Partial<AccountInput['account']> = {}): AccountInput => ({
  language,
  account: { holding, asOf, period: 'quarter', year: undefined, ...account },
  holder: 'Camille Aubrelin',
  manager: manager[language],
})

async function read(asked: AccountInput) {
  const pdf = await renderAccount(asked)
  const document = await getDocumentProxy(pdf.slice())
  const { text } = await extractText(document, { mergePages: true })
  return { pdf, document, text: text.replaceAll(/\s+/g, ' ') }
}

// P-702
describe('the capital account as a document', () => {
  // P-799
  it.each(['fr', 'en'] as const)('lacks nothing of PDF/UA-1 that can be checked (%s)', async (language) => {
    expect(accessibilityFaults((await read(input(language))).pdf)).toEqual([])
  })

  it('prints holder, position, each quarter with the natures, and movements with the uncalled amount', async () => {
    const { text } = await read(input('en'))
    for (const told of [
      'As known on 30 June 2026',
      'Camille Aubrelin',
      'FR0099000014',
      'Number of shares 120.5',
      '€402.00 as at 31 March 2026',
      'Unfunded €630.25',
      'Q1 2025 Q2 2025 Q3 2025 Q4 2025',
      'Opening 410.00 410.00 369.75 369.75',
      'Distributions 0.00 −40.25 0.00 0.00',
      'of which income 0.00 10.00 0.00 0.00',
      'of which capital 0.00 30.25 0.00 0.00',
      'Change 0.00 0.00 0.00 25.35',
      'Closing 410.00 369.75 369.75 395.10',
      'value of 31 December 2024 and movements since',
      'Amount (EUR) Unfunded (EUR)',
      '4 May 2025 40.25 630.25',
      '12 March 2024 −400.00 600.00',
    ])
      expect(text).toContain(told)
  })

  it('is in French for a French reader', async () => {
    const { text } = await read(input('fr', { period: 'year' }))
    for (const told of [
      'Tel que connu le 30 juin 2026',
      'Compte de capital par année',
      'dont revenus',
      '12 mars 2024 au 31 décembre 2024',
      'Reste à appeler 630,25 €',
    ])
      expect(text).toContain(told)
  })

  it.each([
    ['fr', 'fr-FR'],
    ['en', 'en-GB'],
  ] as const)('is tagged, names its language and title, and has bookmarks (%s)', async (language, tag) => {
    const { document } = await read(input(language))
    const { info } = await getMeta(document)
    expect(info).toMatchObject({ Language: tag, Title: expect.stringContaining(holding.fund.name) })
    expect((await document.getMarkInfo())?.Marked).toBe(true)
    expect(await document.getOutline()).toHaveLength(5)
    const structure = JSON.stringify(await (await document.getPage(1)).getStructTree())
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD']) expect(structure).toContain(`"role":"${role}"`)
  })

  it('of a year has its periods and movements alone', async () => {
    const { text } = await read(input('en', { year: '2024' }))
    expect(text).toContain('Capital account for 2024')
    expect(text).not.toContain('2025 ')
    const empty = await read(input('en', { year: '2023' }))
    expect(empty.text).toContain('The account has no period in 2023.')
    expect(empty.text).toContain('No movement.')
  })

  it('before the first value has no account, but the movements', async () => {
    const { text } = await read(input('en', { holding: { ...holding, values: [] } }))
    expect(text).toContain('The capital account begins with the first published value.')
    expect(text).toContain('12 March 2024 −400.00')
  })

  it('puts fewer periods side by side where amounts are long, and cuts none of them', () => {
    const values = [value('2024-12-31', '123456789012345.67'), value('2025-12-31', '123456789012346.67')]
    const tables = accountBlocks(input('en', { holding: { ...holding, values } })).flatMap((block) =>
      block.kind === 'table' && block.caption !== undefined ? [block] : [],
    )
    expect(tables.slice(0, 2).map(({ columns }) => columns.length - 1)).toEqual([2, 2])
    expect(JSON.stringify(tables)).toContain('123,456,789,012,346.67')
  })

  it('is the same file for the same account, and none for one that contradicts itself', async () => {
    const [first, second] = await Promise.all([renderAccount(input('fr')), renderAccount(input('fr'))])
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
    const wrong = { ...holding, values: [value('2024-12-31', '-1')] }
    await expect(renderAccount(input('fr', { holding: wrong }))).rejects.toThrow('hld-7')
  })
})
