/** `npm run import -- FOLDER`: fills the database from a folder of sheets, see docs/import.md. */
import { runCommand } from './lib/project.ts'
import { runSandboxCommand } from './lib/sandbox-command.ts'

await runCommand(() => runSandboxCommand('import'))
