import { toE164 } from '../../../src/lib/identifiers/phone-number.ts'
import {
  isEmail,
  typedDomain,
  typedEmail,
  typedLines,
  typedNumber,
  typedSigns,
} from '../../../src/lib/typed-text.ts'
import { searchableText } from '../../product/search-text.ts'
import type { Vocabulary } from '../../product/vocabulary.ts'
import { readFiscalIdentifier } from '../../registration/company-number.ts'
import type { FaultCode } from '../report/fault.ts'
import type { ColumnType } from '../sheets/sheet.ts'
import { readIsin, readLei, readSiren } from './identifiers.ts'
import { type DateOrder, readDate } from './read-date.ts'
import { readNumber, type SheetLanguage } from './read-number.ts'

/** Result of parsing a cell: its canonical text, or the reason for the failure. */
export type CellReading =
  | { readonly value: string }
  | { readonly fault: FaultCode; readonly detail?: Readonly<Record<string, string>> }

/** Context of a cell in its sheet. */
export type CellContext = {
  readonly language: SheetLanguage
  /** Order of day and month, as proven by the column's dates. */
  readonly dateOrder: DateOrder | undefined
}

const codesByWord = new WeakMap<Vocabulary, ReadonlyMap<string, string>>()

/** Codes by their accepted texts: the code and its label in either language. */
function wordsOf(vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const known = codesByWord.get(vocabulary)
  if (known !== undefined) return known
  const words = new Map(
    Object.entries(vocabulary).flatMap(([code, { fr, en }]) =>
      [fr, en, code].map((word) => [searchableText(word), code] as const),
    ),
  )
  codesByWord.set(vocabulary, words)
  return words
}

function readCode(text: string, vocabulary: Vocabulary): CellReading {
  const value = wordsOf(vocabulary).get(searchableText(text))
  return value === undefined
    ? { fault: 'not_a_code', detail: { accepted: Object.keys(vocabulary).join(', ') } }
    : { value }
}

function readCodes(text: string, vocabulary: Vocabulary): CellReading {
  const chosen = new Set<string>()
  for (const part of text.split('|').filter((word) => word.trim() !== '')) {
    const reading = readCode(part, vocabulary)
    if ('fault' in reading) return reading
    chosen.add(reading.value)
  }
  return { value: [...chosen].join(' | ') }
}

const largest = { 2: 16, 4: 14 } as const

type DecimalType = Extract<ColumnType, { kind: 'decimal' }>

function readDecimal(text: string, language: SheetLanguage, { digits, isSigned }: DecimalType): CellReading {
  const reading = readNumber(text, language, { least: 2, most: digits })
  if (reading.kind !== 'number') return { fault: reading.kind, detail: { decimals: String(digits) } }
  if (reading.value.startsWith('-') && isSigned !== true) return { fault: 'negative_number' }
  const isTooLarge = reading.value.indexOf('.') > largest[digits]
  return isTooLarge ? { fault: 'number_too_large' } : { value: reading.value }
}

function readInteger(text: string, language: SheetLanguage, minimum: number, maximum: number): CellReading {
  const reading = readNumber(text, language, { least: 0, most: 0 })
  const detail = { minimum: String(minimum), maximum: String(maximum) }
  if (reading.kind !== 'number') return { fault: 'out_of_range', detail }
  const number = Number(reading.value)
  return number < minimum || number > maximum ? { fault: 'out_of_range', detail } : { value: reading.value }
}

const flags: ReadonlyMap<string, string> = new Map([
  ...['yes', 'oui', 'y', 'o', 'true', 'vrai', '1', 'x'].map((word) => [word, 'yes'] as const),
  ...['no', 'non', 'n', 'false', 'faux', '0'].map((word) => [word, 'no'] as const),
])

/** Parses an international number, or a French one, to E.164, by the rule of the portal’s forms (P-833). */
const readTelephone = (text: string): string | undefined => toE164(text) ?? undefined

