import { connect, type Socket } from 'node:net'
import type { AnswerHead } from './answer-head.ts'
import { createAnswerReader } from './answer-reader.ts'

/** Where to ask, and the bytes of the whole request. */
export type AskTarget = { readonly host: string; readonly port: number; readonly request: Buffer }

/** What came of all requests of a load. */
export type AskTally = {
  /** Whole answers with status 200. */
  answers: number
  /** Whole answers with another status. */
  otherAnswers: number
  /** Requests without a whole answer: refused, broken off, late, or answered with something that is not HTTP. */
  errors: number
  /** Connections that were opened for one that had ended. */
  reconnects: number
  /** What was wrong first, for whoever looks into it. */
  firstFault: string | undefined
  /** Milliseconds from each request to the last byte of its answer; with a new connection, when one had to be opened. */
  readonly timesMs: number[]
}

const readBytes = 65_536
const waitAfterFaultMs = 50

/** One keep-alive connection: asks, waits until the whole answer is there, asks again. */
export class AskingConnection {
  readonly #target: AskTarget
  readonly #tally: AskTally
  /** Every read goes into the same memory, so that reading allocates next to nothing. */
  readonly #buffer = Buffer.allocUnsafeSlow(readBytes)
  #reader = createAnswerReader()
  #socket: Socket
  /** When the request was made that is under way; undefined when none is. */
  #askedAt: number | undefined
  #endsAt = 0
  #finish = () => {}

  constructor(target: AskTarget, tally: AskTally) {
    this.#target = target
    this.#tally = tally
    this.#socket = this.#connect()
  }

  /** Resolves when the connection stands, and when it cannot be had. */
  opened(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once('connect', resolve).once('close', () => resolve())
    })
  }

  /** Asks until `endsAt` (as `performance.now` has it), then waits for the answer that is under way. */
  askUntil(endsAt: number): Promise<void> {
    this.#endsAt = endsAt
    return new Promise((resolve) => {
      this.#finish = resolve
      this.#next(performance.now())
    })
  }

  /** Gives up a request that has been under way for longer than `timeoutMs`. */
  giveUpAfter(timeoutMs: number): void {
    if (this.#askedAt === undefined || performance.now() - this.#askedAt < timeoutMs) return
    this.#note(`no whole answer within ${timeoutMs} ms`)
    this.#socket.destroy()
  }

  /** Leaves, whatever is under way. */
  close(): void {
    this.#socket.destroy()
  }

  #connect(): Socket {
    const { host, port } = this.#target
    const onread = { buffer: this.#buffer, callback: (size: number) => this.#take(size) }
    this.#reader = createAnswerReader()
    const socket = connect({ host, port, noDelay: true, onread })
    socket.on('error', (error: NodeJS.ErrnoException) => this.#note(error.code ?? error.message))
    socket.once('close', (hadError: boolean) => this.#ended(socket, hadError))
    return socket
  }

  #note(fault: string): void {
    this.#tally.firstFault ??= fault
  }

  #next(now: number): void {
    if (now >= this.#endsAt) this.#finish()
    else this.#ask(now)
  }

  #ask(now: number): void {
    if (this.#socket.destroyed) {
      this.#tally.reconnects += 1
      this.#socket = this.#connect()
    }
    this.#askedAt = now
    this.#socket.write(this.#target.request)
  }

  #take(size: number): true {
    try {
      const head = this.#reader.read(this.#buffer.subarray(0, size))
      if (head !== undefined) this.#answered(head)
    } catch (error) {
      this.#note(String(error))
      this.#socket.destroy()
    }
    return true
  }

  #answered({ status, isLast }: AnswerHead): void {
    const now = performance.now()
    // Some servers say something before they end a connection on which nobody has asked.
    if (isLast || this.#askedAt === undefined) this.#socket.destroy()
    if (this.#askedAt === undefined) return
    this.#tally.timesMs.push(now - this.#askedAt)
    this.#askedAt = undefined
    this.#count(status)
    this.#next(now)
  }

  #count(status: number): void {
    if (status === 200) this.#tally.answers += 1
    else {
      this.#tally.otherAnswers += 1
      this.#note(`status ${status}`)
    }
  }

  #ended(socket: Socket, hadError: boolean): void {
    if (socket !== this.#socket || this.#askedAt === undefined) return
    const head = hadError ? undefined : this.#reader.end()
    if (head === undefined) this.#failed()
    else this.#answered(head)
  }

  #failed(): void {
    this.#askedAt = undefined
    this.#tally.errors += 1
    this.#note('a connection ended before its answer')
    // A server that refuses is not asked as fast as a loop goes round.
    setTimeout(() => this.#next(performance.now()), waitAfterFaultMs)
  }
}
