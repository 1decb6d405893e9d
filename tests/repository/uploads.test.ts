import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { uploadPaths } from '../../src/server/forms/read-upload.server.ts'

const tables = join(import.meta.dirname, '../../src/form-tables')
const takesFile = /hasFile: true|Form\([^()]*, true\)/

it('every form that takes a file may have a body as long as one', () => {
  const files = globSync('*-forms.server.ts', { cwd: tables })
  const entries = files.flatMap((file) => readFileSync(join(tables, file), 'utf8').split(/^(?= {2}')/m))
  const taking = entries.filter((entry) => takesFile.test(entry))
  const paths = taking.map((entry) => /^ {2}'([^']+)'/.exec(entry)?.[1])
  expect(paths.toSorted()).toEqual([...uploadPaths].toSorted())
})
