import { PlainError } from '../lib/project.ts'
import { signInByHttp } from './bench-visitor.ts'
import { type CallCounter, startCallCounter } from './call-counter.ts'
import { prepareStand, startPortal, startSandbox } from './stand.ts'
import { quantile } from './statistics.ts'

/** Funds of the stand: the advisors' team has all of them, and so more than ten thousand documents. */
const fundCount = 800

const advisor = { email: 'advisor@cgp-demo.example', client: 'partner' } as const

/** Questions of a reader: the first page, far ones, each order, each filter, words that many and few titles have. */
const questions = [
  '',
  '?page=120',
  '?sort=title',
  '?sort=-title&page=60',
  '?sort=fund&page=30',
  '?year=2024',
  '?type=half-yearly-report',
  '?fund=fnd-10&year=2025',
  '?q=rapport',
  '?q=croissance+2024&sort=title',
]

type Latency = { readonly p50Ms: number; readonly p95Ms: number }

/** What a library of more than ten thousand documents costs its reader. */
export type LibraryFigures = {
  readonly documents: number
  /** Questions, each asked so many times, one after the other. */
  readonly questions: number
  readonly rounds: number
  /** The product API's answer, with its counts. */
  readonly productApi: Latency
  /** The whole page, which is rendered for its reader alone. */
  readonly page: Latency
}

const latencyOf = (times: readonly number[]): Latency => ({
  p50Ms: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
})

async function timePage(
  url: string,
  cookie: string,
): Promise<{ readonly ms: number; readonly html: string }> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })
  const html = await response.text()
  if (response.status !== 200 || !html.includes('documents.zip'))
    throw new PlainError(`${url} answered ${response.status} without documents.`)
  return { ms: performance.now() - startedAt, html }
}

/** The number of documents, as the page says it: `11 829 documents`, with spaces of any kind. */
const documentsIn = (html: string): number =>
  Number(/>(\d{1,3}(?:\s\d{3})*)\s*documents</u.exec(html)?.[1]?.replaceAll(/\s/gu, '') ?? Number.NaN)

async function askAll(portalUrl: string, counter: CallCounter, rounds: number): Promise<LibraryFigures> {
  const cookie = await signInByHttp(portalUrl, advisor)
  const page = `${portalUrl}/mon-compte/documents`
  const first = await timePage(page, cookie)
  const times: number[] = []
  const searches = () => counter.timesOf(/\/documents\/search/)
  const before = searches().length
  for (let round = 0; round < rounds; round += 1)
    for (const question of questions) times.push((await timePage(`${page}${question}`, cookie)).ms)
  return {
    documents: documentsIn(first.html),
    questions: questions.length,
    rounds,
    productApi: latencyOf(searches().slice(before)),
    page: latencyOf(times),
  }
}

/** Measures the library of a reader with more than ten thousand documents: API answer and whole page. */
export async function measureLibrary(rounds: number): Promise<LibraryFigures> {
  console.log('A library of ten thousand documents …')
  const sandboxAddress: { url?: string } = {}
  const counter = await startCallCounter(() => sandboxAddress.url ?? '')
  const stand = await prepareStand(fundCount, { PRODUCT_API_URL: `${counter.url}/product` })
  sandboxAddress.url = stand.settings.sandbox.localUrl
  const sandbox = await startSandbox(stand)
  try {
    const { service } = await startPortal(stand)
    try {
      return await askAll(stand.settings.portal.url, counter, rounds)
    } finally {
      await service.stop()
    }
  } finally {
    await sandbox.service.stop()
    counter.stop()
  }
}
