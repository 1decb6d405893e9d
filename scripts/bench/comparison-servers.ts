import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePorts } from '../lib/ports.ts'
import { launch, runQuietly } from '../lib/processes.ts'
import { projectDirectory, projectPath } from '../lib/project.ts'
import { type Environment, type Started, startUntilReady } from './environment.ts'
import { readElements } from './page-elements.ts'
import { type BenchPage, readJson, requestRaw } from './pages.ts'

/** A server that the portal is compared with, and its pages. */
export type ComparisonServer = {
  readonly started: Started
  readonly url: string
  readonly pages: readonly BenchPage[]
}

type Program = {
  readonly kind: 'plain' | 'bare'
  readonly file: string
  readonly variables?: Readonly<Record<string, string>>
}

async function startProgram(
  environment: Environment,
  { kind, file, variables = {} }: Program,
  pages: readonly BenchPage[],
): Promise<ComparisonServer> {
  const [port] = await freePorts(1)
  const url = `http://localhost:${port}`
  const start = () =>
    launch({
      name: `${kind} server`,
      command: [projectPath('scripts/bench/comparison-server.ts'), kind, file, String(port)],
      directory: projectDirectory,
      variables: { NODE_ENV: 'production', PATH: process.env.PATH, ...variables },
      output: environment.log,
    })
  return { started: await startUntilReady(environment, start, `${url}${pages[0]?.path}`), url, pages }
}

/** Headers that belong to a connection or that Node writes for each response. */
const connectionHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

async function copyCachedPage(portalUrl: string, path: string) {
  const { headers, body } = await requestRaw(`${portalUrl}${path}`)
  const copied = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || connectionHeaders.has(name) ? [] : [[name, String(value)]],
  )
  return { path, headers: Object.fromEntries(copied), bodyBase64: body.toString('base64') }
}

/** Starts a plain `node:http` server that has the portal's cached pages in memory, byte for byte. */
export async function startPlainServer(
  environment: Environment,
  pages: readonly BenchPage[],
): Promise<ComparisonServer> {
  const file = join(environment.directory, 'plain-pages.json')
  const { url } = environment.settings.portal
  const copies = await Promise.all(pages.map(({ path }) => copyCachedPage(url, path)))
  writeFileSync(file, JSON.stringify(copies))
  return startProgram(environment, { kind: 'plain', file }, pages)
}

/** Returns the elements of a page without its code, and the data that it is rendered from. */
async function copyElements({ portal, sandbox }: Environment['settings'], { path, source }: BenchPage) {
  const { body } = await requestRaw(`${portal.url}${path}`, { 'accept-encoding': 'identity' })
  const [, inside = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(body.toString()) ?? []
  return { body: readElements(inside), data: await readJson(`${sandbox.url}${source}`) }
}

async function buildBareStart({ directory }: Environment): Promise<string> {
  const output = join(directory, 'bare-start')
  const vite = projectPath('node_modules/vite/bin/vite.js')
  const options = ['--config', 'vite.config.ts', '--outDir', output, '--logLevel', 'warn']
  const application = projectPath('scripts/bench/bare-start')
  await runQuietly('The build of the bare pages', [vite, 'build', ...options], application)
  return pathToFileURL(join(output, 'server/server.js')).href
}

/**
 * Builds and starts a TanStack Start application that shows the portal's pages element for element, with nothing but
 * React, the router and its streamed responses.
 */
export async function startBareStart(
  environment: Environment,
  pages: readonly BenchPage[],
): Promise<ComparisonServer> {
  const content: Record<string, unknown> = {}
  for (const page of pages) content[page.name] = await copyElements(environment.settings, page)
  const contentFile = join(environment.directory, 'bare-content.json')
  writeFileSync(contentFile, JSON.stringify(content))
  const file = await buildBareStart(environment)
  const bare = pages.map((page) => ({ ...page, path: `/${page.name}` }))
  return startProgram(
    environment,
    { kind: 'bare', file, variables: { BARE_START_CONTENT: contentFile } },
    bare,
  )
}
