import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInvitationList } from './invitation-list.ts'

const read = (text: string) => readInvitationList(text).map((line) => [line.line, line.text, line.fault])

// P-595
describe('a list of invitations', () => {
  it('is read as pasted, or as a file of a spreadsheet', () => {
    expect(
      read('\ufeffEmail;Nom\r\n"Anne@Banque.example";"Anne"\r\n\r\nBob Roy <bob@banque.example>\n'),
    ).toEqual([
      [2, 'anne@banque.example', null],
      [4, 'bob@banque.example', null],
    ])
    expect(read('Anne, anne@banque.example\nmailto:bob@banque.example')).toEqual([
      [1, 'anne@banque.example', null],
      [2, 'bob@banque.example', null],
    ])
  })

  it.each([
    ['anne', 'not_address'],
    ['anne@', 'not_address'],
    ['@banque.example', 'not_address'],
    ['anne@@banque.example', 'not_address'],
    ['anne@banque', 'not_address'],
    ['an ne@banque.example', 'not_address'],
    ['anne@-banque.example', 'not_address'],
    ['=HYPERLINK("https://attacker.example")', 'not_address'],
    ['+33 6 39 98 00 01', 'phone'],
    [`${'a'.repeat(300)}@banque.example`, 'too_long'],
  ])('marks %s', (line, fault) => {
    expect(readInvitationList(line).map((one) => one.fault)).toEqual([fault])
  })

  it('marks repeated addresses, however they are written', () => {
    expect(read('anne@banque.example\nANNE@banque.example')).toEqual([
      [1, 'anne@banque.example', null],
      [2, 'anne@banque.example', 'repeated'],
    ])
  })

  it('shows no control character and no page of text, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        for (const line of readInvitationList(text)) {
          expect(line.text.length).toBeLessThanOrEqual(254)
          expect(line.text).not.toMatch(/[\p{Cc}]/u)
        }
      }),
    )
  })
})
