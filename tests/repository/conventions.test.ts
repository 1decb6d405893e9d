import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folders = ['src', 'i18n', 'sandbox', 'scripts', 'tests']
const writtenByHand = (path: string) =>
  !/(^|\/)(node_modules|dist|migrations)\/|\.gen\.ts$|^i18n\/i18n-|^src\/components\/ui\//.test(path)

type SourceFile = { readonly path: string; readonly text: string }

const sources: readonly SourceFile[] = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && writtenByHand(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const isTest = ({ path }: SourceFile) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
const lineCount = ({ text }: SourceFile) => text.trimEnd().split('\n').length
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')

/** Returns the paths of files under `room` whose code matches `pattern`. */
function filesWith(pattern: RegExp, room: RegExp, allowed?: RegExp): string[] {
  return sources
    .filter((file) => room.test(file.path) && !isTest(file) && !allowed?.test(file.path))
    .filter(({ text }) => pattern.test(withoutComments(text)))
    .map(({ path }) => path)
}

/** Module names that a file imports or re-exports. */
function importsOf({ text }: SourceFile): string[] {
  const statements = withoutComments(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)
  return [...statements].map(([, name = '']) => name)
}

describe('the size of files', () => {
  it('keeps every file within 250 lines', () => {
    expect(sources.filter((file) => lineCount(file) > 250).map(({ path }) => path)).toEqual([])
  })

  it('keeps every route file within 40 lines: it is wiring', () => {
    const routes = sources.filter(({ path }) => /^src\/routes\//.test(path))
    expect(routes.filter((file) => lineCount(file) > 40).map(({ path }) => path)).toEqual([])
  })
})

describe('what only one module may do', () => {
  // P-241
  it('formats numbers, dates and names in src/lib/format alone', () => {
    const formatting = /\bIntl\.\w|\.toLocale\w+\(|\.localeCompare\(/
    expect(filesWith(formatting, /^src\//, /^src\/lib\/format[\w-]*(\/|\.ts$)/)).toEqual([])
  })

  // P-805
  it('lets no browser refuse an address that the server reads', () => {
    const checked = /<(?:Input|input)\s(?=[^>]*\btype="email")(?![^>]*\breadonly)/i
    expect(filesWith(checked, /^(src\/features|sandbox)\//)).toEqual([])
  })

  // P-756
  it('reads typed text in src/lib/typed-text.ts alone: no schema only trims it', () => {
    const trimmed = /z\s*\.string\(\)\s*\.trim\(|\bz\.trim\(/
    const ofVariables = /environment\.server\.ts$/
    expect(filesWith(trimmed, /^(src|sandbox)\//, ofVariables)).toEqual([])
  })

  it('waits for no idle moment of a browser without a limit', () => {
    // The first parentheses after the name, those within them one deep.
    const waits = /requestIdleCallback\(((?:[^()]|\([^()]*\))*)\)/g
    const unlimited = sources.flatMap(({ path, text }) =>
      [...text.matchAll(waits)].filter(([, given = '']) => !/\btimeout\b/.test(given)).map(() => path),
    )
    expect(unlimited.filter((path) => path !== 'tests/repository/conventions.test.ts')).toEqual([])
  })

  it('reads the environment in one file of the portal and one of the sandbox', () => {
    const readers = filesWith(/\bprocess\.env\b/, /^(src|i18n|sandbox)\//)
    expect(readers.sort()).toEqual(['sandbox/main.ts', 'src/server/composition/env.server.ts'])
  })
})

describe('how modules are written', () => {
  it('names the extension in every import of our own', () => {
    const withoutExtension = sources.flatMap((file) =>
      importsOf(file)
        .filter(
          (name) =>
            /^(\.|~)/.test(name) && !/\.(tsx?|gen\.js|mjs|json|css|svg|txt|woff2)(\?\w+)?$/.test(name),
        )
        .map((name) => `${file.path}: ${name}`),
    )
    expect(withoutExtension).toEqual([])
  })

  it('imports relatively in the leaves, so that every tool and process can read them', () => {
    const leaves = sources.filter(({ path }) => /^src\/(lib|contract)\//.test(path))
    expect(leaves.filter((file) => importsOf(file).some((name) => name.startsWith('~')))).toEqual([])
  })

  it('leaves no work for later in comments', () => {
    const marker = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`)
    expect(sources.filter(({ text }) => marker.test(text)).map(({ path }) => path)).toEqual([])
  })
})
