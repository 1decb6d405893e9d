import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from './amount-text.ts'
import {
  emailAddress,
  oneTimeCode,
  optionalPhone,
  optionalText,
  personName,
  requiredLines,
  requiredText,
} from './form/field-schemas.ts'
import { plainDateAt } from './format/plain-date-at.ts'
import { parseBirthDate } from './identifiers/birth-date.ts'
import { parseCompanyNumber } from './identifiers/company-number.ts'
import { namePrefix } from './identifiers/name-prefix.ts'
import { toE164, toMobileE164 } from './identifiers/phone-number.ts'
import { typedCode, typedDomain, typedEmail, typedLine, typedPhone } from './typed-text.ts'

const everyCharacter = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
/** Every format character of Unicode, bidi overrides, marks without width, byte order mark and soft hyphen among them. */
const formatCharacters = everyCharacter.filter((character) => /\p{Cf}/u.test(character))
const wideSpaces = everyCharacter.filter((character) => /\p{Zs}/u.test(character))

const today = plainDateAt(new Date('2026-11-26T12:00:00Z'))
const parsed = (schema: { parse: (value: unknown) => unknown }) => (text: string) => schema.parse(text)

/** Each kind of field: a text that it accepts, and how forms and the server read it. */
const fields = {
  telephone: ['06 12 34 56 78', (text: string) => toE164(String(optionalPhone().parse(text)))],
  'mobile number': ['06 12 34 56 78', (text: string) => toMobileE164(text, ['FR'])],
  SIREN: ['732 829 320', (text: string) => parseCompanyNumber('siren', text)],
  SIRET: ['732 829 320 00074', (text: string) => parseCompanyNumber('siret', text)],
  'foreign number': ['HRB 12/3', (text: string) => parseCompanyNumber('foreign', text)],
  'RCA number': ['B 123.456', (text: string) => parseCompanyNumber('rca', text)],
  'email address': ["o'neill+a&b=c/d@banque.example", parsed(emailAddress())],
  'one-time code': ['123 456', parsed(oneTimeCode(40))],
  'posted code': ['ABCD-EFGH-JKLM', parsed(oneTimeCode(40))],
  name: ['Jean-Noël de la Tour', parsed(personName())],
  'start of a name': ['Dur', (text: string) => namePrefix(text)],
  line: ['12 rue de l’Église', parsed(requiredText(200))],
  'optional line': ['bâtiment B', parsed(optionalText(200))],
  'birth date': ['28/02/1979', (text: string) => parseBirthDate(text, today)],
  amount: ['25 000,50', parseAmount],
} as const

const kinds = Object.entries(fields)

// P-239, P-247, P-250, P-252
describe('a field of each kind (issue 29, 24)', () => {
  it.each(kinds)('%s: reads a text as before with any format characters at any place', (_, [text, read]) => {
    const expected = read(text)
    expect(expected).not.toBeNull()
    for (const character of formatCharacters) {
      expect(read(`${character}${text}${character}`), character.codePointAt(0)?.toString(16)).toEqual(
        expected,
      )
    }
    const marks = fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(...formatCharacters)), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(marks, (placed) => {
        const marked = placed.reduce((now, [at, mark]) => now.toSpliced(at, 0, mark), [...text]).join('')
        expect(read(marked)).toEqual(expected)
      }),
    )
  })

  it.each(kinds.filter(([, [text]]) => text.includes(' ')))(
    '%s: reads a space of any width as a space',
    (_, [text, read]) => {
      for (const space of wideSpaces) expect(read(text.replaceAll(' ', space))).toEqual(read(text))
    },
  )

  const withHyphen = [...kinds.filter(([, [text]]) => text.includes('-'))]
  it.each(withHyphen)('%s: reads a typographic hyphen as a hyphen', (_, [text, read]) => {
    for (const hyphen of ['\u2010', '\u2011']) expect(read(text.replaceAll('-', hyphen))).toEqual(read(text))
  })

  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  it.each(kinds.filter(([kind]) => !/name|line/.test(kind)))(
    '%s: reads full-width signs',
    (_, [text, read]) => {
      expect(read(wide(text))).toEqual(read(text))
    },
  )

  it('lets no format character out of any text', () => {
    const typed = fc.string({
      unit: fc.oneof(fc.constantFrom(...formatCharacters), fc.string({ maxLength: 1 })),
    })
    fc.assert(
      fc.property(typed, (text) => {
        for (const read of [typedLine, typedEmail, typedCode]) expect(read(text)).not.toMatch(/\p{Cf}/u)
        const message = requiredLines(5000).safeParse(`a${text}`)
        expect(message.data).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufeff]/)
      }),
    )
  })
})

