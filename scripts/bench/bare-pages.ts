import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePorts } from '../lib/ports.ts'
import { launch, runQuietly } from '../lib/processes.ts'
import { PlainError, projectDirectory, projectPath } from '../lib/project.ts'
import type { PageContent, PageName } from './bare-start/src/content.ts'
import { readElements } from './page-elements.ts'
import { type BenchPage, newestTextQuery } from './pages.ts'
import { requestRaw } from './raw-page.ts'
import { type Stand, type Started, startUntilAnswer } from './stand.ts'

/** The pages that the bare application has, and where. */
const barePaths = new Map<PageName, string>([
  ['list', '/list'],
  ['detail', '/detail'],
  ['article', '/article'],
])

/** Where the sandbox gives what a page is made of. */
function sourceOf(name: PageName, { path }: BenchPage): string {
  const sources = {
    list: '/product/funds',
    detail: `/product/funds/${path.split('/').at(-1)}`,
    article: `/content/api/articles?${newestTextQuery}`,
  }
  return sources[name]
}

async function readData(url: string): Promise<PageContent['data']> {
  const response = await fetch(url, { headers: { 'x-locale': 'fr' } })
  if (!response.ok) throw new PlainError(`${url} answered ${response.status}.`)
  return await response.json()
}

/** What the portal shows on a page, without its code, and the data that it is made of. */
async function copyContent({ settings }: Stand, name: PageName, page: BenchPage): Promise<PageContent> {
  const { portal, sandbox } = settings
  const { body } = await requestRaw(`${portal.url}${page.path}`, { 'accept-encoding': 'identity' })
  const [, inside = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(body.toString()) ?? []
  return { body: readElements(inside), data: await readData(`${sandbox.url}${sourceOf(name, page)}`) }
}

async function copyContents(stand: Stand, pages: readonly BenchPage[]): Promise<string> {
  const contents: Partial<Record<PageName, PageContent>> = {}
  for (const name of barePaths.keys()) {
    const page = pages.find((candidate) => candidate.name === name)
    if (page !== undefined) contents[name] = await copyContent(stand, name, page)
  }
  const file = join(stand.directory, 'bare-content.json')
  writeFileSync(file, JSON.stringify(contents))
  return file
}

/** Builds the bare application of this folder; a few seconds. */
async function buildBare({ directory }: Stand): Promise<string> {
  const output = join(directory, 'bare-start')
  const vite = projectPath('node_modules/vite/bin/vite.js')
  const bare = projectPath('scripts/bench/bare-start')
  const choices = ['--config', 'vite.config.ts', '--outDir', output, '--logLevel', 'warn']
  await runQuietly('The build of the bare pages', [vite, 'build', ...choices], bare)
  return join(output, 'server/server.js')
}

/**
 * Starts a bare TanStack Start application that shows the portal's pages element for element: nothing but React, the
 * router and its streamed answers.
 */
export async function startBarePages(
  stand: Stand,
  pages: readonly BenchPage[],
): Promise<{ started: Started; url: string; paths: ReadonlyMap<string, string> }> {
  const [content, server] = [await copyContents(stand, pages), await buildBare(stand)]
  const [port] = await freePorts(1)
  const url = `http://localhost:${port}`
  const start = () =>
    launch({
      name: 'bare TanStack Start',
      command: [projectPath('scripts/bench/bare-server.ts'), pathToFileURL(server).href, String(port)],
      directory: projectDirectory,
      variables: { NODE_ENV: 'production', PATH: process.env.PATH, BARE_START_CONTENT: content },
      output: stand.log,
    })
  return { started: await startUntilAnswer(stand, start, `${url}/list`), url, paths: barePaths }
}
