import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
})

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Where Node would look for `name` from `path`: beside it, then in every folder above. */
function isLocked(path: string, name: string): boolean {
  if (packages[[path, 'node_modules', name].filter(Boolean).join('/')] !== undefined) return true
  if (path === '') return false
  const above = path.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  return isLocked(above === path ? '' : above, name)
}

it('locks the native packages of every platform, without which a clean install fails on all of them', () => {
  const unlocked = Object.entries(packages)
    .filter(([path]) => path === '' || path.includes('node_modules/'))
    .flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    )
  expect(unlocked).toEqual([])
})
