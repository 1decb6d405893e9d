import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { retainAssets, retentionFolders } from './asset-retention.server.ts'
import { createAssets } from './assets.server.ts'

const day = 86_400_000
const start = 1_800_000_000_000
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelf-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A build that consists of these files, each of which holds its name. */
function build(name: string, files: readonly string[]): string {
  const client = join(folder, name)
  mkdirSync(join(client, 'assets/texts-1'), { recursive: true })
  for (const file of files) writeFileSync(join(client, 'assets', file), file)
  return client
}

/** Starts a build at a time, as the portal does, and returns its response to a path. */
async function deploy(client: string, now: number) {
  const shelf = join(folder, 'shelf')
  await retainAssets({ assets: join(client, 'assets'), shelf }, now)
  const serve = createAssets(client, { isHttps: false, olderBuilds: retentionFolders(shelf) })
  return async (path: string) => {
    const response = await serve(
      new Request(`http://localhost${path}`),
      () => new Response('', { status: 404 }),
    )
    return response.status === 200
      ? [await response.text(), response.headers.get('cache-control')]
      : response.status
  }
}

const immutable = 'max-age=31536000, immutable'

it('files of the build before answer for a day after a deployment, as they did', async () => {
  const first = build('first', ['a-1.js', 'texts-1/fr.js', 'same.js'])
  const second = build('second', ['a-2.js', 'same.js'])
  await deploy(first, start)
  // The first build has served for a month when the second one comes.
  const ask = await deploy(second, start + 30 * day)
  expect(await ask('/assets/a-1.js')).toEqual(['a-1.js', immutable])
  expect(await ask('/assets/texts-1/fr.js')).toEqual(['texts-1/fr.js', immutable])
  expect(await ask('/assets/a-2.js')).toEqual(['a-2.js', immutable])
  const later = await deploy(second, start + 31 * day - 1)
  expect(await later('/assets/a-1.js')).toEqual(['a-1.js', immutable])
  const last = await deploy(second, start + 31 * day)
  expect(await last('/assets/a-1.js')).toBe(404)
  expect(await last('/assets/same.js')).toEqual(['same.js', immutable])
})

it('a process of the former build serves files of the next one while processes are replaced in turn', async () => {
  const ask = await deploy(build('first', ['a-1.js']), start)
  await deploy(build('second', ['a-2.js']), start + 1000)
  expect(await ask('/assets/a-2.js')).toEqual(['a-2.js', immutable])
})

it('a build that comes back is in use again', async () => {
  const first = build('first', ['a-1.js'])
  await deploy(first, start)
  await deploy(build('second', ['a-2.js']), start + 1000)
  await deploy(first, start + 2000)
  const ask = await deploy(first, start + 3 * day)
  expect(await ask('/assets/a-1.js')).toEqual(['a-1.js', immutable])
  expect(await ask('/assets/a-2.js')).toBe(404)
})

it('a process that stops leaves the rest of its files to the next start', async () => {
  const [client, shelf] = [build('first', ['a-1.js', 'b-1.js']), join(folder, 'shelf')]
  await retainAssets({ assets: join(client, 'assets'), shelf, signal: AbortSignal.abort() }, start)
  expect(existsSync(join(shelf, 'in-use'))).toBe(false)
  await deploy(client, start)
  expect(readdirSync(join(shelf, 'in-use/assets'))).toEqual(['a-1.js', 'b-1.js'])
})

it.each(['/assets/../secret', '/assets/%2e%2e/secret', '/assets/texts-1', '/secret', '/assets/.hidden'])(
  'nothing but files of builds is served: %s',
  async (path) => {
    const ask = await deploy(build('first', ['a-1.js']), start)
    for (const name of ['secret', 'in-use/secret', 'in-use/assets/.hidden'])
      writeFileSync(join(folder, 'shelf', name), 'x')
    expect(await ask(path)).toBe(404)
  },
)

it('no half of a file is left behind', async () => {
  await deploy(build('first', ['a-1.js']), start)
  expect(readdirSync(join(folder, 'shelf/in-use/assets'))).toEqual(['a-1.js'])
})
