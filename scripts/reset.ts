/** `npm run reset`: removes all local data; the next start seeds it again. */
import { existsSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { relative, resolve } from 'node:path'
import { holderOf } from './lib/lock.ts'
import { PlainError, projectDirectory, runCommand } from './lib/project.ts'
import { readSettings } from './lib/settings.ts'

/** Guards against a mistyped variable that names the home folder or the project. */
function refuseToEmpty(directory: string): void {
  const holds = [projectDirectory, homedir()].some(
    (kept) => !relative(directory, resolve(kept)).startsWith('..'),
  )
  if (holds || existsSync(resolve(directory, 'package.json'))) {
    throw new PlainError(`${directory} holds more than data of the portal; it is left as it is.`)
  }
}

await runCommand(async () => {
  const { portal, sandbox } = readSettings(process.env)
  for (const { dataDirectory } of [portal, sandbox]) {
    refuseToEmpty(dataDirectory)
    const holder = holderOf(dataDirectory)
    if (holder !== undefined) throw new PlainError(`Process ${holder} uses ${dataDirectory}: stop it first.`)
  }
  for (const { dataDirectory } of [portal, sandbox]) {
    rmSync(dataDirectory, { recursive: true, force: true })
    console.log(`Removed ${relative(process.cwd(), dataDirectory)}`)
  }
  if (process.env.DATABASE_URL) console.log('The database of DATABASE_URL is left as it is.')
  console.log('The next start seeds the data again.')
  return 0
})
