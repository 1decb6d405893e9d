/**
 * `npm run strapi:check -- URL TOKEN [--admin-token T] [--portal URL]`: reports item by item what a running Strapi
 * lacks for the portal, and where to set it. Exit code 0 if nothing is missing, 1 if something is, and 2 if Strapi
 * cannot be reached.
 */
import { parseArgs } from 'node:util'
import { PlainError, runCommand } from './lib/project.ts'
import { readAddresses } from './strapi/addresses.ts'
import { checkSettings } from './strapi/check-settings.ts'
import { type CheckedItem, checkTypes } from './strapi/check-types.ts'
import { createStrapiClient } from './strapi/strapi-client.ts'

const marks = { right: 'ok     ', missing: 'MISSING', unknown: 'unknown' } as const

function report(items: readonly CheckedItem[]): number {
  for (const { name, state, advice } of items)
    console.log(`${marks[state]}  ${name}${advice === '' ? '' : `\n         → ${advice}`}`)
  const missing = items.filter(({ state }) => state === 'missing').length
  const unknown = items.filter(({ state }) => state === 'unknown').length
  console.log(`${missing} missing, ${unknown} unknown, ${items.length} checked.`)
  return missing === 0 ? 0 : 1
}

async function check(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { 'admin-token': { type: 'string' }, portal: { type: 'string' } },
    allowPositionals: true,
  })
  const [url, token] = positionals
  if (url === undefined || token === undefined || positionals.length > 2)
    throw new PlainError('Usage: npm run strapi:check -- URL TOKEN [--admin-token TOKEN] [--portal URL]')
  const portal = values.portal?.replace(/\/+$/, '')
  const adminToken = values['admin-token']
  const client = createStrapiClient({ ...readAddresses({ url, portal }), token, adminToken })
  const staffRoles = (process.env.STAFF_ROLES ?? 'Staff').split(/[\s,]+/).filter((name) => name !== '')
  return report([...(await checkTypes(client)), ...(await checkSettings(client, { staffRoles, portal }))])
}

await runCommand(async () => {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.error(error.message)
    return 2
  }
})
