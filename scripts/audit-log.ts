/** `npm run audit-log`: checks the chain of the audit log, see docs/operations.md. */
import { runCommand } from './lib/project.ts'
import { runSandboxCommand } from './lib/sandbox-command.ts'

await runCommand(() => runSandboxCommand('audit-log'))
