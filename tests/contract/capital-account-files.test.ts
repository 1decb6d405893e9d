import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountBlocks, renderAccount } from '../../sandbox/product/pdf/account/render-account.ts'
import type { AccountInput } from '../../sandbox/product/pdf/document-input.ts'
import { manager } from '../../sandbox/seed/manager.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { type PositionHolding, positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { toHoldingView } from '../../src/features/position/to-holding.ts'
import { distributionNatures, shownColumns, signedAmount } from '../../src/lib/figures/account-statement.ts'
import { createFormatter } from '../../src/lib/format/formatter.ts'
import { parsePlainDate } from '../../src/lib/plain-date.ts'
import { ensureTranslations, translationsOf } from '../../src/lib/translations.ts'
import { quarterEnds } from '../support/recomputed-position.ts'
import { sampled } from '../support/sampled.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type UsersApi } from './users-api.ts'

type Language = 'fr' | 'en'

const languages = ['fr', 'en'] as const
const investors = [
  'investor',
  'investor-entity',
  'investor-one',
  'investor-five',
  'investor-company',
  'investor-thirty',
] as const

/** Without spaces and signs of currencies, which pages and documents write differently. */
const plain = (text: string) => text.replaceAll(/\s|\$US|US\$|[€$£]/g, '')

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true })
  return plain(text)
}

/** The texts of blocks in the order in which they are drawn. */
function textOfBlocks(blocks: ReturnType<typeof accountBlocks>): string {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'facts') return block.rows.flatMap(({ label, value }) => [label, value])
    if (block.kind !== 'table') return 'text' in block ? [block.text] : []
    return [block.caption ?? '', ...block.columns.map(({ label }) => label), ...block.rows.flat()]
  })
  return plain(texts.join('').replaceAll('**', ''))
}

/** A holding as the product API gives it for a day. */
function asKnownOn(holding: PositionHolding, day: string): PositionHolding {
  const isKnown = ({ date, publishedOn }: { readonly date: string; readonly publishedOn: string }) =>
    date <= day && publishedOn <= day
  return { ...holding, movements: holding.movements.filter(isKnown), values: holding.values.filter(isKnown) }
}

type Seen = { readonly holding: PositionHolding; readonly day: string }

/** What the page of a holding prints as known on a day, in the order of the document: figures, whole life, a year. */
function pageLines({ holding, day }: Seen, language: Language): string[] {
  const view = toHoldingView(
    { asOf: day, previousVisitOn: null, holdings: [holding] },
    { date: day, period: 'quarter' },
  )
  const computed = view?.accounts[0]?.computed
  if (!computed) throw new Error(`${holding.id} has no figures on ${day}`)
  const { holding: holdingWords, position } = translationsOf(language)
  const { account, figures: words, file, natures } = position
  const { commitment } = holdingWords
  const to = createFormatter(language)
  const money = (amount: string | null) => to.netAssetValue(amount, holding.currency) ?? ''
  const { figures, lines, whole } = computed
  const state = figures.commitment
  const parts = ['commitment', 'called', 'recallable', 'unfunded'] as const
  const partOf = (part: (typeof parts)[number]) => {
    if (part !== 'unfunded') return money(state?.[part] ?? null)
    return state?.kind === 'known' ? money(state.unfunded) : '–'
  }
  const facts = [
    ...(figures.value === null ? [] : [`${words.value()}${money(figures.value)}`]),
    `${words.paidIn()}${money(figures.paidIn)}${words.received()}${money(figures.received)}`,
    ...(state ? [parts.map((part) => `${commitment[part]()}${partOf(part)}`).join('')] : []),
  ]
  if (whole === null) return [...facts, account.none()]
  const ofDay = lines.filter(({ from }) => from.slice(0, 4) === day.slice(0, 4)).toReversed()
  const table = (some: typeof lines) =>
    shownColumns(whole)
      .flatMap((column) => {
        const row = `${account[column]()}${some.map((line) => money(signedAmount(line, column))).join('')}`
        if (column !== 'distributions') return [row]
        const paid = distributionNatures.filter((nature) => whole[nature] !== '0')
        const named = (nature: (typeof paid)[number]) => file.ofWhich({ part: natures[nature]() })
        return [
          row,
          ...paid.map((nature) => `${named(nature)}${some.map((line) => money(line[nature])).join('')}`),
        ]
      })
      .join('')
  return [...facts, table([whole]), ...(ofDay.length === 0 ? [] : [table(ofDay)])]
}

