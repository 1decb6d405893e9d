import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const schemas = ['src/server/**/environment.server.ts', 'sandbox/env.ts', 'sandbox/identity/identity-env.ts']

/** Names of the variables that the schemas declare, one a line. */
const declared = schemas.flatMap((pattern) => {
  const paths = globSync(pattern)
  if (paths.length !== 1) throw new Error(`${pattern} names ${paths.length} files`)
  return paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
  )
})

/** Names in the first column of the README's table of environment variables. */
const [, section = ''] = /\n## Environment\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? []
const documented = [...section.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
)

// P-219
describe('the table of environment variables in the README', () => {
  it('names every variable of the portal and of the sandbox, each once', () => {
    expect(declared.length).toBeGreaterThan(60)
    expect(documented.toSorted()).toEqual([...new Set(declared)].toSorted())
  })
})
