import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePorts } from '../../scripts/lib/ports.ts'
import { launch } from '../../scripts/lib/processes.ts'
import { projectDirectory, projectPath } from '../../scripts/lib/project.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { layOutSeed } from '../support/sandbox-seed.ts'

const optimizedReact = /"(\/node_modules\/\.vite\/deps\/react-dom_client\.js[^"]*)"/

/** A start compiles the portal and seeds nothing. */
const readyWithinMs = 120_000

/** `npm run dev` as after an installation: nothing is bundled for the browser yet. */
async function startDevelopment() {
  const directory = await mkdtemp(join(tmpdir(), 'development-'))
  const [port, sandboxPort] = await freePorts(2)
  const variables = {
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: join(directory, 'portal'),
    SANDBOX_DATA_DIR: join(directory, 'sandbox'),
    SANDBOX_TODAY: testDay,
    SANDBOX_PREPARE_DOCUMENTS: '0',
  }
  await layOutSeed(variables.SANDBOX_DATA_DIR, variables)
  await rm(projectPath('node_modules/.vite/deps'), { recursive: true, force: true })
  const command = [projectPath('scripts/run.mjs'), 'dev']
  const service = launch({
    name: 'development',
    command,
    directory: projectDirectory,
    variables,
    output: 'ignore',
  })
  onTestFinished(async () => {
    await service.stop()
    await rm(directory, { recursive: true, force: true })
  })
  return { url: `http://localhost:${port}`, service }
}

async function pageAt(url: string): Promise<string> {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  return await response.text()
}

it('development starts, and has a page and what the browser takes it over with', async () => {
  const { url, service } = await startDevelopment()
  const ended = service.exited.then((code) => `ended with ${code}`)
  const home = vi.waitFor(() => pageAt(url), { timeout: readyWithinMs, interval: 500 })
  expect(await Promise.race([home, ended])).toContain('</html>')
  const entry = await (await fetch(`${url}/src/client.tsx`)).text()
  const [, react = ''] = optimizedReact.exec(entry) ?? []
  const response = await Promise.race([fetch(url + react), ended])
  expect(response).toMatchObject({ status: 200 })
}, 180_000)
