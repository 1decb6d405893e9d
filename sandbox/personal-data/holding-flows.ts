import type { PersonalField, PersonalSection } from '../../src/contract/product-api/account.schema.ts'
import type { Db } from '../database/open-database.ts'
import { listHoldings } from '../product/holdings/list-holdings.ts'
import { formats } from '../product/pdf/figures/format.ts'

type Language = 'fr' | 'en'

/** An export includes announced movements. */
const lastDay = '9999-12-31'

const words = {
  fr: {
    payments: 'Versements',
    distributions: 'Distributions',
    fund: 'Fonds',
    share: 'Part',
    date: 'Date',
    amount: 'Montant',
  },
  en: {
    payments: 'Payments',
    distributions: 'Distributions',
    fund: 'Fund',
    share: 'Share',
    date: 'Date',
    amount: 'Amount',
  },
} as const

/** Lists the payments and distributions of an account's holdings, one record each. */
export async function flowsOf(db: Db, accountId: string, language: Language): Promise<PersonalSection[]> {
  const { items } = await listHoldings(db, accountId, { locale: language, until: lastDay })
  const names = words[language]
  const field = (id: 'fund' | 'share' | 'date' | 'amount', value: string): PersonalField => ({
    id,
    name: names[id],
    value,
    type: id === 'date' ? 'date' : 'text',
  })
  return (['payments', 'distributions'] as const).map((id) => ({
    id,
    title: names[id],
    records: items.flatMap(({ currency, fund, share, [id]: flows }) =>
      flows.map(({ amount, date }) => ({
        fields: [
          field('date', date),
          field('fund', fund.name),
          field('share', share.name),
          field('amount', formats[language].money({ amount, currency }, 2)),
        ],
      })),
    ),
  }))
}
