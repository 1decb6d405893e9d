/** A file of an archive: its name, and where its bytes are. */
export type ZipEntry = { readonly name: string; readonly bytes: Buffer }

const endSignature = 0x06054b50
const entrySignature = 0x02014b50

/**
 * Returns the files of an archive whose entries are stored uncompressed (ZIP, 4.3.12 and 4.3.16). Throws for anything
 * else.
 */
export function readZip(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || archive.readUInt32LE(end) !== endSignature) throw new Error('not a whole archive')
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error('not an entry')
    if (archive.readUInt16LE(at + 10) !== 0) throw new Error('not stored as it is')
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const skipped = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString()
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    at += 46 + nameLength + skipped
    return { name, bytes: archive.subarray(start, start + size) }
  })
}
