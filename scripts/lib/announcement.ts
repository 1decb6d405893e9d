import { z } from 'zod'
import type { Settings } from './settings.ts'

/** What the sandbox tells about itself; whatever it adds later is optional here. */
const sandboxInformationSchema = z.object({
  accounts: z
    .array(z.object({ email: z.string(), password: z.string(), description: z.string() }))
    .default([]),
  notes: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
})
type SandboxInformation = z.output<typeof sandboxInformationSchema>

async function askSandbox(url: string): Promise<SandboxInformation | undefined> {
  try {
    const response = await fetch(`${url}/demo`, { signal: AbortSignal.timeout(5000) })
    return response.ok ? sandboxInformationSchema.parse(await response.json()) : undefined
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

function accountLines({ accounts }: SandboxInformation): string[] {
  if (accounts.length === 0) return []
  const rows = accounts.map(({ email, password, description }) => [email, password, description])
  return ['', 'Demo accounts', ...alignColumns(rows).map((line) => `  ${line}`)]
}

function addressLines({ portal, sandbox, embeddedSystems }: Settings): string[] {
  const addresses = [['Portal', portal.url]]
  if (embeddedSystems.length > 0) {
    addresses.push(['Mailbox', `${sandbox.url}/mailbox`], ['Back-office', `${sandbox.url}/back-office`])
  }
  return alignColumns(addresses)
}

/** Prints where everything is, who may sign in, and, as the last line, that the portal is ready. */
export async function announce(settings: Settings): Promise<void> {
  const { embeddedSystems, sandbox, portal } = settings
  const information = embeddedSystems.length > 0 ? await askSandbox(sandbox.localUrl) : undefined
  const lines = [
    '',
    ...(embeddedSystems.length > 0
      ? [`The sandbox stands in for: ${embeddedSystems.join(', ')}.`]
      : ['The sandbox is not started: every outside system has an address of its own.']),
    ...addressLines(settings),
    ...(information === undefined ? [] : accountLines(information)),
    ...(information?.notes ?? []).map(({ label, value }) => `${label}: ${value}`),
    '',
    `Portal ready: ${portal.url}`,
  ]
  console.log(lines.join('\n'))
}
