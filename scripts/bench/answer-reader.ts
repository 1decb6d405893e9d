import { PlainError } from '../lib/project.ts'
import { type AnswerHead, readAnswerHead } from './answer-head.ts'
import { createChunkSkipper } from './chunk-skipper.ts'

/** Finds out when an answer has come whole. It keeps nothing of a body, and of a head only one that came in parts. */
export type AnswerReader = {
  /** Takes the next bytes of a connection; the head of the answer that they end, undefined while more is to come. */
  read(bytes: Buffer): AnswerHead | undefined
  /** The connection has ended: the head of the answer that this ends, undefined when that is broken off. */
  end(): AnswerHead | undefined
}

const endOfHead = '\r\n\r\n'
const mostHeadBytes = 65_536

/** Reads heads, of which the beginning may have come before. */
function createHeadReader() {
  let beginning: Buffer | undefined
  return (bytes: Buffer): { head: AnswerHead; rest: Buffer } | undefined => {
    const known = beginning === undefined ? bytes : Buffer.concat([beginning, bytes])
    const end = known.indexOf(endOfHead)
    if (end === -1 && known.length > mostHeadBytes) throw new PlainError('The head of an answer has no end.')
    // A copy: the bytes stand in a buffer that is written over by what comes next.
    beginning = end === -1 ? Buffer.from(known) : undefined
    if (end === -1) return undefined
    const head = readAnswerHead(known.toString('latin1', 0, end))
    return { head, rest: known.subarray(end + endOfHead.length) }
  }
}

/** Counts down a body whose length is known; where it ends in these bytes. */
function createLengthReader() {
  let missing = 0
  return {
    begin: (bodyBytes: number) => {
      missing = bodyBytes
    },
    skip: (bytes: Buffer): number | undefined => {
      const passed = Math.min(missing, bytes.length)
      missing -= passed
      return missing === 0 ? passed : undefined
    },
  }
}

/** Reads the answers of one connection that is asked again only when it has answered. */
export function createAnswerReader(): AnswerReader {
  const readHead = createHeadReader()
  const chunks = createChunkSkipper()
  const lengths = createLengthReader()
  let current: AnswerHead | undefined

  const endIn = ({ endsBy }: AnswerHead, bytes: Buffer): number | undefined => {
    if (endsBy === 'connection') return undefined
    return endsBy === 'chunks' ? chunks.skip(bytes, 0) : lengths.skip(bytes)
  }

  const readBody = (head: AnswerHead, bytes: Buffer): AnswerHead | undefined => {
    const end = endIn(head, bytes)
    if (end === undefined) return undefined
    if (end < bytes.length) throw new PlainError('More came than was asked for.')
    current = undefined
    return head
  }

  const read = (bytes: Buffer): AnswerHead | undefined => {
    if (current !== undefined) return readBody(current, bytes)
    const found = readHead(bytes)
    if (found === undefined) return undefined
    // What is said in advance (103) goes before the answer.
    if (found.head.status < 200) return read(found.rest)
    current = found.head
    lengths.begin(current.bodyBytes)
    return readBody(current, found.rest)
  }

  return { read, end: () => (current?.endsBy === 'connection' ? current : undefined) }
}
