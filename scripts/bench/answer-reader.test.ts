import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAnswerHead } from './answer-head.ts'
import { createAnswerReader } from './answer-reader.ts'

const withLength = 'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nhello\r\n\r\nyou'
const inChunks =
  'HTTP/1.1 203 Fine\r\ntransfer-encoding: gzip, chunked\r\n\r\n5;a="1"\r\nhello\r\n0010\r\n0\r\n\r\n0123456789a\r\n0\r\nsum: 1\r\nand: 2\r\n\r\n'
const toTheEnd = 'HTTP/1.0 404 Not Found\r\ncontent-type: text/plain\r\n\r\nnothing here'
const saidBefore = `HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n${withLength}`
const empty = 'HTTP/1.1 304 Not Modified\r\ncontent-length: 120\r\n\r\n'
const answers = [
  [withLength, 200],
  [inChunks, 203],
  [saidBefore, 200],
  [empty, 304],
] as const

/** Reads a stream in the pieces between `cuts`, each in the same memory, as a connection does. */
function readInPieces(stream: string, cuts: readonly number[]): number[] {
  const bytes = Buffer.from(stream, 'latin1')
  const memory = Buffer.alloc(bytes.length)
  const reader = createAnswerReader()
  const ends = [...new Set(cuts.map((cut) => cut % bytes.length))].toSorted((a, b) => a - b)
  return [...ends, bytes.length].flatMap((end, index) => {
    const size = bytes.copy(memory, 0, ends[index - 1] ?? 0, end)
    return reader.read(memory.subarray(0, size))?.status ?? []
  })
}

it('finds the end of an answer, however the connection cuts it', () => {
  const cuts = fc.array(fc.nat())
  fc.assert(
    fc.property(fc.constantFrom(...answers), cuts, ([stream, status], places) => {
      expect(readInPieces(stream, places)).toEqual([status])
    }),
  )
})

it.each(answers)('finds the end of one that comes byte by byte: %j', (stream, status) => {
  expect(
    readInPieces(
      stream,
      Array.from(stream, (_, index) => index),
    ),
  ).toEqual([status])
})

it('reads one answer after the other, and none of them before its last byte', () => {
  const reader = createAnswerReader()
  for (const [stream, status] of [...answers, ...answers]) {
    const bytes = Buffer.from(stream)
    expect(reader.read(bytes.subarray(0, -1))).toBeUndefined()
    expect(reader.end()).toBeUndefined()
    expect(reader.read(bytes.subarray(-1))).toMatchObject({ status, isLast: false })
  }
})

it('takes a body without a length to last until the connection ends', () => {
  const reader = createAnswerReader()
  expect(reader.read(Buffer.from(toTheEnd))).toBeUndefined()
  expect(reader.read(Buffer.from('0\r\n\r\n'))).toBeUndefined()
  expect(reader.end()).toMatchObject({ status: 404, isLast: true })
})

it.each([
  ['close', 'HTTP/1.1', true],
  ['Keep-Alive', 'HTTP/1.0', false],
  ['keep-alive', 'HTTP/1.1', false],
])('knows from "connection: %s" in %s whether another answer may come: %s', (word, version, isLast) => {
  const head = `${version} 200 OK\r\nContent-Length: 0\r\nConnection: ${word}`
  expect(readAnswerHead(head)).toEqual({ status: 200, endsBy: 'length', bodyBytes: 0, isLast })
})

it.each([
  ['something else than HTTP', 'SSH-2.0-OpenSSH\r\n\r\n'],
  ['HTTP/2 without its upgrade', 'HTTP/2.0 200 OK\r\n\r\n'],
  ['more than one answer', `${withLength}HTTP/1.1 200 OK`],
  ['more after the last chunk', `${inChunks}HTTP/1.1 200 OK`],
  ['a chunk without a size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n\r\n'],
  ['a chunk whose size is no figure', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nsix\r\n'],
  ['a head that does not end', `HTTP/1.1 200 OK\r\nlong: ${'a'.repeat(70_000)}`],
])('refuses %s', (_, stream) => {
  expect(() => createAnswerReader().read(Buffer.from(stream))).toThrow()
})
