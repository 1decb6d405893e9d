import { describe, expect, it } from 'vitest'
import { readReceiptList } from './receipts.server.ts'

const read = (text: string) =>
  readReceiptList(text).map(({ amount, line, note, notice, received_on }) => [
    ...[line, notice, amount, received_on, note],
  ])

// P-677
describe('a list of payments', () => {
  it('is read as a French spreadsheet writes it, with headings and empty lines', () => {
    const text =
      '\ufeffAvis;Montant;Reçu le;Référence\r\nAF-2026-00012;1 024,50;15/10/2026;VIR 42\r\n\r\nAF-2026-00013;200;2026-10-16;"Cèdre; fonds"\r\n'
    expect(read(text)).toEqual([
      [2, 'AF-2026-00012', '1024.50', '2026-10-15', 'VIR 42'],
      [4, 'AF-2026-00013', '200', '2026-10-16', 'Cèdre; fonds'],
    ])
  })

  it('is read as an English spreadsheet writes it, without headings', () => {
    expect(
      read('AF-2026-00012,"1,024.50",15/10/2026,"The ""first"" one"\nAF-2026-00013,7.10,16/10/2026'),
    ).toEqual([
      [1, 'AF-2026-00012', '1024.50', '2026-10-15', 'The "first" one'],
      [2, 'AF-2026-00013', '7.10', '2026-10-16', ''],
    ])
  })

  it('keeps lines that are wrong, so that each is reported by its number', () => {
    expect(read('AF-2026-00012\t12,5O\t15/10/2026\nAF-2026-00013\t-5\t31/02/2026\nx')).toEqual([
      [1, 'AF-2026-00012', null, '2026-10-15', ''],
      [2, 'AF-2026-00013', null, null, ''],
      [3, 'x', null, null, ''],
    ])
  })
})