function inputOf({ day, holding }: Seen, language: Language): AccountInput {
  const asOf = parsePlainDate(day)
  if (asOf === null) throw new Error(day)
  const account = { holding, asOf, period: 'quarter', year: day.slice(0, 4) } as const
  return { account, language, holder: 'Camille Aubrelin', manager: manager[language] }
}

describe('capital accounts as files', () => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined)
    api = createUsersApi(sandbox)
    await Promise.all(languages.map((language) => ensureTranslations(language, ['position', 'holding'])))
  }, 120_000)
  afterAll(() => sandbox.stop())

  // P-704: a file is drawn and read for each holding and five of its quarters, in the proof for each, in one language by
  // turns, and today in both; of thirty holdings, the files of a quarter are drawn for every fifth by turns, since drawing
  // takes long, and the others compared as what would be drawn.
  it.each(investors)(
    'print for %s, each holding and quarter, what the page prints for that day',
    async (name) => {
      const session = await api.investor(name)
      const { holdings } = await exactly(positionSchema, await session.get('/auth/investors/position'))
      expect(holdings.length).toBeGreaterThan(0)
      for (const [place, holding] of holdings.entries()) {
        const days = sampled(quarterEnds(holding.movements[0]?.date ?? testDay, testDay), 5)
        for (const [index, day] of days.entries()) {
          const known = asKnownOn(holding, day)
          if (known.movements.length === 0) continue
          const isLast = day === testDay
          const isDrawn = isLast || holdings.length < 30 || (place + index) % 5 === 0
          for (const language of isLast ? languages : languages.filter((_, nth) => nth === index % 2)) {
            const input = inputOf({ holding: known, day }, language)
            const text = isDrawn
              ? await textOf(await renderAccount(input))
              : textOfBlocks(accountBlocks(input))
            for (const line of pageLines({ holding: known, day }, language))
              expect(text, `${holding.fund.name}, ${day}, ${language}`).toContain(plain(line))
          }
        }
      }
    },
  )

  // P-702
  it('come from the product API in the language asked for, as known on the day asked for', async () => {
    const session = await api.investor('investor-company')
    const day = '2023-06-30'
    const { holdings } = await exactly(
      positionSchema,
      await session.get(`/auth/investors/position?date=${day}`),
    )
    const [holding] = holdings
    if (holding === undefined) throw new Error('holds nothing')
    for (const language of languages) {
      const response = await session.get(
        `/auth/investors/holdings/${holding.id}/capital-account?date=${day}&period=quarter&year=2023`,
        { 'x-locale': language },
      )
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-language')).toBe(language)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const file = language === 'fr' ? 'compte-de-capital' : 'capital-account'
      expect(response.headers.get('content-disposition')).toContain(`"${file}-${holding.id}-2023.pdf"`)
      const text = await textOf(new Uint8Array(await response.arrayBuffer()))
      for (const line of pageLines({ holding, day }, language)) expect(text).toContain(plain(line))
    }
  })

  // P-702
  it('are none before the holding was known, nor of a holding of another', async () => {
    const path = '/auth/investors/holdings'
    const own = await api.investor('investor-company')
    const { holdings } = await exactly(positionSchema, await own.get('/auth/investors/position'))
    const id = holdings[0]?.id ?? ''
    expect((await own.get(`${path}/${id}/capital-account`)).status).toBe(200)
    const notFound = [404, 'not_found', undefined]
    expect(await refusalOf(await own.get(`${path}/${id}/capital-account?date=2001-01-01`))).toEqual(notFound)
    const another = await api.investor('investor-one')
    expect(await refusalOf(await another.get(`${path}/${id}/capital-account`))).toEqual(notFound)
    for (const query of ['date=2026-02-30', 'period=month', 'year=25'])
      expect((await own.get(`${path}/${id}/capital-account?${query}`)).status).toBe(400)
  })
})
