import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rows of the tables: the number of the report, a kind of fault, and what proves it. */
const rows = readFileSync('docs/field-faults.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| no.'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))

const testFile = /^(src|sandbox|scripts|tests)\/.+\.(test|spec)\.tsx?$/

it('each kind of fault from the field is proved by test files that exist', () => {
  expect(rows.length).toBeGreaterThan(20)
  const unproved = rows.flatMap(([, , kind = '', proofs = '']) => {
    const files = [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    const wrong = files.filter((file) => !testFile.test(file) || !existsSync(file))
    return files.length === 0 || wrong.length > 0 ? [`${kind}: ${wrong.join(', ')}`] : []
  })
  expect(unproved).toEqual([])
})

/** Number of reports in the first collection. */
const reports = 37

it('each report of the first collection has its number', () => {
  const numbers = rows.map(([, number = '']) => number)
  const missing = Array.from({ length: reports }, (_, index) => String(index + 1)).filter(
    (number) => !numbers.includes(number),
  )
  expect(missing).toEqual([])
  expect(numbers.filter((number) => !/^([1-9]|[12]\d|3[0-7]|–)$/.test(number))).toEqual([])
})
