import { z } from 'zod'
import type { Settings } from './settings.ts'

/** The demo accounts, as the sandbox's back-office gives them. */
const demoAccountsSchema = z.object({
  password: z.string(),
  accounts: z.array(
    z.object({ email: z.string(), shows: z.object({ en: z.string() }), totpSecret: z.string().nullable() }),
  ),
  postedCodes: z.array(z.object({ code: z.string(), holderName: z.string() })),
})
type DemoAccounts = z.output<typeof demoAccountsSchema>

async function loadDemoAccounts(url: string): Promise<DemoAccounts | undefined> {
  try {
    const response = await fetch(`${url}/back-office/api/demo-accounts`, {
      signal: AbortSignal.timeout(5000),
    })
    return response.ok ? demoAccountsSchema.parse(await response.json()) : undefined
  } catch {
    return undefined
  }
}

/** Rows as columns of equal width, without trailing spaces. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  )
}

function accountLines({ accounts, password, postedCodes }: DemoAccounts): string[] {
  if (accounts.length === 0) return []
  const rows = accounts.map(({ email, shows, totpSecret }) => [
    email,
    totpSecret === null ? shows.en : `${shows.en} (TOTP secret ${totpSecret})`,
  ])
  const codes = postedCodes.map(({ code, holderName }) => `Posted code for ${holderName}: ${code}`)
  return [
    '',
    `Demo accounts, password ${password}`,
    ...alignColumns(rows).map((line) => `  ${line}`),
    ...codes,
  ]
}

function addressLines({ portal, sandbox, embeddedSystems }: Settings): string[] {
  const addresses = [['Portal', portal.url]]
  if (embeddedSystems.length > 0) {
    addresses.push(['Mailbox', `${sandbox.url}/mailbox`], ['Back-office', `${sandbox.url}/back-office`])
  }
  return alignColumns(addresses)
}

/** Prints all addresses and demo accounts, and as the last line that the portal is ready. */
export async function announce(settings: Settings): Promise<void> {
  const { embeddedSystems, sandbox, portal } = settings
  const demo = embeddedSystems.length > 0 ? await loadDemoAccounts(sandbox.localUrl) : undefined
  const lines = [
    '',
    ...(embeddedSystems.length > 0
      ? [`The sandbox stands in for: ${embeddedSystems.join(', ')}.`]
      : ['The sandbox is not started: every outside system has an address of its own.']),
    ...addressLines(settings),
    ...(demo === undefined ? [] : accountLines(demo)),
    '',
    `Portal ready: ${portal.url}`,
  ]
  console.log(lines.join('\n'))
}
