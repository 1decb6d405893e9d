/**
 * `npm run strapi:content -- URL TOKEN [--admin-token T] [--portal URL] [--all] [--overwrite]`: fills a Strapi with
 * the content types of `strapi/` from the texts of the sandbox, see strapi/README.md. `HOOK_SECRET` is the portal's.
 */
import { parseArgs } from 'node:util'
import { PlainError, projectPath, runCommand } from './lib/project.ts'
import { readAddresses } from './strapi/addresses.ts'
import { pushContent } from './strapi/push-content.ts'
import { giveRights, isInRefreshMode } from './strapi/rights.ts'
import { addLocales, setResetPage, setWebhook } from './strapi/settings-of-strapi.ts'
import { createStrapiClient, type StrapiClient } from './strapi/strapi-client.ts'

const usage =
  'Usage: npm run strapi:content -- URL TOKEN [--admin-token TOKEN] [--portal URL] [--all] [--overwrite]'

type Settings = { readonly adminToken: string | undefined; readonly portal: string | undefined }

/** Applies the settings that only the administration API can change; returns lines on the results and on what is left. */
async function setAdministration(client: StrapiClient, { adminToken, portal }: Settings): Promise<string[]> {
  const secret = process.env.HOOK_SECRET
  if (adminToken === undefined || portal === undefined)
    return ['not set, which takes --admin-token and --portal: webhook, address of the reset page']
  const hook =
    secret === undefined
      ? ['webhook: not set, since HOOK_SECRET is not; it has to be that of the portal']
      : await setWebhook(client, portal, secret)
  return [...hook, ...(await setResetPage(client, portal))]
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      'admin-token': { type: 'string' },
      portal: { type: 'string' },
      all: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [url, token] = positionals
  if (url === undefined || token === undefined || positionals.length > 2) throw new PlainError(usage)
  const adminToken = values['admin-token']
  const portal = values.portal?.replace(/\/+$/, '')
  const client = createStrapiClient({ ...readAddresses({ url, portal }), token, adminToken })
  const say = (lines: readonly string[]) => {
    for (const line of lines) console.log(line)
  }
  say(await addLocales(client))
  say(await giveRights(client, await isInRefreshMode(client)))
  say(await setAdministration(client, { adminToken, portal }))
  const choices = {
    takesAll: values.all,
    overwrites: values.overwrite,
    seedDir: projectPath('sandbox/seed-content'),
  }
  const { files, written, kept } = await pushContent(client, choices)
  say([`content: ${written} texts written, ${kept} were there already; ${files} files uploaded`])
  say(['preview and proxy are settings of the Strapi project: strapi/README.md shows them'])
  return 0
})
