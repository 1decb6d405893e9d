import { createHash } from 'node:crypto'
import { requiredDocuments } from '../../src/contract/product-api/case-documents.ts'
import type { CaseState } from '../../src/contract/product-api/case-states.ts'
import type { CaseAnswers, CaseSending } from '../../src/contract/product-api/subscription-case.schema.ts'
import type { caseDocuments, subscriptionCases } from '../database/schema/index.ts'
import { type SeedShare, shareForAmount } from './client-subscriptions.ts'

type Row = typeof subscriptionCases.$inferInsert

/** State of a demo case after its draft, with the time and reason. */
type Step = readonly [state: CaseState, at: string, reason?: string]

const answers = {
  person: 'natural',
  civility: 'mrs',
  birthCity: 'Vannes',
  phone: '06 39 98 00 93',
  address: '12, rue Imaginaire',
  postalCode: '56000',
  city: 'Vannes',
  country: 'FR',
  identity: true,
  documents: true,
  suitability: true,
} as const satisfies CaseAnswers

/** Cases of demo teams; the first team is that of the advisors. A draft may be as empty as it was left. */
const cases: readonly {
  readonly email: string
  readonly team: number
  readonly partner: number
  readonly openedAt: string
  readonly answers: CaseAnswers
  readonly steps: readonly Step[]
}[] = [
  {
    email: 'advisor@cgp-demo.example',
    team: 7,
    partner: 9,
    openedAt: '2026-11-19T08:45:00.000Z',
    answers: {
      person: 'natural',
      civility: 'mr',
      firstname: 'Maxence',
      lastname: 'Tremarec',
      amount: '60 000',
    },
    steps: [],
  },
  {
    email: 'advisor@cgp-demo.example',
    team: 7,
    partner: 9,
    openedAt: '2026-11-10T09:00:00.000Z',
    answers: {
      ...answers,
      firstname: 'Aurélie',
      lastname: 'Coatmeur',
      birthDate: '03/09/1971',
      email: 'aurelie@client.example',
      amount: '120 000',
    },
    steps: [
      ['sent', '2026-11-12T10:20:00.000Z'],
      ['in_review', '2026-11-12T15:05:00.000Z'],
      ['incomplete', '2026-11-13T09:30:00.000Z', 'Le justificatif de domicile a plus de trois mois.'],
    ],
  },
  {
    email: 'family-office@cgp-demo.example',
    team: 7,
    partner: 9,
    openedAt: '2026-11-16T14:00:00.000Z',
    answers: {
      ...answers,
      civility: 'mr',
      firstname: 'Loïc',
      lastname: 'Penvern',
      birthDate: '21/01/1965',
      email: 'loic@client.example',
      amount: '200 000',
    },
    steps: [['sent', '2026-11-18T16:10:00.000Z']],
  },
  {
    email: 'partner@banque-demo.example',
    team: 1,
    partner: 3,
    openedAt: '2026-10-05T08:00:00.000Z',
    answers: {
      ...answers,
      firstname: 'Inès',
      lastname: 'Valmondois',
      birthDate: '30/06/1958',
      email: 'ines@client.example',
      amount: '50 000',
    },
    steps: [
      ['sent', '2026-10-06T09:00:00.000Z'],
      ['in_review', '2026-10-06T13:00:00.000Z'],
      ['accepted', '2026-10-08T10:00:00.000Z'],
    ],
  },
  {
    email: 'partner-chosen@banque-demo.example',
    team: 2,
    partner: 3,
    openedAt: '2026-10-20T08:00:00.000Z',
    answers: { person: 'legal', companyName: 'SARL des Quais', firstname: 'Édouard', lastname: 'Marcillac' },
    steps: [],
  },
]

const isoOf = (typed: string): string => typed.split('/').toReversed().join('-')

/** Returns the request sent for a demo client: a person, with all fields filled in. */
function requestOf(typed: CaseAnswers, share: string): CaseSending['request'] {
  const { amount = '', birthDate = '', email = '', firstname = '', lastname = '' } = typed
  const { address, birthCity, city, country, postalCode } = answers
  return {
    share,
    amount: amount.replaceAll(/\D/g, ''),
    client: {
      person: 'natural',
      civility: typed.civility === 'mr' ? 'mr' : 'mrs',
      ...{ firstname, lastname, email, address, city, country },
      birth_date: isoOf(birthDate),
      birth_city: birthCity,
      telephone: '+33639980093',
      postal_code: postalCode,
    },
    declarations: { identity: true, documents: true, suitability: true },
  }
}

/** Codes of all warnings that a fund may have. */
const warnings = ['capital_loss', 'illiquidity', 'lock_up', 'currency', 'tax', 'past_performance']

const acceptedAt = (instant: string) => Object.fromEntries(warnings.map((code) => [code, instant]))

/** Returns the documents of the demo cases that were sent: one page without content for each kind. */
export function describeCaseFiles(rows: readonly Row[]): (typeof caseDocuments.$inferInsert)[] {
  const content = new TextEncoder().encode('%PDF-1.4\n%%EOF\n')
  const sha256 = createHash('sha256').update(content).digest('hex')
  return rows.flatMap(({ id, sentAt }) =>
    id === undefined || !sentAt
      ? []
      : requiredDocuments.natural.map((kind) => ({
          ...{ caseId: id, kind, type: 'application/pdf' as const, content, sha256 },
          bytes: content.byteLength,
          expiresOn: kind === 'identity' ? '2031-05-31' : null,
          addedAt: sentAt,
        })),
  )
}

function rowOf(index: number, share: SeedShare, accountId: string): Row | undefined {
  const seed = cases[index]
  if (seed === undefined) return undefined
  const { amount = '', companyName = '', firstname = '', lastname = '', person } = seed.answers
  const history = [
    { state: 'draft', at: seed.openedAt, actor: 'advisor', reason: null } as const,
    ...seed.steps.map(([state, at, reason = null]) => {
      return { state, at, actor: state === 'sent' ? ('advisor' as const) : ('staff' as const), reason }
    }),
  ]
  const last = history.at(-1)
  const sentAt = seed.steps.find(([state]) => state === 'sent')?.[1]
  return {
    id: index + 1,
    accountId,
    teamId: seed.team,
    partnerId: seed.partner,
    state: last?.state ?? 'draft',
    version: history.length,
    answers: { ...seed.answers, share: share.id },
    clientName: person === 'legal' ? companyName : `${firstname} ${lastname}`,
    fundId: share.fundId,
    shareId: share.id,
    request: sentAt === undefined ? null : requestOf(seed.answers, share.id),
    amount: sentAt === undefined ? null : amount.replaceAll(/\D/g, ''),
    currency: sentAt === undefined ? null : share.currency,
    warnings: sentAt === undefined ? null : { fundId: share.fundId, accepted: acceptedAt(sentAt) },
    history,
    createdAt: new Date(seed.openedAt),
    updatedAt: new Date(last?.at ?? seed.openedAt),
    sentAt: sentAt === undefined ? null : new Date(sentAt),
  }
}

/** Returns the demo teams' cases for the given shares of open funds, by account id. */
export function describeCases(shares: readonly SeedShare[], accountIds: ReadonlyMap<string, string>): Row[] {
  return cases.flatMap(({ email, answers: { amount } }, index) => {
    const wanted = shares[(index * 2 + 1) % Math.max(1, shares.length)]
    const share = amount === undefined ? wanted : shareForAmount(shares, wanted, amount.replaceAll(/\D/g, ''))
    const accountId = accountIds.get(email)
    const row = share && accountId && rowOf(index, share, accountId)
    return row ? [row] : []
  })
}
