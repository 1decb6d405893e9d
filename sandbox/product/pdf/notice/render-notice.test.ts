import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { manager } from '../../../seed/manager.ts'
import type { NoticeInput } from '../document-input.ts'
import { accessibilityFaults } from '../pdf-accessibility.testing.ts'
import { renderNotice } from './render-notice.ts'

const iban = 'FR7600000000000000000014000'

const input = (language: 'fr' | 'en', changes: Partial<NoticeInput['notice']> = {}): NoticeInput => ({
  language,
  holder: 'Camille Aubrelin',
  manager: manager[language],
  notice: {
    id: 'ntc-7',
    reference: 'AF-2026-00007',
    kind: 'call',
    status: 'due',
    fund: { id: 'fnd-14', slug: null, name: 'Orvanne Énergies Renouvelables II', legalForm: 'FPCI' },
    share: 'Part A',
    currency: 'EUR',
    amount: '9337.50',
    paid: '0.00',
    announcedOn: '2026-11-09',
    dueOn: '2026-11-24',
    acknowledgedAt: null,
    number: 7,
    purpose: 'Purchase of storage batteries.',
    lines: [
      { nature: { code: 'investments', label: 'Investments' }, scope: 'inside', amount: '7650.00' },
      { nature: { code: 'fund_expenses', label: 'Expenses' }, scope: 'inside', amount: '1350.00' },
      { nature: { code: 'management_fees', label: 'Fees' }, scope: 'outside', amount: '337.50' },
    ],
    commitment: '225000.00',
    unfundedBefore: '22500.00',
    unfundedAfter: '13500.00',
    payee: { holder: 'FPCI Orvanne', bank: 'Banque Démo', ibanEnd: '4000', iban, bic: 'DEMOFRPPXXX' },
    telephone: '+33 1 99 00 14 20',
    ...changes,
  },
})

const read = async (language: 'fr' | 'en', changes: Partial<NoticeInput['notice']> = {}) => {
  const pdf = await renderNotice(input(language, changes))
  const { text, totalPages } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })
  return { pdf, pages: totalPages, text: text.replaceAll(/\s+/g, ' ') }
}

// P-435
describe('the letter of a notice', () => {
  it('says amount, components with their subtotals, effect and due date, on one page', async () => {
    const { pages, text } = await read('en')
    expect(pages).toBe(1)
    for (const told of [
      'Capital call no. 7',
      'AF-2026-00007',
      'Camille Aubrelin',
      '€9,337.50',
      '24 November 2026',
      'Subtotal inside the commitment €9,000.00',
      'Subtotal outside the commitment €337.50',
      'Unfunded before this notice €22,500.00',
      'Unfunded after this notice €13,500.00',
    ])
      expect(text).toContain(told)
  })

  it.each(['fr', 'en'] as const)(
    'names the account by its end alone, and how to check it (%s)',
    async (language) => {
      const { text } = await read(language)
      expect(text.replaceAll(' ', '')).not.toContain(iban)
      expect(text).not.toContain('DEMOFRPP')
      expect(text).toContain('4000')
      expect(text).toContain('+33 1 99 00 14 20')
    },
  )

  it('asks for nothing where money is received', async () => {
    const { text } = await read('fr', { kind: 'distribution', payee: null, number: 3 })
    expect(text).toContain('Distribution n° 3')
    expect(text).toContain('Vous n’avez rien à faire')
    expect(text).not.toContain('IBAN')
  })

  // P-799
  it.each(['fr', 'en'] as const)('lacks nothing of PDF/UA-1 that can be checked (%s)', async (language) => {
    expect(accessibilityFaults((await read(language)).pdf)).toEqual([])
  })

  it('is the same file for the same notice', async () => {
    const [first, second] = await Promise.all([renderNotice(input('fr')), renderNotice(input('fr'))])
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })
})
