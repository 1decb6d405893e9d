import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, projectPath } from './project.ts'

/** Lines that may depend on the inside of a library or an engine, in the whole project. */
export const seamLimit = 800

/** The register of all seams. */
const registerFile = 'docs/framework-seams.md'
const searchedFolders = ['src', 'scripts']
const searchedFiles = ['app.config.ts', 'Dockerfile']

// In two parts, so that this file has no marker of its own.
const marker = 'framework-seam'
const startOfSeam = new RegExp(String.raw`^\s*(?://|#)\s*${marker}: ([a-z][a-z0-9-]*)\s*$`)
const endOfSeam = new RegExp(String.raw`^\s*(?://|#)\s*${marker} end: ([a-z][a-z0-9-]*)\s*$`)
const registered = /^## `([a-z][a-z0-9-]*)`$/gm

export type SourceText = { readonly path: string; readonly text: string }
/** A piece of code that depends on the inside of a library, and how long it is. */
export type Seam = { readonly id: string; readonly path: string; readonly lines: number }

/** The seams of a file: each from its marker to its end marker, or to the end of the file. */
export function seamsOf({ path, text }: SourceText): Seam[] {
  const lines = text.trimEnd().split('\n')
  return lines.flatMap((line, start) => {
    const id = startOfSeam.exec(line)?.[1]
    if (id === undefined) return []
    const end = lines.findIndex((later, at) => at > start && endOfSeam.exec(later)?.[1] === id)
    return [{ id, path, lines: (end === -1 ? lines.length : end + 1) - start }]
  })
}

/**
 * Returns the faults of the seams of some sources, as sentences: unlisted ones, listed ones without code,
 * too many lines.
 */
export function seamFaults(sources: readonly SourceText[], register: string, limit = seamLimit): string[] {
  const seams = sources.flatMap(seamsOf)
  const listed = new Set([...register.matchAll(registered)].map(([, id = '']) => id))
  const used = new Set(seams.map(({ id }) => id))
  const total = seams.reduce((sum, { lines }) => sum + lines, 0)
  return [
    ...seams
      .filter(({ id }) => !listed.has(id))
      .map(({ id, path }) => `${path}: the seam ${id} is not listed in ${registerFile}`),
    ...[...listed].filter((id) => !used.has(id)).map((id) => `${registerFile}: no code is marked as ${id}`),
    ...(total > limit ? [`Framework seams have ${total} lines, and ${limit} are allowed`] : []),
  ]
}

const isSource = (name: string) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name)

function readSources(): SourceText[] {
  const found = searchedFolders.flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => join(folder, name)),
  )
  return [...found, ...searchedFiles].map((path) => ({ path, text: readFileSync(projectPath(path), 'utf8') }))
}

/** Proves that every seam is listed in the register, and that all of them together stay within the limit. */
export async function checkFrameworkSeams(): Promise<void> {
  const faults = seamFaults(readSources(), readFileSync(projectPath(registerFile), 'utf8'))
  if (faults.length > 0) throw new PlainError(faults.join('\n'))
}
