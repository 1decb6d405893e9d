import { PlainError } from '../lib/project.ts'

/** Goes past a body that comes in chunks (RFC 9112, 7.1), however the connection cuts it, and copies nothing. */
export type ChunkSkipper = {
  /** Where the body ends in these bytes, which `from` begins at; undefined while more of it is to come. */
  skip(bytes: Uint8Array, from: number): number | undefined
}

const lineFeed = 10
const carriageReturn = 13
const semicolon = 59
const lineEndBytes = 2

/** The figure that a hexadecimal digit stands for; undefined for another character. */
function hexadecimal(code: number): number | undefined {
  if (code >= 48 && code <= 57) return code - 48
  const letter = (code | 32) - 87
  return letter >= 10 && letter <= 15 ? letter : undefined
}

/** Reads `size[;extension]` up to the end of its line, character by character. */
function createSizeReader() {
  let size = 0
  let digits = 0
  let isExtension = false
  /** The size, with the last character of its line. */
  return (code: number): number | undefined => {
    if (code === lineFeed && digits > 0) {
      const whole = size
      size = 0
      digits = 0
      isExtension = false
      return whole
    }
    const figure = hexadecimal(code)
    if (code === semicolon && digits > 0) isExtension = true
    else if (!isExtension && figure !== undefined) {
      size = size * 16 + figure
      digits += 1
    } else if (!isExtension && code !== carriageReturn) throw new PlainError('A chunk has no size.')
    return undefined
  }
}

/** Reads lines up to an empty one, character by character; true with the last character of that one. */
function createTrailerReader() {
  let length = 0
  return (code: number): boolean => {
    if (code === lineFeed && length === 0) return true
    if (code === lineFeed) length = 0
    else if (code !== carriageReturn) length += 1
    return false
  }
}

/** Begins before the first chunk, and again there after the last one. */
export function createChunkSkipper(): ChunkSkipper {
  const readSize = createSizeReader()
  const readTrailer = createTrailerReader()
  let isTrailer = false
  let ahead = 0

  const readByte = (code: number): boolean => {
    if (isTrailer) return readTrailer(code)
    const size = readSize(code)
    if (size === 0) isTrailer = true
    else if (size !== undefined) ahead = size + lineEndBytes
    return false
  }

  return {
    skip(bytes, from) {
      let at = from
      while (at < bytes.length) {
        const passed = Math.min(ahead, bytes.length - at)
        ahead -= passed
        at += passed
        if (passed > 0) continue
        const isEnd = readByte(bytes[at] ?? 0)
        at += 1
        if (!isEnd) continue
        isTrailer = false
        return at
      }
      return undefined
    },
  }
}
