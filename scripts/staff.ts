/** `npm run staff`: adds, removes and lists the members of staff of the sandbox, see docs/operations.md. */
import { runCommand } from './lib/project.ts'
import { runSandboxCommand } from './lib/sandbox-command.ts'

await runCommand(() => runSandboxCommand('staff', false))
