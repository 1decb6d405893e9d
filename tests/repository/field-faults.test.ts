import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rows of the tables: a kind of fault, and what proves it. */
const rows = readFileSync('docs/field-faults.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| kind of fault'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))

const testFile = /^(src|sandbox|scripts|tests)\/.+\.(test|spec)\.tsx?$/

it('each kind of fault from the field is proved by test files that exist', () => {
  expect(rows.length).toBeGreaterThan(20)
  const unproved = rows.flatMap(([, kind = '', proofs = '']) => {
    const files = [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    const wrong = files.filter((file) => !testFile.test(file) || !existsSync(file))
    return files.length === 0 || wrong.length > 0 ? [`${kind}: ${wrong.join(', ')}`] : []
  })
  expect(unproved).toEqual([])
})
