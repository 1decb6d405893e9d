import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { projectDirectory } from '../../scripts/lib/project.ts'
import { startPortal } from '../support/portal-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'deployments-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a file of the build before still answers after a deployment, compressed and with its headers', async () => {
  const built = process.env.PORTAL_DIRECTORY ?? projectDirectory
  const before = join(folder, 'before')
  cpSync(join(built, 'dist'), join(before, 'dist'), { recursive: true })
  // The two builds differ by these files, as real ones do by their hashes.
  for (const ending of ['', '.br'])
    writeFileSync(join(before, `dist/client/assets/gone-OldHash1.js${ending}`), 'old')
  const shared = { DATA_DIR: join(folder, 'data') }

  /** Files are copied there one after the other, some hundred of them. */
  const untilCopied = (place: 'in-use' | 'retired') =>
    vi.waitFor(
      () =>
        expect(readdirSync(join(shared.DATA_DIR, 'assets', place, 'assets'))).toEqual(
          expect.arrayContaining(['gone-OldHash1.js', 'gone-OldHash1.js.br']),
        ),
      { timeout: 60_000, interval: 100 },
    )

  const first = await startPortal(shared, before)
  await untilCopied('in-use')
  await first.stop()

  const second = await startPortal(shared)
  await untilCopied('retired')
  const response = await second.ask('/assets/gone-OldHash1.js', { headers: { 'accept-encoding': 'br' } })
  expect(response.status).toBe(200)
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  const unknown = await second.ask('/assets/gone-Unknown1.js')
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'no-store'])
  await second.stop()
})
