import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().default(false),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      dependencies: z.record(z.string(), z.string()).default({}),
      devDependencies: z.record(z.string(), z.string()).default({}),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Reports whether Node's resolution finds `name` from `path`: beside it, then in every folder above. */
function isLocked(path: string, name: string): boolean {
  if (packages[[path, 'node_modules', name].filter(Boolean).join('/')] !== undefined) return true
  if (path === '') return false
  const above = path.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  return isLocked(above === path ? '' : above, name)
}

it('locks the native packages of every platform, without which a clean install fails on all of them', () => {
  const unlocked = Object.entries(packages)
    .filter(([path]) => path === '' || path.includes('node_modules/'))
    .flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    )
  expect(unlocked).toEqual([])
})

const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

it('takes packages from the registry alone: none from a repository, a file or another address', () => {
  const elsewhere = Object.entries(packages).flatMap(([path, { resolved, link, ...wanted }]) => {
    const sources = Object.entries({
      ...wanted.dependencies,
      ...wanted.devDependencies,
      ...wanted.optionalDependencies,
    }).filter(([, range]) => /^(?!npm:)[\w+]*:|\//.test(range.replace(/^npm:@?[\w./-]+/, '')))
    const isForeign = resolved !== undefined && !link && !resolved.startsWith('https://registry.npmjs.org/')
    return isForeign ? [path, ...sources.map(String)] : sources.map((source) => `${path}: ${source}`)
  })
  expect(elsewhere).toEqual([])
})

it('knows every package by its digest, except the native ones of platforms that no one has installed on yet', () => {
  const unknown = installed.filter(
    ([, { integrity, os, cpu }]) =>
      !/^sha512-/.test(integrity ?? '') && os === undefined && cpu === undefined,
  )
  expect(unknown.map(([path]) => path)).toEqual([])
})
