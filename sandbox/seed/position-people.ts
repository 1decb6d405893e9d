import type { DemoPerson } from './demo-people.ts'
import { bilingual } from './typography.ts'

/** A change in a holding on a day: shares given to another account, or redeemed by the fund. */
export type HoldingChange = {
  readonly kind: 'transfer_out' | 'redemption'
  readonly on: string
  readonly quantity: string
}

/** Holding as seeded: number of the fund, type of its share, and its later changes. */
export type SeededHolding = {
  readonly fund: number
  readonly share: string
  readonly quantity: string
  /** The day on which it was taken over from another holder; else it was subscribed. */
  readonly takenOverOn?: string
  readonly changes?: readonly HoldingChange[]
  /** True if part of the first distribution is recallable, and fees are stated every year. */
  readonly isDetailed?: boolean
}

/** A demo investor whose holdings have a book of movements. */
export type PositionPerson = Pick<DemoPerson, 'email' | 'shows'> & {
  readonly id: string
  readonly account: Partial<DemoPerson['account']>
  readonly holdings: readonly SeededHolding[]
}

const transferredOn = '2023-03-31'
const sharedFund = { fund: 29, share: 'a' } as const

/** Thirty funds of ten years: liquidated, closed and open, called and paid at subscription. */
const thirtyFunds = [
  1, 2, 3, 5, 8, 9, 10, 13, 14, 15, 16, 17, 19, 21, 22, 25, 26, 28, 29, 31, 33, 34, 36, 40, 43, 47, 48, 50,
  52, 58,
]

function companyFieldsOf(name: string, siren: string, address: string) {
  return [
    { id: 'social_reason', name: 'social_reason', value: name },
    { id: 'identification_type', name: 'identification_type', value: 'siren' },
    { id: 'identification_number', name: 'identification_number', value: siren },
    { id: 'registered_address', name: 'registered_address', value: address },
  ]
}

/** The demo investors of the position pages. */
export const positionPeople: readonly PositionPerson[] = [
  {
    id: 'acc-position-1',
    email: 'investor-one@sandbox.example',
    shows: bilingual('Un seul fonds, engagement en partie appelé', 'One fund, commitment partly called'),
    account: { firstName: 'Maxence', lastName: 'Orvault', telephone: '+33639980021' },
    holdings: [{ fund: 15, share: 'a', quantity: '250', isDetailed: true }],
  },
  {
    id: 'acc-position-2',
    email: 'investor-five@sandbox.example',
    shows: bilingual(
      'Cinq fonds : cession, rachat partiel, deux devises, deux parts d’un fonds, un fonds liquidé',
      'Five funds: transfer, partial redemption, two currencies, two shares of one fund, one liquidated',
    ),
    account: { firstName: 'Inès', lastName: 'Delorme', telephone: '+33639980022' },
    holdings: [
      { fund: 1, share: 'a', quantity: '100', isDetailed: true },
      { fund: 15, share: 'a', quantity: '300' },
      {
        fund: 21,
        share: 'a',
        quantity: '400',
        changes: [{ kind: 'redemption', on: '2024-09-30', quantity: '150' }],
      },
      {
        ...sharedFund,
        quantity: '200',
        isDetailed: true,
        changes: [{ kind: 'transfer_out', on: transferredOn, quantity: '80' }],
      },
      { fund: 34, share: 'a2', quantity: '150' },
      { fund: 34, share: 'a', quantity: '60' },
    ],
  },
  {
    id: 'acc-position-3',
    email: 'investor-company@sandbox.example',
    shows: bilingual('Société qui a repris des parts de sa dirigeante', 'Company that took over shares'),
    account: {
      personType: 'legal',
      firstName: 'Inès',
      lastName: 'Delorme',
      telephone: '+33639980023',
      fields: companyFieldsOf(
        'Delorme Patrimoine',
        '999999980',
        '8, allée des Exemples-Inventés, 33000 Bordeaux',
      ),
    },
    holdings: [{ ...sharedFund, quantity: '80', takenOverOn: transferredOn }],
  },
  {
    id: 'acc-position-4',
    email: 'investor-thirty@sandbox.example',
    shows: bilingual('Trente fonds, dix ans de mouvements', 'Thirty funds, ten years of movements'),
    account: { firstName: 'Hadrien', lastName: 'Kervasdoué', telephone: '+33639980024' },
    holdings: thirtyFunds.map((fund, index) => ({
      fund,
      share: 'a',
      quantity: String(80 + index * 15),
      isDetailed: index % 3 === 0,
    })),
  },
  {
    id: 'acc-position-5',
    email: 'investor-hats@sandbox.example',
    shows: bilingual(
      'Investit en son nom, agit pour sa société, consulte les chiffres d’une SCI familiale',
      'Invests in her own name, acts for her company, reads the figures of a family company',
    ),
    account: { firstName: 'Anaïs', lastName: 'Roumegoux', telephone: '+33639980025' },
    holdings: [
      { fund: 1, share: 'a', quantity: '90' },
      {
        ...sharedFund,
        quantity: '140',
        changes: [{ kind: 'transfer_out', on: transferredOn, quantity: '60' }],
      },
    ],
  },
  {
    id: 'acc-position-6',
    email: 'investor-holding@sandbox.example',
    shows: bilingual(
      'Société d’Anaïs Roumegoux, qui agit en son nom\u00a0: parts reprises, deux devises',
      'Company of Anaïs Roumegoux, who acts in its name: shares taken over, two currencies',
    ),
    account: {
      personType: 'legal',
      firstName: 'Anaïs',
      lastName: 'Roumegoux',
      telephone: '+33639980026',
      fields: companyFieldsOf(
        'Roumegoux Participations',
        '999999972',
        '14, quai des Exemples-Inventés, 69002 Lyon',
      ),
    },
    holdings: [
      { ...sharedFund, quantity: '60', takenOverOn: transferredOn },
      { fund: 14, share: 'a', quantity: '180', isDetailed: true },
      { fund: 34, share: 'a2', quantity: '100' },
    ],
  },
  {
    id: 'acc-position-7',
    email: 'investor-family@sandbox.example',
    shows: bilingual(
      'SCI familiale\u00a0: une personne consulte ses chiffres, une autre ses documents',
      'Family company: one person reads its figures, another its documents',
    ),
    account: {
      personType: 'legal',
      firstName: 'Bastien',
      lastName: 'Roumegoux',
      telephone: '+33639980027',
      fields: companyFieldsOf(
        'SCI Les Tilleuls',
        '999999964',
        '3, rue des Exemples-Inventés, 01000 Bourg-en-Bresse',
      ),
    },
    holdings: [{ fund: 21, share: 'a', quantity: '120' }],
  },
]
