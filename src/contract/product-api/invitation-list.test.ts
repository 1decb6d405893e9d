import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestInvitationList, readInvitationList } from './invitation-list.ts'

const read = (text: string) => readInvitationList(text).map((line) => [line.line, line.text, line.fault])

// P-595, P-792
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
    ['anne@', 'no_domain'],
    ['@banque.example', 'not_address'],
    ['anne@@banque.example', 'not_address'],
    ['anne@banque', 'no_domain'],
    ['anne@banque,example', 'no_domain'],
    ['anne.banque.example', 'no_at'],
    ['an ne@banque.example', 'spaced'],
    ['Anne Roy anne@banque.example', 'spaced'],
    ['hélène@banque.example', 'accented'],
    ['“anne@banque.example”', 'accented'],
    ['an\u0007ne@banque.example', 'invisible'],
    ['anne@banque.example; bob@banque.example', 'several'],
    ['anne@banque.example bob@banque.example', 'several'],
    ['"Anne, Bob" <anne@banque.example>, <bob@banque.example>', 'several'],
    ['anne@-banque.example', 'not_address'],
    ['=HYPERLINK("https://attacker.example")', 'not_address'],
    ['+33 6 39 98 00 01', 'phone'],
    [`${'a'.repeat(300)}@banque.example`, 'too_long'],
  ])('marks %s', (line, fault) => {
    expect(readInvitationList(line).map((one) => one.fault)).toEqual([fault])
  })

  it.each([
    'anne@banque.example <anne@banque.example>',
    '"Roy, Anne" <anne@banque.example>',
    'Roy;"anne@banque.example";+33 6 39 98 00 01;',
    'anne\u200b@banque.example\u00a0',
    'mailto:Anne@banque.example\tANNE@banque.example',
    '\n\nNom;Email\nRoy;anne@banque.example',
    'sep=;\r\nEmail;Nom\r\nanne@banque.example;Roy',
  ])('reads the one address of %j', (text) => {
    expect(readInvitationList(text).map((one) => [one.text, one.fault])).toEqual([
      ['anne@banque.example', null],
    ])
  })

  it('takes headings for such in the first line alone', () => {
    expect(read('Email\nanne@banque.example\nEmail')).toEqual([
      [2, 'anne@banque.example', null],
      [3, 'Email', 'not_address'],
    ])
  })

  it('is read at once, whatever a line is made of', () => {
    const long = longestInvitationList - 1
    for (const line of [`<${'@'.repeat(long)}`, 'a'.repeat(long), `"${' '.repeat(long)}`])
      expect(readInvitationList(line).filter(({ fault }) => fault === null)).toEqual([])
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
      { examples: [['\u0085'], ['\u0000'], ['a\u009f@b']] },
    )
  })
})
