import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './processes.ts'
import { PlainError, projectPath } from './project.ts'
import { copyProject, temporaryDirectory } from './workspace.ts'

/** Checks that the generated types match the dictionaries. */
export async function checkGeneratedTranslations(): Promise<void> {
  const copy = temporaryDirectory()
  copyProject(copy, ['i18n', '.typesafe-i18n.json', 'package.json', 'tsconfig.json'])
  const generator = projectPath('node_modules/typesafe-i18n/cli/typesafe-i18n.mjs')
  await runQuietly('The generator', [generator, '--no-watch'], copy)
  const outdated = readdirSync(join(copy, 'i18n'))
    .filter((name) => name.startsWith('i18n-'))
    .filter(
      (name) =>
        readFileSync(join(copy, 'i18n', name), 'utf8') !== readFileSync(projectPath('i18n', name), 'utf8'),
    )
  if (outdated.length > 0) {
    throw new PlainError(`Generated from older dictionaries: ${outdated.join(', ')}. Run: npm run i18n`)
  }
}
