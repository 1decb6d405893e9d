import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const file = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff')
const HEAD = 0x68656164

/** Sum of a table's 32-bit words, as OpenType's directory states it for every table but `head`. */
function checksumOf(view: DataView, offset: number, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at += 4) sum = (sum + view.getUint32(offset + at)) >>> 0
  return sum
}

describe('unpackWoff', () => {
  it('gives the TrueType font that the file wraps, every table with its checksum', () => {
    const font = unpackWoff(readFileSync(file))
    const view = new DataView(font.buffer)
    expect(view.getUint32(0)).toBe(0x00010000)
    const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
    expect(entries.length).toBeGreaterThan(8)
    for (const entry of entries.filter((at) => view.getUint32(at) !== HEAD)) {
      const [sum, offset, length] = [4, 8, 12].map((field) => view.getUint32(entry + field))
      expect(checksumOf(view, offset ?? 0, length ?? 0)).toBe(sum)
    }
  })

  it('refuses anything else', () => {
    expect(() => unpackWoff(new Uint8Array(64))).toThrow('Not a WOFF 1.0 font file')
  })
})
