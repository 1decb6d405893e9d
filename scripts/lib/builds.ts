import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'rolldown'
import { fingerprint } from './fingerprint.ts'
import { runQuietly } from './processes.ts'
import { withProgress } from './progress.ts'
import { projectDirectory, projectPath } from './project.ts'

const portalSources = [
  'src',
  'i18n',
  'public',
  'app.config.ts',
  'scripts/build',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const sandboxSources = ['sandbox', 'src/contract', 'src/lib', 'package-lock.json', 'scripts/lib/builds.ts']

/** Packages with native code or with files beside their code; they stay in node_modules, and the image installs them. */
export const unbundled = [
  /^@electric-sql\/pglite/,
  /^@node-rs\//,
  /^fontkit$/,
  /^pdfkit$/,
  /^pg-native$/,
  /^sharp$/,
]

/** The sandbox and its worker threads, by their names in its `dist`. */
const sandboxPrograms = {
  main: projectPath('sandbox/main.ts'),
  'pdf-worker': projectPath('sandbox/product/documents/pdf-worker.ts'),
  'text-worker': projectPath('sandbox/product/texts/text-worker.ts'),
  'seed-worker': projectPath('sandbox/seed/seed-worker.ts'),
}

const stampOf = (outputDirectory: string) => join(outputDirectory, '.fingerprint')

function isUpToDate(outputDirectory: string, sources: string): boolean {
  const stamp = stampOf(outputDirectory)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

/** Builds the portal of `directory` into its `dist`. */
export async function buildPortal(directory: string, signal?: AbortSignal): Promise<void> {
  const vite = projectPath('node_modules/vite/bin/vite.js')
  const sources = fingerprint(directory, portalSources)
  rmSync(stampOf(join(directory, 'dist')), { force: true })
  await runQuietly(
    'The build',
    [vite, 'build', '--config', 'app.config.ts', '--logLevel', 'warn'],
    directory,
    signal,
  )
  writeFileSync(stampOf(join(directory, 'dist')), sources)
}

/** Builds the sandbox into `sandbox/dist`: one program, which starts faster than its sources. */
export async function buildSandbox(): Promise<void> {
  const sources = fingerprint(projectDirectory, sandboxSources)
  const output = projectPath('sandbox/dist')
  const fresh = `${output}.${process.pid}`
  await bundle({
    input: sandboxPrograms,
    platform: 'node',
    external: unbundled,
    // An older one, deep in the identity provider's library, evaluates text with the names around it.
    resolve: { alias: { depd: projectPath('node_modules/depd') } },
    logLevel: 'warn',
    output: { dir: fresh, format: 'esm', cleanDir: true, sourcemap: true },
  })
  cpSync(projectPath('sandbox/database/migrations'), join(fresh, 'database/migrations'), { recursive: true })
  cpSync(projectPath('sandbox/seed-content'), join(fresh, 'seed-content'), { recursive: true })
  writeFileSync(stampOf(fresh), sources)
  rmSync(output, { recursive: true, force: true })
  renameSync(fresh, output)
}

/** Builds the portal when its build is missing or older than its sources. */
export async function ensurePortalBuilt(signal?: AbortSignal): Promise<void> {
  if (isUpToDate(projectPath('dist'), fingerprint(projectDirectory, portalSources))) return
  await withProgress('Building the portal', () => buildPortal(projectDirectory, signal))
}

/** Builds the sandbox when its build is missing or older than its sources. */
export async function ensureSandboxBuilt(): Promise<void> {
  if (isUpToDate(projectPath('sandbox/dist'), fingerprint(projectDirectory, sandboxSources))) return
  await withProgress('Building the sandbox', buildSandbox)
}
