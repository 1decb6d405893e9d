import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sandboxSecrets, sandboxVariables } from '../../sandbox/env.ts'
import { portalSecrets, portalVariables } from '../../src/server/composition/environment.server.ts'

const declared = new Set([...Object.keys(portalVariables.shape), ...Object.keys(sandboxVariables.shape)])

/** Names in the first column of the README's table of environment variables. */
const [, section = ''] = /\n## Environment\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? []
const documented = [...section.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
)

/** `NAME=value` in a shell example, at the beginning of a line, after another, or in backticks. */
const assignment = /(?<=^|[`\s])([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)=/gm

/** Variables of Node, of glibc, of the tests, the bench and of Strapi. */
const isOfOthers = (place: string) =>
  /: (MALLOC_|GLIBC_|NODE_|PORTAL_DIRECTORY|SANDBOX_URL|PORTAL_URL|PROOF_|BENCH_|TEST_)/.test(place)

// P-219
describe('the table of environment variables in the README', () => {
  it('names every variable of the portal and of the sandbox, each once', () => {
    expect(declared.size).toBeGreaterThan(60)
    expect(documented.toSorted()).toEqual([...declared].toSorted())
  })

  // P-573
  it('names every secret as one that may be a file', () => {
    const secrets = new Set<string>([...portalSecrets, ...sandboxSecrets])
    const [, told = ''] = /\n(Secrets may be files[^\n]*)\n/.exec(section) ?? []
    expect([...told.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name).toSorted()).toEqual(
      [...secrets].toSorted(),
    )
    expect([...declared].filter((name) => /_(SECRETS?|TOKEN|KEY)$/.test(name) && !secrets.has(name))).toEqual(
      [],
    )
  })

  it('lacks no variable that a document tells to set', () => {
    const withFiles = [...declared, ...[...portalSecrets, ...sandboxSecrets].map((name) => `${name}_FILE`)]
    const known = new Set(withFiles)
    const documents = globSync(['*.md', 'docs/**/*.md', 'strapi/*.md'])
    const told = documents.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(assignment)].map(([, name = '']) => `${path}: ${name}`),
    )
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter((place) => !known.has(place.replace(/^.*: /, '')) && !isOfOthers(place))).toEqual([])
  })
})
