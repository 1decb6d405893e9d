/**
 * Sends one request over and over on keep-alive connections. It is own code because every maintained generator of npm
 * fills its processor core before the server does: measured side by side on one machine, a response of 13 kB cost
 * autocannon 9 99 to 188 µs, undici 7 132 to 610 µs and `node:http` 152 to 440 µs of the generator's core, and this file
 * 43 to 80 µs, while the server that was measured spent 43 to 55 µs.
 */
import { connect, type Socket } from 'node:net'
import { PlainError } from '../lib/project.ts'

/** A GET request; `http:` alone. */
export type LoadRequest = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

export type LoadOptions = {
  readonly connections: number
  readonly seconds: number
  /** Time limit of a response. */
  readonly timeoutMs?: number
}

/** Complete responses with status 200; any other outcome ends the run. */
export type LoadSummary = {
  readonly responses: number
  /** From the first request to the last byte of the last response. */
  readonly seconds: number
  /** From each request to the last byte of its response. */
  readonly latenciesMs: readonly number[]
}

const endOfHead = '\r\n\r\n'
const lastChunk = Buffer.from('\r\n0\r\n\r\n', 'latin1')
const readBytes = 65_536
const maxHeadBytes = 65_536
const defaultTimeoutMs = 10_000

/** Finds the end of each response of one connection. Bodies are counted or searched for their end, never kept. */
export class ResponseReader {
  /** Start of a head that arrived in parts. */
  #partialHead: Buffer | undefined
  #body: 'none' | 'counted' | 'chunked' = 'none'
  #missingBytes = 0
  /** Last bytes of a chunked body, in which its end may have begun. */
  #tail: Buffer = Buffer.alloc(0)

  /**
   * Consumes the next bytes; true when they complete a response.
   * @throws PlainError on a status other than 200, a connection that closes, and unrequested bytes
   */
  read(bytes: Buffer): boolean {
    if (this.#body === 'counted') return this.#count(bytes.length)
    if (this.#body === 'chunked') return this.#findLastChunk(bytes)
    const known = this.#partialHead === undefined ? bytes : Buffer.concat([this.#partialHead, bytes])
    const end = known.indexOf(endOfHead)
    if (end === -1 && known.length > maxHeadBytes) throw new PlainError('a response head without end')
    // A copy, because the next read overwrites the buffer.
    this.#partialHead = end === -1 ? Buffer.from(known) : undefined
    return end === -1 ? false : this.#readHead(known, end)
  }

  #readHead(bytes: Buffer, end: number): boolean {
    const head = bytes.toString('latin1', 0, end).toLowerCase()
    if (!/^http\/1\.1 200 /.test(head)) throw new PlainError(`the response "${head.split('\r\n', 1)[0]}"`)
    if (/\r\nconnection:[^\r]*\bclose\b/.test(head))
      throw new PlainError('a connection that the server closes')
    if (/\r\ntransfer-encoding:[^\r]*\bchunked/.test(head)) {
      this.#body = 'chunked'
      return this.#findLastChunk(bytes.subarray(end + 2))
    }
    const length = /\r\ncontent-length:\s*(\d+)/.exec(head)?.[1]
    if (length === undefined) throw new PlainError('a response without a length')
    this.#body = 'counted'
    this.#missingBytes = Number(length)
    return this.#count(bytes.length - end - endOfHead.length)
  }

  #count(received: number): boolean {
    this.#missingBytes -= received
    if (this.#missingBytes < 0) throw new PlainError('more bytes than the response has')
    if (this.#missingBytes > 0) return false
    this.#body = 'none'
    return true
  }

  /**
   * With one request under way, bytes that end with the empty last chunk end the response: a piece of a compressed body
   * ends with the same seven bytes once in 2^56.
   */
  #findLastChunk(bytes: Buffer): boolean {
    const known = bytes.length < lastChunk.length ? Buffer.concat([this.#tail, bytes]) : bytes
    this.#tail = Buffer.from(known.subarray(-lastChunk.length))
    if (!this.#tail.equals(lastChunk)) return false
    this.#body = 'none'
    this.#tail = Buffer.alloc(0)
    return true
  }
}

type Run = { readonly endsAt: number; readonly latenciesMs: number[]; readonly timeoutMs: number }
type Target = { readonly host: string; readonly port: number; readonly request: Buffer }

function targetOf({ url, headers }: LoadRequest): Target {
  const { host, hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1')
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 80), request }
}

/** Keep-alive connection that sends the next request once the previous response is complete. */
class LoadConnection {
  readonly #target: Target
  readonly #reader = new ResponseReader()
  readonly #buffer = Buffer.allocUnsafeSlow(readBytes)
  readonly #socket: Socket
  readonly #failed = Promise.withResolvers<never>()
  readonly #finished = Promise.withResolvers<void>()
  #run: Run | undefined
  #sentAt = 0

  constructor(target: Target) {
    this.#target = target
    // Shared buffer of all reads, so that reading allocates almost nothing.
    const onread = { buffer: this.#buffer, callback: (size: number) => this.#receive(size) }
    this.#socket = connect({ host: target.host, port: target.port, noDelay: true, onread })
    this.#socket.once('error', (error) => this.#failed.reject(new PlainError(error.message)))
    this.#socket.once('close', () => this.#failed.reject(new PlainError('a connection that ended')))
    this.#failed.promise.catch(() => undefined)
  }

  opened(): Promise<void> {
    const connected = new Promise<void>((resolve) => this.#socket.once('connect', () => resolve()))
    return Promise.race([connected, this.#failed.promise])
  }

  /** Sends requests until the end of the run, and waits for the response that is then under way. */
  run(run: Run): Promise<void> {
    this.#run = run
    this.#socket.setTimeout(run.timeoutMs, () =>
      this.#failed.reject(new PlainError(`no byte within ${run.timeoutMs} ms`)),
    )
    this.#send(performance.now())
    return Promise.race([this.#finished.promise, this.#failed.promise])
  }

  close(): void {
    this.#socket.destroy()
  }

  #send(now: number): void {
    this.#sentAt = now
    this.#socket.write(this.#target.request)
  }

  #receive(size: number): boolean {
    try {
      if (this.#reader.read(this.#buffer.subarray(0, size))) this.#completed()
    } catch (error) {
      this.#failed.reject(error)
    }
    return true
  }

  #completed(): void {
    if (this.#run === undefined) throw new PlainError('a response nobody asked for')
    const now = performance.now()
    this.#run.latenciesMs.push(now - this.#sentAt)
    if (now < this.#run.endsAt) this.#send(now)
    else this.#finished.resolve()
  }
}

/**
 * Keeps every connection busy for the given time, then waits for pending responses, so that all the server's work
 * counts.
 * @throws PlainError naming the first failure
 */
export async function generateLoad(request: LoadRequest, options: LoadOptions): Promise<LoadSummary> {
  const target = targetOf(request)
  const connections = Array.from({ length: options.connections }, () => new LoadConnection(target))
  const latenciesMs: number[] = []
  try {
    await Promise.all(connections.map((connection) => connection.opened()))
    const startedAt = performance.now()
    const endsAt = startedAt + options.seconds * 1000
    const run = { endsAt, latenciesMs, timeoutMs: options.timeoutMs ?? defaultTimeoutMs }
    await Promise.all(connections.map((connection) => connection.run(run)))
    const seconds = (performance.now() - startedAt) / 1000
    return { responses: latenciesMs.length, seconds, latenciesMs }
  } catch (error) {
    throw error instanceof PlainError ? new PlainError(`${request.url} gave ${error.message}.`) : error
  } finally {
    for (const connection of connections) connection.close()
  }
}
