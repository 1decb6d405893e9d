import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { PlainError } from '../lib/project.ts'
import { type StrapiFiles, strapiFiles } from './schema-files.ts'

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) })

const needed = ['@strapi/strapi', '@strapi/plugin-users-permissions']

function readPackage(folder: string): z.output<typeof packageSchema> {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) throw new PlainError(`${folder} is no Strapi project: it has no package.json.`)
  try {
    return packageSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new PlainError(`${path} cannot be read as a package.json.`)
  }
}

/** Tells that a version range begins with major version 5. */
const isFive = (range: string): boolean => /^[\^~>=v\s]*5(\.|$)/.test(range)

function checkProject(folder: string): void {
  const { dependencies } = readPackage(folder)
  const missing = needed.filter((name) => dependencies[name] === undefined)
  if (missing.length > 0)
    throw new PlainError(`${folder} is no Strapi project with users: it lacks ${missing.join(' and ')}.`)
  const version = dependencies['@strapi/strapi'] ?? ''
  if (!isFive(version)) throw new PlainError(`The files are for Strapi 5, and ${folder} has ${version}.`)
}

/** A project in TypeScript gets its code in TypeScript. */
function inTypeScript(path: string, content: string): readonly [string, string] {
  if (!path.endsWith('.js')) return [path, content]
  const made = /module\.exports = (.*)\n/.exec(content)?.[1] ?? ''
  return [path.replace(/js$/, 'ts'), `import { factories } from '@strapi/strapi'\n\nexport default ${made}\n`]
}

function filesFor(folder: string): StrapiFiles {
  const files = strapiFiles()
  if (!existsSync(join(folder, 'tsconfig.json'))) return files
  return new Map([...files].map(([path, content]) => inTypeScript(path, content)))
}

function existing(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Writes all files or none: to temporary names first, since only then the disk is known to have room. */
function writeAll(folder: string, files: StrapiFiles): void {
  const written: string[] = []
  try {
    for (const [path, content] of files) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      written.push(file)
      writeFileSync(`${file}.new`, content)
    }
  } catch (error) {
    for (const file of written) rmSync(`${file}.new`, { force: true })
    throw new PlainError(`Nothing was installed: ${error instanceof Error ? error.message : String(error)}`)
  }
  for (const file of written) renameSync(`${file}.new`, file)
}

/** Result of an installation: files that were written, and those that were there already. */
export type Installed = { readonly written: readonly string[]; readonly unchanged: number }

/**
 * Copies the content types into a Strapi 5 project. Files of the project that differ are replaced only with `isForced`.
 * @throws {PlainError} when the folder is no such project, or naming every file that would be replaced
 */
export function installInto(folder: string, { isForced }: { readonly isForced: boolean }): Installed {
  checkProject(folder)
  const files = filesFor(folder)
  const found = [...files].map(([path, content]) => ({ path, content, old: existing(join(folder, path)) }))
  const missing = found.filter(({ content, old }) => old !== content)
  const replaced = missing.filter(({ old }) => old !== undefined)
  if (replaced.length > 0 && !isForced) {
    const list = replaced.map(({ path }) => `  ${path}`).join('\n')
    throw new PlainError(
      `Nothing was installed: these files of the project are others. \`--force\` replaces them.\n${list}`,
    )
  }
  writeAll(folder, new Map(missing.map(({ path, content }) => [path, content])))
  return { written: missing.map(({ path }) => path), unchanged: found.length - missing.length }
}
