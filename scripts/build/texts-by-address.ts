import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { build } from 'rolldown'
import type { Plugin } from 'vite'
import { textFile } from '../../src/lib/csv.ts'

const dictionaryFile = /^([a-z]{2})(?:[/\\](\w+))?[/\\]index\.ts$/

type Dictionary = { readonly source: string; readonly name: string }

/** `fr/index.ts` → `fr`, `fr/funds/index.ts` → `fr.funds`. */
function dictionariesOf(directory: string): Dictionary[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((file) => {
      const [, locale, namespace] = dictionaryFile.exec(file) ?? []
      if (locale === undefined) return []
      const name = namespace === undefined ? locale : `${locale}.${namespace}`
      return [{ source: join(directory, file).split(sep).join('/'), name }]
    })
}

/**
 * Returns a stamp that changes with any text and with any version of the compiler, since the files are cached for a
 * year.
 */
function stampOf(dictionaries: readonly Dictionary[], lockFile: string): string {
  const hash = createHash('sha256').update(readFileSync(lockFile))
  for (const { source } of dictionaries)
    hash.update(source.slice(source.lastIndexOf('/i18n/'))).update(readFileSync(source))
  return hash.digest('base64url').slice(0, 8)
}

/** Each dictionary as a module of its own, by its name. */
async function compile(dictionaries: readonly Dictionary[]): Promise<Map<string, string>> {
  const { output } = await build({
    input: Object.fromEntries(dictionaries.map(({ source, name }) => [name, source])),
    write: false,
    output: { format: 'esm', minify: true, entryFileNames: '[name]' },
  })
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])))
}

/**
 * Gives each dictionary of the browser a URL that follows from its language and namespace. A list of all of them with
 * their hashes would be part of the file that every page loads, and grow with every page of the portal.
 */
export function textsByAddress(): Plugin {
  let dictionaries: Dictionary[] = []
  let folder = ''
  return {
    name: 'texts-by-address',
    apply: 'build',
    config({ root = process.cwd() }) {
      dictionaries = dictionariesOf(join(root, 'i18n'))
      folder = `assets/texts-${stampOf(dictionaries, join(root, 'package-lock.json'))}`
      // Browsers load the files by it (`src/lib/load-texts.ts`), and the server names those that a page needs.
      return { define: { 'import.meta.env.VITE_TEXTS_FOLDER': JSON.stringify(folder) } }
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      for (const [name, source] of await compile(dictionaries))
        this.emitFile({ type: 'asset', fileName: `${folder}/${textFile(name)}.js`, source })
    },
  }
}
