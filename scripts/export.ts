/** `npm run export -- FOLDER`: writes the database as a folder of sheets. */
import { runCommand } from './lib/project.ts'
import { runSandboxCommand } from './lib/sandbox-command.ts'

await runCommand(() => runSandboxCommand('export'))
