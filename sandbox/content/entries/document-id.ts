import { createHash, randomBytes } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const alphabet = `${letters}0123456789`

function spell(bytes: Uint8Array): string {
  return Array.from(bytes, (byte, place) => {
    const from = place === 0 ? letters : alphabet
    return from[byte % from.length]
  }).join('')
}

/** Creates an id of 24 letters and digits. */
export function newDocumentId(): string {
  return spell(randomBytes(24))
}

/** Returns the deterministic id of a seeded document: the same name gives the same id. */
export function seededDocumentId(name: string): string {
  return spell(createHash('sha256').update(name).digest().subarray(0, 24))
}
