import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CaseSending } from '../../src/contract/product-api/subscription-case.schema.ts'
import { subscriptionCases } from '../database/schema/index.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { selectCases } from './case-rows.ts'
import { signedInput } from './signed-document.ts'

const database = temporaryDatabase({
  ...{ fundCount: 64, asOf: '2026-10-01', withDemoAccounts: true },
  seededAt: new Date('2026-11-26T12:00:00Z'),
})

const request: CaseSending['request'] = {
  ...{ share: '', amount: '60000.00' },
  client: {
    ...{ person: 'natural', civility: 'mr', firstname: 'Maxence', lastname: 'Tremarec' },
    ...{ birth_date: '1979-02-28', birth_city: 'Quimper', email: 'maxence@client.example' },
    ...{ telephone: '+33639980077', address: '3, quai Inventé', postal_code: '29000' },
    ...{ city: 'Quimper', country: 'FR' },
  },
  declarations: { identity: true, documents: true, suitability: true },
}

/** The rows about the investment in the document of a seeded case, as `label: value` with plain spaces. */
async function investment(language: 'fr' | 'en', costs: { entryFeePercent: string | null } | null) {
  const [found] = await selectCases(database.db).where(eq(subscriptionCases.id, 3))
  if (found === undefined) throw new Error('the seed has no sent case')
  const input = await signedInput(database.db, found, { costs, drawnUpOn: '2026-11-26', language, request })
  return input.subscription.investmentRows
    .slice(3)
    .map(({ label, value }) => `${label}: ${value}`.replaceAll(/\s/g, ' '))
}

// P-845
describe('the document that a client signs', () => {
  it('states the highest entry fee, and what is to be paid with it', async () => {
    const costs = { entryFeePercent: '2.50' }
    expect(await investment('fr', costs)).toEqual([
      'Droits d’entrée, 2,50 % au plus: 1 500,00 €',
      'Total à régler, au plus: 61 500,00 €',
    ])
    expect(await investment('en', costs)).toEqual([
      'Entry fee, at most 2.50%: €1,500.00',
      'Total to pay, at most: €61,500.00',
    ])
  })

  it('says that none is known, and stays what it was where it was presented without any', async () => {
    expect(await investment('fr', { entryFeePercent: null })).toEqual(['Droits d’entrée: Non communiqués'])
    expect(await investment('fr', null)).toEqual([])
  })
})
