import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { freePorts } from '../lib/ports.ts'
import { launch } from '../lib/processes.ts'
import { PlainError, projectDirectory, projectPath } from '../lib/project.ts'
import type { BenchPage } from './pages.ts'
import { requestRaw } from './raw-page.ts'
import { type Stand, type Started, startUntilAnswer } from './stand.ts'

/** What the plain server answers: a path, its headers, and its bytes in base64. */
export const plainPagesSchema = z.array(
  z.object({ path: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
)
type PlainPages = z.output<typeof plainPagesSchema>

/** Headers that belong to a connection or that Node writes anew for each answer. */
const perConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** Takes the pages of the portal as its page cache gives them. */
async function copyPages(portalUrl: string, pages: readonly BenchPage[]): Promise<PlainPages> {
  return await Promise.all(
    pages.map(async ({ path }) => {
      const { status, headers, body } = await requestRaw(`${portalUrl}${path}`)
      if (status !== 200) throw new PlainError(`${path} answered ${status}.`)
      const kept = Object.entries(headers).flatMap(([name, value]) =>
        value === undefined || perConnection.has(name) ? [] : [[name, String(value)]],
      )
      return { path, headers: Object.fromEntries(kept), body: body.toString('base64') }
    }),
  )
}

/** Starts a plain `node:http` server that has the portal's pages in memory, byte for byte. */
export async function startPlainServer(
  stand: Stand,
  pages: readonly BenchPage[],
): Promise<{ started: Started; url: string }> {
  const file = join(stand.directory, 'plain-pages.json')
  writeFileSync(file, JSON.stringify(await copyPages(stand.settings.portal.url, pages)))
  const [port] = await freePorts(1)
  const url = `http://localhost:${port}`
  const start = () =>
    launch({
      name: 'plain server',
      command: [projectPath('scripts/bench/plain-server.ts'), file, String(port)],
      directory: projectDirectory,
      variables: { NODE_ENV: 'production', PATH: process.env.PATH },
      output: stand.log,
    })
  return { started: await startUntilAnswer(stand, start, `${url}${pages[0]?.path}`), url }
}
