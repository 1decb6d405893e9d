/** `npm run migrate`: applies the migrations that the sandbox's database lacks, see docs/operations.md. */
import { runCommand } from './lib/project.ts'
import { runSandboxCommand } from './lib/sandbox-command.ts'

await runCommand(() => runSandboxCommand('migrate'))
