import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unbundled } from '../../scripts/lib/builds.ts'
import { projectPath } from '../../scripts/lib/project.ts'

/** Packages that a program of one of the images loads from `node_modules`, by the texts of its sources that name them. */
function packagesNamedIn(folder: string): ReadonlySet<string> {
  const files = globSync(`${folder}/**/*.ts`, {
    cwd: projectPath('.'),
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
  const sources = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(projectPath(file), 'utf8'))
  const named = sources.flatMap((text) =>
    [...text.matchAll(/'((@[\w-]+\/)?[a-z][\w-]*)(\/[^']*)?'/g)].map(([, name = '']) => name),
  )
  const isLoaded = (name: string) =>
    name.startsWith('@fontsource/') || unbundled.some((pattern) => pattern.test(name))
  return new Set(named.filter(isLoaded))
}

/** Packages that a stage of the Dockerfile installs. */
function packagesInstalledBy(stage: string): ReadonlySet<string> {
  const [, text = ''] = readFileSync(projectPath('Dockerfile'), 'utf8').split(` AS ${stage}\n`)
  const [, list = ''] = /const names = \[([^\]]*)\]/.exec(text) ?? []
  return new Set([...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name))
}

it('the image of the sandbox installs exactly the packages that its program does not contain', () => {
  expect(packagesInstalledBy('sandbox-packages')).toEqual(packagesNamedIn('sandbox'))
})

/** The lines of each service of compose.yaml, by its name. */
function composedServices(): ReadonlyMap<string, string> {
  const [, services = ''] = readFileSync(projectPath('compose.yaml'), 'utf8').split(/^services:\n/m)
  const [within = ''] = services.split(/^\w/m)
  const parts = within.split(/^ {2}(\w+):\n/m).slice(1)
  return new Map(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ''] as const] : [])),
  )
}

// P-561
it('each service of compose that stays up restarts and is checked, whatever the format of its image; Node runs under an init', () => {
  const services = new Map([...composedServices()].filter(([, text]) => !text.includes('restart: "no"')))
  expect([...services.keys()].toSorted()).toEqual(['portal', 'postgres', 'sandbox'])
  for (const [name, text] of services) {
    expect(text, name).toMatch(/^ {4}restart: unless-stopped$/m)
    expect(text, name).toMatch(/^ {4}healthcheck:\n {6}test: \[/m)
    if (name === 'postgres') continue
    expect(text, name).toMatch(/^ {4}init: true$/m)
    expect(text, name).toMatch(/^ {6}HOOK_SECRET: [&*]hook-secret/m)
  }
})
