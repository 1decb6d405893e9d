import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import interMedium from '@fontsource/inter/files/inter-latin-500-normal.woff?inline'
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff?inline'

const signature = 0x774f4646
const woff = { headerBytes: 44, entryBytes: 20 }
const sfnt = { headerBytes: 12, entryBytes: 16 }

type Table = { readonly tag: number; readonly checksum: number; readonly data: Uint8Array }

/** Returns the padded length of a table: tables start on four-byte boundaries. */
const padded = ({ data }: Table): number => Math.ceil(data.length / 4) * 4

function readTable(file: Buffer, index: number): Table {
  const entry = woff.headerBytes + index * woff.entryBytes
  const offset = file.readUInt32BE(entry + 4)
  const packedBytes = file.readUInt32BE(entry + 8)
  const stored = file.subarray(offset, offset + packedBytes)
  const isPacked = packedBytes < file.readUInt32BE(entry + 12)
  return {
    tag: file.readUInt32BE(entry),
    checksum: file.readUInt32BE(entry + 16),
    data: isPacked ? inflateSync(stored) : stored,
  }
}

function headerOf(flavor: number, tableCount: number): Buffer {
  const header = Buffer.alloc(sfnt.headerBytes)
  const power = Math.floor(Math.log2(tableCount))
  header.writeUInt32BE(flavor, 0)
  header.writeUInt16BE(tableCount, 4)
  header.writeUInt16BE(2 ** power * sfnt.entryBytes, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((tableCount - 2 ** power) * sfnt.entryBytes, 10)
  return header
}

/**
 * Unpacks the TrueType file of a WOFF 1.0 file (W3C recommendation of 13 December 2012), since the renderer
 * reads uncompressed fonts only.
 * @throws {Error} when the bytes are not a WOFF 1.0 file
 */
function unpackWoff(file: Buffer): Buffer {
  if (file.length < woff.headerBytes || file.readUInt32BE(0) !== signature) {
    throw new Error('not a WOFF 1.0 file')
  }
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, index) => readTable(file, index))
  const directory = Buffer.alloc(tables.length * sfnt.entryBytes)
  const bodies: Buffer[] = []
  let offset = sfnt.headerBytes + directory.length
  for (const [index, table] of tables.entries()) {
    const entry = [table.tag, table.checksum, offset, table.data.length]
    for (const [field, value] of entry.entries())
      directory.writeUInt32BE(value, index * sfnt.entryBytes + field * 4)
    bodies.push(Buffer.concat([table.data], padded(table)))
    offset += padded(table)
  }
  return Buffer.concat([headerOf(file.readUInt32BE(4), tables.length), directory, ...bodies])
}

/** The brand's two fonts, by the family names in drawings. */
export const fontFamilies = { serif: 'Source Serif 4', sans: 'Inter Medium' } as const

const files = { 'source-serif.ttf': serif, 'inter-medium.ttf': interMedium }

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/**
 * Writes the fonts to a folder and returns their paths, since the renderer reads them from files. The fonts
 * are part of the build, so that production needs no other files.
 */
export function writeFonts(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return Object.entries(files).map(([name, dataUrl]) => {
    const path = join(folder, name)
    // Replaced atomically, since another process may be reading the file.
    writeFileSync(`${path}.${process.pid}`, unpackWoff(bytesOf(dataUrl)))
    renameSync(`${path}.${process.pid}`, path)
    return path
  })
}