/** Parses a company number: a SIREN or SIRET by its form, otherwise an RCA. */
function readCompanyNumber(text: string): string | undefined {
  const number = typedNumber(text)
  const type = /^\d{9}$/.test(number) ? 'siren' : /^\d{14}$/.test(number) ? 'siret' : 'rca'
  return readFiscalIdentifier({ type, value: text })
}

const matching =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined

const isPlainPath = (text: string): boolean =>
  text.length <= 200 &&
  !/^[/\\]|^[A-Za-z]:|\p{Cc}/u.test(text) &&
  text.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

type SimpleKind = Exclude<ColumnType['kind'], 'text' | 'code' | 'codes' | 'decimal' | 'integer' | 'date'>

const keyForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/

/** Parses several codes, each once. */
function readKeys(text: string): string | undefined {
  const parts = text.split('|').map((part) => part.trim())
  const given = new Set(parts.filter((part) => part !== ''))
  const areKeys = given.size > 0 && [...given].every((part) => keyForm.test(part))
  return areKeys ? [...given].join(' | ') : undefined
}

const readers: Readonly<Record<SimpleKind, readonly [FaultCode, (text: string) => string | undefined]>> = {
  key: ['not_a_key', matching(keyForm)],
  keys: ['not_a_key', readKeys],
  flag: ['not_a_flag', (text) => flags.get(searchableText(text))],
  isin: ['not_an_isin', readIsin],
  siren: ['not_a_siren', readSiren],
  'company-number': ['not_a_company_number', readCompanyNumber],
  lei: ['not_a_lei', readLei],
  email: [
    'not_an_email',
    (text) => {
      const email = typedEmail(text).toLowerCase()
      return isEmail(email) ? email : undefined
    },
  ],
  telephone: ['not_a_telephone', readTelephone],
  currency: ['not_a_currency', (text) => matching(/^[A-Z]{3}$/)(text.toUpperCase())],
  url: ['not_a_url', matching(/^https:\/\/[^\s/]+\.[^\s]+$/)],
  slug: ['not_a_slug', matching(/^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/)],
  domain: [
    'not_a_domain',
    (text) =>
      matching(/^([a-z0-9-]{1,63}\.)+(xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/)(typedDomain(text).toLowerCase()),
  ],
  // Names that the audit log gives to codes, links and teams belong to nobody.
  'account-id': ['not_an_id', matching(/^(?!(code|shl|team)-\d+$)[A-Za-z0-9][A-Za-z0-9._|-]{0,79}$/)],
  'share-type': ['not_a_share_type', (text) => matching(/^[A-Z]\d?$/)(text.toUpperCase())],
  file: [
    'not_a_path',
    (text) => {
      const path = text.replaceAll('\\', '/').replace(/^\.\//, '').normalize('NFC')
      return isPlainPath(path) ? path : undefined
    },
  ],
}

/** Parses a non-empty cell by the type of its column. */
export function readCell(given: string, type: ColumnType, { language, dateOrder }: CellContext): CellReading {
  // File names may contain any character.
  const text = type.kind === 'file' ? given : type.kind === 'text' ? typedLines(given) : typedSigns(given)
  switch (type.kind) {
    case 'text':
      return text.length > type.maxLength
        ? { fault: 'text_too_long', detail: { maximum: String(type.maxLength) } }
        : { value: text }
    case 'code':
      return readCode(text, type.vocabulary)
    case 'codes':
      return readCodes(text, type.vocabulary)
    case 'decimal':
      return readDecimal(text, language, type)
    case 'integer':
      return readInteger(text, language, type.minimum, type.maximum)
    case 'date': {
      const reading = readDate(text, language, dateOrder)
      return reading.kind === 'date' ? { value: reading.value } : { fault: reading.kind }
    }
    default: {
      const [fault, read] = readers[type.kind]
      const value = read(text)
      return value === undefined ? { fault } : { value }
    }
  }
}
