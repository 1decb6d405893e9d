/** `npm run strapi:install -- DIR [--force]`: copies the content types into a Strapi 5 project, see strapi/README.md. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError, runCommand } from './lib/project.ts'
import { installInto } from './strapi/install-files.ts'

const nextSteps = `Next, in that project:
  1. config/server, config/admin, config/plugins as strapi/README.md shows (proxy, preview, tokens)
  2. npm run build && npm run start, then create the two tokens under Settings
  3. here: npm run strapi:content -- URL TOKEN, then npm run strapi:check -- URL TOKEN`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1)
    throw new PlainError('Usage: npm run strapi:install -- DIR [--force]')
  const { written, unchanged } = installInto(resolve(folder), { isForced: values.force })
  console.log(`${written.length} files written, ${unchanged} were there already.`)
  console.log(nextSteps)
  return 0
})
