import type { LocalizedText } from '../database/schema/columns.ts'
import { sheets } from './sheets/index.ts'
import type { Column, ColumnType, Sheet } from './sheets/sheet.ts'

type Locale = keyof LocalizedText

const typeNames = {
  text: { fr: 'texte', en: 'text' },
  code: { fr: 'une valeur de', en: 'one of' },
  codes: { fr: 'plusieurs valeurs de', en: 'several of' },
  decimal: { fr: 'nombre', en: 'number' },
  integer: { fr: 'nombre entier', en: 'whole number' },
  key: { fr: 'code', en: 'code' },
  keys: { fr: 'plusieurs codes', en: 'several codes' },
  date: { fr: 'date', en: 'date' },
  flag: { fr: 'oui ou non', en: 'yes or no' },
  isin: { fr: 'ISIN', en: 'ISIN' },
  siren: { fr: 'SIREN', en: 'SIREN' },
  'company-number': { fr: 'SIREN, SIRET ou RCA', en: 'SIREN, SIRET or RCA' },
  lei: { fr: 'LEI', en: 'LEI' },
  email: { fr: 'adresse électronique', en: 'email address' },
  telephone: { fr: 'téléphone', en: 'telephone' },
  currency: { fr: 'devise', en: 'currency' },
  url: { fr: 'adresse https', en: 'https address' },
  slug: { fr: 'fin d’adresse', en: 'end of an address' },
  domain: { fr: 'domaine', en: 'domain' },
  'share-type': { fr: 'lettre et chiffre', en: 'letter and digit' },
  'account-id': { fr: 'identifiant', en: 'id' },
  file: { fr: 'chemin', en: 'path' },
} as const satisfies Record<ColumnType['kind'], LocalizedText>

const words = {
  column: { fr: 'Colonne', en: 'Column' },
  other: { fr: 'En anglais', en: 'In French' },
  type: { fr: 'Type', en: 'Type' },
  meaning: { fr: 'Sens', en: 'Meaning' },
  example: { fr: 'Exemple', en: 'Example' },
  required: { fr: 'obligatoire', en: 'required' },
  key: { fr: 'Clé', en: 'Key' },
} as const satisfies Record<string, LocalizedText>

function typeText(type: ColumnType, locale: Locale): string {
  const name = typeNames[type.kind][locale]
  switch (type.kind) {
    case 'code':
    case 'codes':
      return `${name}: ${Object.keys(type.vocabulary)
        .map((code) => `\`${code}\``)
        .join(', ')}`
    case 'decimal':
      return locale === 'fr'
        ? `${name}, ${type.digits} décimales au plus`
        : `${name}, at most ${type.digits} decimals`
    case 'integer':
      return `${name}, ${type.minimum}–${type.maximum}`
    default:
      return name
  }
}

function columnLine({ header, type, isRequired, unit, meaning, example }: Column, locale: Locale): string {
  const other = locale === 'fr' ? 'en' : 'fr'
  const facts = [
    typeText(type, locale),
    ...(unit === undefined ? [] : [unit[locale]]),
    ...(isRequired ? [words.required[locale]] : []),
  ]
  const shown = example[locale] === '' ? '' : `\`${example[locale]}\``
  const cells = [header[locale], header[other], facts.join('; '), meaning[locale], shown]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function describeSheet(sheet: Sheet, locale: Locale): string {
  const key = sheet.key.map((name) => sheet.columns[name]?.header[locale] ?? name).join(' + ')
  const header = ['column', 'other', 'type', 'meaning', 'example'] as const
  return [
    `## ${sheet.title.en}.csv / ${sheet.title.fr}.csv`,
    '',
    `${sheet.meaning[locale]} ${words.key[locale]}: ${key}.`,
    '',
    `| ${header.map((name) => words[name][locale]).join(' | ')} |`,
    '|---|---|---|---|---|',
    ...Object.values(sheet.columns).map((column) => columnLine(column, locale)),
    '',
  ].join('\n')
}

const titles = {
  fr: '# Colonnes des feuilles',
  en: '# Columns of the sheets',
} as const satisfies LocalizedText

/**
 * Returns the description of all sheets in Markdown: each column with its type, unit, meaning and an
 * example.
 */
export function describeSheets(locale: Locale): string {
  return [titles[locale], '', ...sheets.map((sheet) => describeSheet(sheet, locale))].join('\n')
}
