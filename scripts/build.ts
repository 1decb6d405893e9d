/** `npm run build`: builds the portal, and the sandbox where there is one. */
import { existsSync } from 'node:fs'
import { buildPortal, buildSandbox } from './lib/builds.ts'
import { projectDirectory, projectPath, runCommand } from './lib/project.ts'

async function build(): Promise<number> {
  if (existsSync(projectPath('sandbox/main.ts'))) await buildSandbox()
  await buildPortal(projectDirectory)
  return 0
}

await runCommand(build)
