import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailSchema } from '../contract/typed-text.schema.ts'
import { parseAmount } from './amount-text.ts'
import { emailAddress, oneTimeCode, optionalPhone } from './form/field-schemas.ts'
import { plainDateAt } from './format/plain-date-at.ts'
import { parseBirthDate } from './identifiers/birth-date.ts'
import { parseCompanyNumber } from './identifiers/company-number.ts'
import { toE164, toMobileE164 } from './identifiers/phone-number.ts'
import { typedDomain, typedEmail, typedSigns } from './typed-text.ts'

const today = plainDateAt(new Date('2026-11-26T12:00:00Z'))

/** Every digit of Unicode with its value, by the blocks in which each script has its ten. */
const digitsOfScripts = Array.from({ length: 0x20000 }, (_, point) => point)
  .filter((point) => (point < 0xd800 || point > 0xdfff) && /^\p{Nd}$/u.test(String.fromCodePoint(point)))
  .map((point, index) => [String.fromCodePoint(point), String(index % 10)] as const)

const zeros = digitsOfScripts.filter((_, index) => index % 10 === 0).map(([zero]) => zero.codePointAt(0) ?? 0)
const inScript = (text: string, zero: number) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** Each field of numbers: a text that it accepts, and how forms and the server read it. */
const fieldsOfDigits = {
  telephone: ['06 12 34 56 78', (text: string) => toE164(optionalPhone().parse(text))],
  'mobile number': ['06 12 34 56 78', (text: string) => toMobileE164(text, ['FR'])],
  SIREN: ['732 829 320', (text: string) => parseCompanyNumber('siren', text)],
  SIRET: ['732 829 320 00074', (text: string) => parseCompanyNumber('siret', text)],
  'foreign number': ['HRB 12/3', (text: string) => parseCompanyNumber('foreign', text)],
  'RCA number': ['B 123.456', (text: string) => parseCompanyNumber('rca', text)],
  'one-time code': ['123 456', (text: string) => oneTimeCode(40).parse(text)],
  'birth date': ['28/02/1979', (text: string) => parseBirthDate(text, today)],
  amount: ['25 000,50', parseAmount],
} as const

// P-805
describe('a number in digits of another script (issue 29, 24)', () => {
  it('reads each digit of Unicode by its value', () => {
    expect(digitsOfScripts.length).toBeGreaterThan(600)
    const read = digitsOfScripts.map(([digit]) => [digit, typedSigns(digit)])
    expect(read).toEqual(digitsOfScripts.map(([digit, value]) => [digit, value]))
  })

  it.each(Object.entries(fieldsOfDigits))('%s: reads the digits of every script', (_, [text, read]) => {
    const expected = read(text)
    expect(expected).not.toBeNull()
    for (const zero of zeros) expect([zero, read(inScript(text, zero))]).toEqual([zero, expected])
  })

  it('reads the Arabic signs of thousands and decimals', () => {
    expect(parseAmount('٢٥٬٠٠٠٫٥٠')).toBe('25000.50')
    expect(parseAmount('٢٥٠٫٥')).toBe('250.5')
  })

  it('leaves the digits of a domain, which belong to its name', () => {
    expect(typedDomain('ب۱.example')).not.toBe(typedDomain('ب1.example'))
  })
})

// P-805
describe('what is copied with a telephone number (issue 29, 24)', () => {
  it.each([
    'tel:+33612345678',
    'TEL:+33-6-12-34-56-78',
    'tel:+33%206%2012%2034%2056%2078',
    'tel://+33612345678',
    'Tél. : 06 12 34 56 78',
    'Téléphone : 06 12 34 56 78',
    'Te\u0301l.: 06 12 34 56 78',
    'Phone: +33 6 12 34 56 78',
    'callto:+33612345678',
    'sms:+33612345678',
    'ｔｅｌ：＋３３６１２３４５６７８',
    '\u202atel:+33612345678\u202c',
  ])('%j is +33612345678', (text) => {
    expect(toE164(optionalPhone().parse(text))).toBe('+33612345678')
    expect(toMobileE164(text, ['FR'])).toBe('+33612345678')
  })

  it.each(['tel:', 'tel:tel:0612345678', 'fax: 06 12 34 56 78', '06%2012345678', 'tel:0612345678;ext=2'])(
    '%j is none',
    (text) => {
      expect(optionalPhone().safeParse(text).data ?? '').toBe('')
    },
  )
})

// P-805
describe('a company number with lines between its digits (issue 29, 24)', () => {
  it.each([
    ['732_829_320', 'siren', '732829320'],
    ['732_829_320_00074', 'siret', '73282932000074'],
    ['732·829·320', 'siren', '732829320'],
    ['732,829,320', 'siren', '732829320'],
    ['HRB_12/3', 'foreign', 'HRB 12/3'],
    ['B__123.456', 'rca', 'B 123.456'],
  ] as const)('%j is a %s', (text, type, number) => {
    expect(parseCompanyNumber(type, text)).toBe(number)
  })

  it('still refuses letters for digits', () => {
    expect(parseCompanyNumber('siren', '732_829_32O')).toBeNull()
  })
})

it.each([
  ['28_02_1979', '1979-02-28'],
  ['1979_02_28', '1979-02-28'],
  ['28·02·1979', '1979-02-28'],
])('the birth date %j is %s', (text, date) => {
  expect(parseBirthDate(text, today)).toBe(date)
})

// P-805
describe('what mail programs copy with an address (issue 29, 24 and 25)', () => {
  it.each([
    'mailto:jean@x.example',
    'MAILTO: jean@x.example',
    'mailto:jean@x.example?subject=Demande%20d%27information&cc=a@b.example',
    'mailto:jean%40x.example',
    '<jean@x.example>',
    '< jean@x.example >',
    '<mailto:jean@x.example>',
    'Jean Dupont <jean@x.example>',
    '"Dupont, Jean" <jean@x.example>',
    'Dupont Jean <jean@x.example>;',
    'jean@x.example;',
    'jean@x.example,',
    '\u202aJean\u00a0Dupont <jean@x.example>\u202c',
    '＜jean＠x.example＞',
  ])('%j is jean@x.example', (text) => {
    expect(emailAddress().parse(text)).toBe('jean@x.example')
    expect(emailSchema.parse(text)).toBe('jean@x.example')
  })

  it('keeps what a link writes in percent signs, and an address with one', () => {
    expect(typedEmail('mailto:jean%2Blist@x.example')).toBe('jean+list@x.example')
    expect(typedEmail('jean%2Blist@x.example')).toBe('jean%2Blist@x.example')
    expect(typedEmail('mailto:jean%zz@x.example')).toBe('jean%zz@x.example')
  })

  it.each([
    'mailto:',
    'mailto:?subject=x',
    'mailto:a@b.example,c@d.example',
    'A <a@b.example>, C <c@d.example>',
    '<a@b.example> x',
    'a@b.example; c@d.example',
    'mailto:a@b.example%0D%0ABcc:c@d.example',
    '<<a@b.example>>',
  ])('%j is none', (text) => {
    expect(emailAddress().safeParse(text).success).toBe(false)
    expect(emailSchema.safeParse(text).success).toBe(false)
  })

  it('is read the same twice, whatever is around it', () => {
    const around = fc.string({
      unit: fc.constantFrom('m', 'mailto:', '<', '>', ';', ',', '?', '%3C', ' ', '@', 'x.fr'),
    })
    fc.assert(
      fc.property(around, (text) => {
        const read = emailAddress().safeParse(text)
        if (read.success) expect(emailAddress().parse(read.data)).toBe(read.data)
      }),
    )
  })
})