describe('separators that people use (issue 29, 24)', () => {
  it.each([
    ['06/12/34/56/78', '+33612345678'],
    ['(+33) 6 12 34 56 78', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+33.6.12.34.56.78', '+33612345678'],
    ['06–12–34–56–78', '+33612345678'],
    ['0475/12.34.56', '+33475123456'],
    ['+32 475/12.34.56', '+32475123456'],
    ['\u202a+33\u00a06\u202f12\u200934\u200956 78\u202c', '+33612345678'],
  ])('the telephone number %j is %s', (text, number) => {
    expect(toE164(optionalPhone().parse(text))).toBe(number)
  })

  it.each([
    ['732-829-320', 'siren', '732829320'],
    ['732.829.320/00074', 'siret', '73282932000074'],
    ['732 829 320 – 00074', 'siret', '73282932000074'],
  ] as const)('the company number %j is a %s', (text, type, number) => {
    expect(parseCompanyNumber(type, text)).toBe(number)
  })

  it.each([
    ['28 / 02 / 1979', '1979-02-28'],
    ['28‑02‑1979', '1979-02-28'],
    ['1979-02-28', '1979-02-28'],
  ])('the birth date %j is %s', (text, date) => {
    expect(parseBirthDate(text, today)).toBe(date)
  })

  it.each([
    ['123-456', '123456'],
    ['123 456', '123456'],
    ['abcd–efgh', 'abcd-efgh'],
  ])('the code %j is %s', (text, code) => {
    expect(typedCode(text)).toBe(code)
  })
})

describe('an email address by HTML’s rule (issue 29, 25)', () => {
  it.each([
    ['a&b@x.example', 'a&b@x.example'],
    ['a/b=c@x.example', 'a/b=c@x.example'],
    ["o'neill+list@x.example", "o'neill+list@x.example"],
    ['jean@société-générale.example', 'jean@xn--socit-gnrale-eebbcb.example'],
    ['jean@SOCIÉTÉ.example', 'jean@xn--socit-esab.example'],
    ['jean@müller.de', 'jean@xn--mller-kva.de'],
    ['jean＠x.example', 'jean@x.example'],
    ['  jean@x.example\u200b', 'jean@x.example'],
  ])('%j is %s', (text, address) => {
    expect(emailAddress().parse(text)).toBe(address)
  })

  it.each([
    'jean@localhost',
    'jean',
    '@x.example',
    'jean@',
    'jean x@x.example',
    'jean@x..example',
    'jean@-x.example',
    'jean@x.example/é',
    'jean@é:80',
    'jean@é@x',
    'jéan@x.example',
    'a,b@x.example',
    'a@b.example\r\nBcc: c@d.example',
    `${'a'.repeat(65)}@x.example`,
  ])('%j is none', (text) => {
    expect(emailAddress().safeParse(text).success).toBe(false)
  })

  it('is one for every local part and domain that the rule allows, and stays as it was', () => {
    const local = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/)
    const label = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9-]{0,20}[a-zA-Z0-9])?$/)
    fc.assert(
      fc.property(local, label, label, (name, one, two) => {
        const address = `${name}@${one}.${two}`
        expect(emailAddress().parse(address)).toBe(address)
      }),
    )
  })

  it('has a domain in ASCII whatever is typed, and is read the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (name, domain) => {
        const read = emailAddress().safeParse(`${name}@${domain}`)
        if (!read.success) return
        expect(read.data).toMatch(/^[!-~]+$/)
        expect(emailAddress().parse(read.data)).toBe(read.data)
      }),
    )
  })

  it('reads a domain alone the same way', () => {
    expect(typedDomain('Société.example')).toBe('xn--socit-esab.example')
  })
})

it.each(['06·12·34·56·78', '06•12•34•56•78', '06,12,34,56,78', '06_12_34_56_78', '06⋅12 ∙ 34⋅56⋅78'])(
  'reads a telephone number with other separators: %s',
  (typed) => {
    expect(typedPhone(typed)).toBe('06 12 34 56 78')
  },
)

it('takes the empty Braille pattern for a space, so that no name is drawn as nothing', () => {
  expect(['\u2800', 'Jean\u2800Dupont', '\u2800Jean'].map(typedLine)).toEqual(['', 'Jean Dupont', 'Jean'])
})
