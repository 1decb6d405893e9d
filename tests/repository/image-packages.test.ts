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
    name.startsWith('@fontsource/') ||
    name === '@simplewebauthn/browser' ||
    unbundled.some((pattern) => pattern.test(name))
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
