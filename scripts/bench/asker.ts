import { AskingConnection, type AskTally, type AskTarget } from './asking-connection.ts'

/** What is asked again and again. */
export type Question = {
  /** `http:` alone. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

export type AskPlan = {
  readonly connections: number
  readonly seconds: number
  /** For how long a request may be under way. */
  readonly timeoutMs?: number
}

/** What came of it; every request that was made is in one of the first three. */
export type Asked = Readonly<Omit<AskTally, 'timesMs'>> & {
  readonly timesMs: readonly number[]
  /** From the first request to the end of the last answer. */
  readonly seconds: number
}

const defaultTimeoutMs = 10_000
const checksPerTimeout = 10

function targetOf({ url, headers }: Question): AskTarget {
  const { host, hostname, port, pathname, search } = new URL(url)
  const fields = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${fields.join('')}\r\n`, 'latin1')
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 80), request }
}

async function askOver(
  connections: readonly AskingConnection[],
  seconds: number,
  timeoutMs: number,
): Promise<number> {
  await Promise.all(connections.map((connection) => connection.opened()))
  const check = () => connections.forEach((connection) => void connection.giveUpAfter(timeoutMs))
  const timer = setInterval(check, timeoutMs / checksPerTimeout)
  const startedAt = performance.now()
  try {
    await Promise.all(connections.map((connection) => connection.askUntil(startedAt + seconds * 1000)))
  } finally {
    clearInterval(timer)
  }
  return (performance.now() - startedAt) / 1000
}

/**
 * Asks one question over some keep-alive connections, on each again as soon as its answer is whole. After the time no
 * new request is made, and those that are under way are waited for: all that the server has worked for is counted.
 */
export async function ask(question: Question, plan: AskPlan): Promise<Asked> {
  const { connections: count, seconds: askedFor, timeoutMs = defaultTimeoutMs } = plan
  const target = targetOf(question)
  const tally: AskTally = {
    answers: 0,
    otherAnswers: 0,
    errors: 0,
    reconnects: 0,
    firstFault: undefined,
    timesMs: [],
  }
  const connections = Array.from({ length: count }, () => new AskingConnection(target, tally))
  const seconds = await askOver(connections, askedFor, timeoutMs)
  for (const connection of connections) connection.close()
  return { ...tally, seconds }
}
