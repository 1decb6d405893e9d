import { createHash } from 'node:crypto'
import type { SheetName } from '../sheets/sheet.ts'

/** Numbers of imported rows have nine digits, apart from those of the seed and of rows that the portal makes. */
const firstNumber = 100_000_000
const numberCount = 900_000_000

const digestOf = (sheet: SheetName, key: string): Buffer =>
  createHash('sha256').update(`${sheet}\u0000${key}`).digest()

/** Codes that the export gives to rows without one hold their number. */
const exportedNumber: Partial<Record<SheetName, RegExp>> = {
  funds: /^fnd-([1-9]\d{0,8})$/,
  documents: /^documents\/doc-([1-9]\d{0,8})\.pdf$/,
}

/** Whether a key is one that the export makes of a row's number, so that the row needs no code of its own. */
export const isExportedKey = (sheet: SheetName, key: string): boolean =>
  exportedNumber[sheet]?.test(key) === true

/**
 * Numbers for new rows, made from their keys: the same folder gives the same addresses in every database. A number that
 * is taken makes way for the next.
 */
export function createNumbers(sheet: SheetName, taken: Iterable<number>): (key: string) => number {
  const used = new Set(taken)
  return (key) => {
    const exported = Number(exportedNumber[sheet]?.exec(key)?.[1] ?? 0)
    let number = exported
    if (exported === 0 || used.has(exported)) {
      number = firstNumber + (digestOf(sheet, key).readUIntBE(0, 6) % numberCount)
      while (used.has(number)) number = firstNumber + ((number - firstNumber + 1) % numberCount)
    }
    used.add(number)
    return number
  }
}

/** The id of a new account, made from its address. */
export const accountIdOf = (email: string): string =>
  `acc-${digestOf('people', email).toString('hex').slice(0, 32)}`
