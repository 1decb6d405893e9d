import { describe, expect, it } from 'vitest'
import { documentPages, isDocumentKind, type SubscriptionInput } from './document-input.ts'
import { sampleInput } from './fixtures/sample-input.ts'
import { accessibilityFaults } from './pdf-accessibility.testing.ts'
import { writePdf } from './pdf-file.ts'
import { renderReceipt } from './receipt/render-receipt.ts'
import { renderDocument } from './render-document.ts'
import { renderSubscription } from './subscription/render-subscription.ts'

const languages = ['fr', 'en'] as const
const kinds = Object.keys(documentPages).filter(isDocumentKind)

const subscription = (language: 'fr' | 'en'): SubscriptionInput['subscription'] => ({
  language,
  reference: 'AF-2026-00001',
  drawnUpOn: '2026-06-30',
  fundName: 'Orvanne Lisières',
  investmentRows: [{ label: 'Part', value: 'Part A' }],
  clientRows: [{ label: 'Nom', value: 'Camille Aubrelin' }],
  documents: [{ label: 'Règlement', sha256: 'a'.repeat(64) }],
  warnings: [{ title: 'Risque', text: 'Une perte est possible.', acceptedAt: '2026-06-30T10:00:00Z' }],
  evidence: null,
  manager: sampleInput('factsheet', language).manager,
})

const receipt = (language: 'fr' | 'en') => ({
  language,
  reference: 'AF-2026-00001',
  receivedOn: '2026-06-30',
  fundName: 'Orvanne Lisières',
  shareName: 'Part A',
  isin: null,
  amount: { amount: '25000.00', currency: 'EUR' },
  client: {
    name: 'Camille Aubrelin',
    representative: null,
    companyNumber: null,
    birth: { date: '1980-01-02', city: 'Lyon' },
    address: '1 rue Haute, 69001 Lyon',
    email: 'camille@sandbox.example',
    telephone: '+33 1 99 00 14 20',
  },
  advisor: { name: 'Anne Vial', company: 'Vial Conseil', registration: null },
  signature: null,
  manager: sampleInput('factsheet', language).manager,
})

// P-799
describe('the conditions of PDF/UA-1 that a program can check', { timeout: 120_000 }, () => {
  it.each(kinds)('hold for each %s, in both languages', async (kind) => {
    for (const language of languages)
      expect(accessibilityFaults(await renderDocument(sampleInput(kind, language)))).toEqual([])
  })

  it.each(languages)('hold for receipts and subscriptions (%s)', async (language) => {
    expect(accessibilityFaults(await renderReceipt(receipt(language)))).toEqual([])
    expect(accessibilityFaults(await renderSubscription({ subscription: subscription(language) }))).toEqual(
      [],
    )
  })

  it.each([
    ['/Tabs /S', '/Tabs /R', 'no tab order'],
    ['/DisplayDocTitle true', '/DisplayDocTitle null', 'title not shown'],
    ['/Lang (', '/Lung (', 'no language'],
    ['/StructTreeRoot ', '/StructTreeRoom ', 'no structure'],
    ['/Marked true', '/Marked null', 'not marked as tagged'],
    ['<pdfuaid:part>1', '<pdfuaid:part>2', 'no PDF/UA identifier'],
    ['/FontFile', '/FontFolk', 'font not embedded'],
    ['/ToUnicode', '/ToUnicorn', 'font without characters'],
    ['/Alt (', '/Alp (', 'figure without alternative text'],
    ['/Scope /', '/Scape /', 'header without scope'],
  ])('are missed by a file with %s changed to %s', async (from, to, fault) => {
    const file = Buffer.from(await renderDocument(sampleInput('half-yearly-report', 'en')))
    const changed = Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1')
    expect(accessibilityFaults(changed).join()).toContain(fault)
  })

  it('are missed by a file whose text, figure and header are not described', async () => {
    const properties = { title: 'x', author: 'x', subject: 'x', language: 'fr', date: '2026-06-30' } as const
    const file = await writePdf(properties, ({ pdf, root }) => {
      pdf.addPage()
      pdf.font('sans').text('bare', 60, 60)
      for (const tag of ['H2', 'Figure', 'TH', 'Aside']) {
        const element = pdf.struct(tag)
        root.add(element)
        element.add(() => pdf.text(tag))
        element.end()
      }
    })
    const faults = accessibilityFaults(file)
    for (const fault of [
      'H2 after H0',
      'figure without alternative text',
      'header without scope',
      'Aside is no standard type',
    ])
      expect(faults).toContain(fault)
    expect(faults.join()).toContain('outside marked content')
  })
})
