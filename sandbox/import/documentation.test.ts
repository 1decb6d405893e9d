import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeSheets } from './documentation.ts'
import { faultTexts } from './report/fault-texts.ts'
import { sheets } from './sheets/index.ts'

const documented = readFileSync('docs/import.md', 'utf8')

// P-327
it('docs/import.md describes every column as the import reads it', () => {
  expect(documented).toContain(describeSheets('en'))
})

it('every column has its header once, in both languages', () => {
  for (const { columns } of sheets)
    for (const locale of ['fr', 'en'] as const) {
      const headers = Object.values(columns).map(({ header }) => header[locale].toLowerCase())
      expect(new Set(headers).size).toBe(headers.length)
    }
})

it('every fault is said in both languages with the same details', () => {
  const details = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
  for (const { fr, en } of Object.values(faultTexts)) expect(details(fr)).toEqual(details(en))
})
