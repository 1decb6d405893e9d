import { PlainError } from '../lib/project.ts'

/** What the head of an answer says. */
export type AnswerHead = {
  readonly status: number
  /** What tells where the answer ends: its length, the last of its chunks, or the end of the connection. */
  readonly endsBy: 'length' | 'chunks' | 'connection'
  /** Bytes of the body; 0 where something else tells its end. */
  readonly bodyBytes: number
  /** Whether no other answer comes over the same connection. */
  readonly isLast: boolean
}

const startLine = /^http\/1\.([01]) (\d{3})/
const contentLength = /\r\ncontent-length:[ \t]*(\d+)/
const chunked = /\r\ntransfer-encoding:[^\r]*\bchunked/
const connection = /\r\nconnection:[^\r]*\b(close|keep-alive)\b/

/** Statuses whose answers have no body, whatever their head says (RFC 9112, 6.3). */
const isBodiless = (status: number) => status < 200 || status === 204 || status === 304

function endOf(head: string, status: number): Pick<AnswerHead, 'endsBy' | 'bodyBytes'> {
  if (isBodiless(status)) return { endsBy: 'length', bodyBytes: 0 }
  if (chunked.test(head)) return { endsBy: 'chunks', bodyBytes: 0 }
  const length = contentLength.exec(head)?.[1]
  return length === undefined
    ? { endsBy: 'connection', bodyBytes: 0 }
    : { endsBy: 'length', bodyBytes: Number(length) }
}

/** Reads the head of an answer of HTTP/1.0 or 1.1, without the empty line that ends it. */
export function readAnswerHead(text: string): AnswerHead {
  const head = text.toLowerCase()
  const [, minor, digits] = startLine.exec(head) ?? []
  if (digits === undefined) throw new PlainError(`An answer began with "${text.slice(0, 20)}".`)
  const status = Number(digits)
  const end = endOf(head, status)
  const said = connection.exec(head)?.[1] ?? (minor === '1' ? 'keep-alive' : 'close')
  return { status, ...end, isLast: said === 'close' || end.endsBy === 'connection' }
}
