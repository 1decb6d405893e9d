import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectDirectory, projectPath } from './project.ts'

/** Entries that a copy of the portal's sources leaves out. */
const excluded = new Set([
  '.data',
  '.git',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'sandbox',
  'test-results',
  'tests',
])

/** A temporary folder, removed when this process ends. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'portal-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Copies entries of the project into `directory`, with a link to the installed packages. */
export function copyProject(directory: string, entries: readonly string[]): void {
  for (const entry of entries) cpSync(projectPath(entry), join(directory, entry), { recursive: true })
  symlinkSync(projectPath('node_modules'), join(directory, 'node_modules'), 'junction')
}

/** Entries that the portal is built from, without the sandbox and the tests. */
export function portalEntries(): string[] {
  return readdirSync(projectDirectory).filter((entry) => !excluded.has(entry))
}
