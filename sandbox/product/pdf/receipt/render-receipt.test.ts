import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { receiptClient } from '../../../partner-space/receipt-of-request.ts'
import { manager } from '../../../seed/manager.ts'
import { receiptTexts } from './receipt-texts.ts'
import { renderReceipt } from './render-receipt.ts'

const client: Parameters<typeof receiptClient>[0] = {
  person: 'legal',
  ...{ company_name: 'SCI des Rives', company_number: '73282932000074' },
  ...{ firstname: 'Hélène', lastname: 'Orsenne' },
  company_number_type: 'siret',
  civility: 'mrs',
  ...{ birth_date: '1979-02-28', birth_city: 'Quimper', email: 'helene@client.example' },
  ...{ telephone: '+33639980077', address: '3, quai Inventé', postal_code: '29000' },
  ...{ city: 'Quimper', country: 'FR' },
}

/** The pages of a receipt that fills its first one, with plain spaces. */
async function pagesOf(representative: string | null): Promise<string[]> {
  const pdf = await renderReceipt({
    ...{ language: 'fr', reference: 'D-2026-10002', receivedOn: '2026-11-29' },
    ...{ fundName: 'Orvanne Co-Investissement Atlantique II', shareName: 'Part A', isin: 'FR9900003511' },
    amount: { amount: '250000.00', currency: 'EUR' },
    client: { ...receiptClient(client, 'fr'), representative, companyNumber: null },
    advisor: { name: 'Ariel Grandlieu', company: 'Cabinet CGP Démo', registration: null },
    signature: { signedOn: '2026-11-29', sha256: 'a'.repeat(64) },
    manager: manager.fr,
  })
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

// P-850
describe('a receipt', () => {
  it.each([null, 'Hélène Orsenne'])(
    'splits no declaration between two pages (representative: %s)',
    async (name) => {
      const pages = await pagesOf(name)
      expect(pages).toHaveLength(2)
      for (const declared of receiptTexts.fr.declared)
        expect(pages.filter((page) => page.includes(declared))).toHaveLength(1)
    },
  )

  it('groups the digits of a French company’s number as pages do', () => {
    const numberOf = (changes: Partial<Extract<typeof client, { person: 'legal' }>>) =>
      receiptClient({ ...client, ...changes, person: 'legal' }, 'fr').companyNumber?.replaceAll('\u00a0', ' ')
    expect(numberOf({})).toBe('732 829 320 00074')
    expect(numberOf({ company_number: '732829320', company_number_type: 'siren' })).toBe('732 829 320')
    expect(numberOf({ company_number: 'HRB 123456', company_number_type: 'foreign' })).toBe('HRB 123456')
  })
})
