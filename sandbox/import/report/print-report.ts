import type { LocalizedText } from '../../database/schema/columns.ts'
import { sheetOf } from '../sheets/index.ts'
import { readableKey, type SheetName } from '../sheets/sheet.ts'
import type { Fault } from './fault.ts'
import { faultTexts } from './fault-texts.ts'

type Locale = keyof LocalizedText

/** Changes to one sheet: numbers of rows, and the keys of rows missing from the folder. */
export type SheetChanges = {
  readonly sheet: SheetName
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly missing: readonly string[]
}

/** Result of an import. */
export type Outcome = 'written' | 'unchanged' | 'would_write' | 'refused'

/** What an import reports; `locale` is the language of most sheets. */
export type ImportReport = {
  readonly outcome: Outcome
  readonly locale: Locale
  readonly faults: readonly Fault[]
  readonly changes: readonly SheetChanges[]
}

/** Faults described per file, and rows per sheet; the others are counted. */
type Limits = { readonly faults: number; readonly rows: number }

const onScreen: Limits = { faults: 500, rows: 20 }
const everything: Limits = { faults: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }

function sentenceOf({ code, detail }: Fault, locale: Locale): string {
  return faultTexts[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => detail[name] ?? '')
}

const words = {
  line: { fr: 'ligne', en: 'line' },
  warning: { fr: 'attention', en: 'warning' },
  error: { fr: 'erreur', en: 'error' },
  others: { fr: 'autres ; --report FICHIER les écrit tous', en: 'others; --report FILE writes all of them' },
} as const satisfies Record<string, LocalizedText>

/** Shortens a cell to a readable single line. */
function quoted(value: string): string {
  const text = value.replace(/\s+/g, ' ')
  return `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`
}

/** `values.csv, line 12, Date “31/02/2026”: error: a date is expected, …`. */
export function describeFault(fault: Fault, locale: Locale): string {
  const { file, line, column, value, severity } = fault
  const cell = [column, value === null ? null : quoted(value)].filter((part) => part !== null).join(' ')
  const place = [file, line === null ? null : `${words.line[locale]} ${line}`, cell === '' ? null : cell]
  return `${place.filter((part) => part !== null).join(', ')}: ${words[severity][locale]}: ${sentenceOf(fault, locale)}`
}

function inOrder(faults: readonly Fault[]): Fault[] {
  return faults.toSorted(
    (left, right) => left.file.localeCompare(right.file) || (left.line ?? 0) - (right.line ?? 0),
  )
}

/** Describes faults by file and line, one per line of text. */
function describeFaults({ faults, locale }: ImportReport, limits: Limits): readonly string[] {
  const byFile = Map.groupBy(inOrder(faults), ({ file }) => file)
  return [...byFile].flatMap(([file, ofFile]) => {
    const rest = ofFile.length - limits.faults
    const lines = ofFile.slice(0, limits.faults).map((fault) => describeFault(fault, locale))
    return rest > 0 ? [...lines, `${file}: ${rest} ${words.others[locale]}`] : lines
  })
}

type Choices = { readonly isPruning: boolean; readonly locale: Locale; readonly limits: Limits }

function missingLines({ sheet, missing }: SheetChanges, { isPruning, limits, locale }: Choices): string[] {
  if (missing.length === 0) return []
  const title = sheetOf(sheet).title[locale]
  const said = {
    fr: isPruning
      ? `${title} : ${missing.length} absent(s) du dossier, retiré(s)`
      : `${title} : ${missing.length} absent(s) du dossier, gardé(s) ; --prune les retire`,
    en: isPruning
      ? `${title}: ${missing.length} not in the folder, removed`
      : `${title}: ${missing.length} not in the folder, kept; --prune removes them`,
  }
  const listed = missing.slice(0, limits.rows).map((key) => `  - ${readableKey(key)}`)
  const rest = missing.length - limits.rows
  return [said[locale], ...listed, ...(rest > 0 ? [`  … ${rest} ${words.others[locale]}`] : [])]
}

/** Describes the row counts of each sheet, and the rows missing from the folder. */
function describeChanges(changes: readonly SheetChanges[], choices: Choices): readonly string[] {
  const { locale } = choices
  return changes.flatMap((change) => {
    const { sheet, added, changed, unchanged } = change
    const title = sheetOf(sheet).title[locale]
    const counts = {
      fr: `${title} : ${added} ajouté(s), ${changed} modifié(s), ${unchanged} inchangé(s)`,
      en: `${title}: ${added} added, ${changed} changed, ${unchanged} unchanged`,
    }
    return [counts[locale], ...missingLines(change, choices)]
  })
}

const outcomes = {
  written: { fr: 'Importé.', en: 'Imported.' },
  unchanged: {
    fr: 'Rien à changer : la base est déjà ainsi.',
    en: 'Nothing to change: the database is like this already.',
  },
  would_write: { fr: 'Essai : rien n’a été écrit.', en: 'Dry run: nothing was written.' },
  refused: { fr: 'Rien n’a été écrit.', en: 'Nothing was written.' },
} as const satisfies Record<Outcome, LocalizedText>

/** Describes the result of the import in the last line, with the numbers of faults. */
function describeOutcome({ faults, locale, outcome }: ImportReport): string {
  const errors = faults.filter(({ severity }) => severity === 'error').length
  const warnings = faults.length - errors
  const counts = {
    fr: `${errors} erreur(s), ${warnings} avertissement(s). `,
    en: `${errors} error(s), ${warnings} warning(s). `,
  }
  return `${faults.length > 0 ? counts[locale] : ''}${outcomes[outcome][locale]}`
}

/**
 * Describes an import, one line each: its faults, the changes of its sheets and its outcome.
 *
 * @param isWhole true for every fault and every missing row; otherwise those that a screen takes, and a count
 */
export function describeReport(
  report: ImportReport,
  { isPruning, isWhole }: { readonly isPruning: boolean; readonly isWhole: boolean },
): readonly string[] {
  const limits = isWhole ? everything : onScreen
  return [
    ...describeFaults(report, limits),
    ...describeChanges(report.changes, { isPruning, locale: report.locale, limits }),
    describeOutcome(report),
  ]
}
