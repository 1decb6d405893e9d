import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { uploadPaths } from '../../src/server/forms/read-upload.server.ts'

const routes = join(import.meta.dirname, '../../src/routes')
const takesFile = /hasFile: true|Form\([^()]*, true\)/

it('every form that takes a file may have a body as long as one', () => {
  const files = globSync('api/**/*.ts', { cwd: routes })
  const taking = files.filter((file) => takesFile.test(readFileSync(join(routes, file), 'utf8')))
  const paths = taking.map((file) => `/${file.replace(/(\/index)?\.ts$/, '')}`)
  expect(paths.toSorted()).toEqual([...uploadPaths].toSorted())
})
