import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const leftOut = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|\.gen\.ts$/

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * SHA-256 of the names and contents of all files under `inputs`, without tests, generated and built files.
 * Two folders with the same fingerprint build to the same thing.
 */
export function fingerprint(directory: string, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  const files = inputs
    .flatMap((input) => filesUnder(join(directory, input)))
    .map((file) => relative(directory, file).split(sep).join('/'))
    .filter((file) => !leftOut.test(file))
  for (const file of files.sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(directory, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
