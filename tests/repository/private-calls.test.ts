import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { privateCalls } from '../support/call-registry.ts'
import { publicCalls } from '../support/public-calls.ts'

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))

/** Every server function: its file and its variable, and the text from there to the next one. */
const functions = filesOf('src', /\.tsx?$/).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/^(?=(?:export )?const )/m)
    .flatMap((text) => {
      const variable = /^(?:export )?const (\w+) = createServerFn\b/.exec(text)?.[1]
      return variable === undefined ? [] : [{ name: `${file}#${variable}`, text }]
    }),
)

/** Every server route: its methods and its path. */
const routes = filesOf('src/routes', /\.tsx?$/).flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]
  if (!/\bserver: \{/.test(text)) return []
  return [...text.matchAll(/\b(GET|HEAD|POST|PUT|PATCH|DELETE|ANY):/g)].map(
    ([, method]) => `${method} ${path}`,
  )
})

/** Every form that a table answers, by its method and address. */
const forms = filesOf('src/form-tables', /-forms\.server\.ts$/).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}'(\/api\/[^']+)':/gm)].map(
    ([, address]) => `POST ${address}`,
  ),
)

const privateNames = privateCalls.map(({ name }) => name)

describe('every server function and server route', () => {
  it('is known to be public or private, so that none is private without tests that it refuses', () => {
    const known = [...Object.keys(publicCalls), ...privateNames]
    const found = [...functions.map(({ name }) => name), ...routes, ...forms]
    const advice = 'belongs to publicCalls or privateCalls of tests/support/call-registry.ts'
    expect(
      found.filter((name) => !known.includes(name)),
      advice,
    ).toEqual([])
    expect(
      known.filter((name) => !found.includes(name)),
      'is no call any more',
    ).toEqual([])
  })

  it('is private by its own declaration where it is a server function', () => {
    const declared = functions.filter(({ text }) => /\.handler\(\s*privateCalls\.handle\(/.test(text))
    const expected = privateNames.filter((name) => name.includes('#'))
    expect(declared.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
  })
})
