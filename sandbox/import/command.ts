import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { LocalizedText } from '../database/schema/columns.ts'
import type { SandboxEnv } from '../env.ts'
import type { ProgressLine } from './progress-line.ts'
import { describeReport } from './report/print-report.ts'
import { runExport } from './run-export.ts'
import { runImport } from './run-import.ts'
import { writeTemplate } from './template.ts'

type Locale = keyof LocalizedText

/** An invalid command line; the message contains the usage. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError'
}

/** Output streams and clock of a command. */
export type CommandIo = {
  readonly write: (line: string) => void
  readonly progress: ProgressLine
  readonly now: Date
}

const usage = {
  import: [
    'npm run import -- FOLDER             imports the sheets of a folder, or of a workbook (.xlsx)',
    'npm run import -- FOLDER --dry-run   reports what an import would do, and writes nothing',
    'npm run import -- FOLDER --prune     removes the rows that the folder lacks, too',
    'npm run import -- FOLDER --report F  writes every fault and every missing row to the file F, too',
    'npm run import -- --template FOLDER  writes a folder of examples (--language fr: in French)',
  ].join('\n'),
  export: 'npm run export -- FOLDER   writes the database as sheets (--language fr: in French)',
} as const

const options = {
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  report: { type: 'string' },
  template: { type: 'string' },
  language: { type: 'string', default: 'en' },
} as const

function localeOf(language: string): Locale {
  if (language === 'fr' || language === 'en') return language
  throw new Error('--language is fr or en')
}

function parseLine(command: keyof typeof usage, line: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...line], options, allowPositionals: true })
    return { values, positionals, locale: localeOf(values.language) }
  } catch (error) {
    const cause = error instanceof Error ? error.message : ''
    throw new CommandLineError([cause, usage[command]].join('\n'))
  }
}

/** Opens the file of the report before the import, which may take minutes. */
function openReport(path: string | undefined): (lines: readonly string[]) => void {
  if (path === undefined) return () => undefined
  const save = (lines: readonly string[]) => writeFileSync(path, lines.map((line) => `${line}\n`).join(''))
  try {
    save([])
    return save
  } catch (error) {
    const cause = error instanceof Error ? error.message : ''
    throw new CommandLineError(`The report cannot be written: ${cause}`)
  }
}

/**
 * `import`: imports a folder, validates it without writing, or writes a template.
 *
 * @returns 0, or 1 when there were errors and nothing was written
 * @throws {CommandLineError} when arguments are missing
 */
export async function runImportCommand(
  env: SandboxEnv,
  line: readonly string[],
  { write, progress, now }: CommandIo,
): Promise<number> {
  const { values, positionals, locale } = parseLine('import', line)
  if (values.template !== undefined) {
    writeTemplate(values.template, locale)
    write(`Template written to ${values.template}: columns.md describes the columns.`)
    return 0
  }
  const [folder, ...surplus] = positionals
  if (folder === undefined || surplus.length > 0) throw new CommandLineError(usage.import)
  const isPruning = values.prune
  const writeReport = openReport(values.report)
  const report = await runImport(env, folder, { isDryRun: values['dry-run'], isPruning, now, progress })
  writeReport(describeReport(report, { isPruning, isWhole: true }))
  for (const text of describeReport(report, { isPruning, isWhole: false })) write(text)
  return report.outcome === 'refused' ? 1 : 0
}

/**
 * `export`: writes the database as sheets.
 *
 * @throws {CommandLineError} when the target folder is missing
 */
export async function runExportCommand(
  env: SandboxEnv,
  line: readonly string[],
  { write, progress }: CommandIo,
): Promise<number> {
  const { positionals, locale } = parseLine('export', line)
  const [folder, ...surplus] = positionals
  if (folder === undefined || surplus.length > 0) throw new CommandLineError(usage.export)
  await runExport(env, folder, { locale, progress: (done, total) => progress('documents', done, total) })
  write(`Written to ${folder}`)
  return 0
}
