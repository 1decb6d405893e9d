/** `npm run i18n`: sets the texts as their languages ask, and writes the types that follow from them. */
import { runQuietly } from './lib/processes.ts'
import { projectPath, runCommand } from './lib/project.ts'
import { typesetSources } from './lib/source-texts.ts'

await runCommand(async () => {
  const changed = typesetSources()
  const generator = projectPath('node_modules/typesafe-i18n/cli/typesafe-i18n.mjs')
  await runQuietly('The generator', [generator, '--no-watch'], projectPath('.'))
  console.log(`Types written; typography mended in ${changed} files.`)
  return 0
})
