import { setTimeout as wait } from 'node:timers/promises'
import { PlainError } from '../lib/project.ts'
import { launchPortal } from '../lib/services.ts'
import { signInByHttp } from './bench-visitor.ts'
import { type CallCounter, startCallCounter } from './call-counter.ts'
import { type LoadPlan, type LoadResult, measureLoad } from './load.ts'
import { onOwnCore } from './measure-stand.ts'
import type { RefreshFigures, SessionFigures } from './session-figures.ts'
import { prepareStand, type Stand, startPortal, startSandbox, startUntilAnswer } from './stand.ts'
import { quantile } from './statistics.ts'

const sessionCount = 20
/** As many as a portal works on at a time. */
const requestCount = 100
const tokensLiveS = 1

const pages = [
  { name: 'home', path: '/', shows: ['Se déconnecter'] },
  { name: 'account', path: '/mon-compte', shows: ['Mon profil'] },
  { name: 'list', path: '/fonds', shows: ['Se déconnecter'] },
]

async function measurePages(
  stand: Stand,
  sandboxPid: number,
  plan: LoadPlan,
): Promise<readonly LoadResult[]> {
  const { service, pid } = await startPortal(stand)
  try {
    const { url } = stand.settings.portal
    const cookie = await signInByHttp(url)
    const target = { name: 'portal, signed in', url, pid, headers: { cookie } } as const
    const { result } = await onOwnCore([pid], [process.pid, sandboxPid], () =>
      measureLoad([target], pages, plan),
    )
    return result
  } finally {
    await service.stop()
  }
}

/** Asks for a session; the time of the whole answer in milliseconds. */
async function timeSession(url: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/auth/session`, { headers: { cookie } })
  const { user } = await response.json()
  if (user === undefined) throw new PlainError('A session of the benchmark was lost while it was refreshed.')
  return performance.now() - startedAt
}

async function measureRounds(url: string, counter: CallCounter, rounds: number): Promise<RefreshFigures> {
  const cookies: string[] = []
  for (let index = 0; index < sessionCount; index += 1) cookies.push(await signInByHttp(url))
  const times: number[] = []
  let calls = 0
  for (let round = 0; round < rounds; round += 1) {
    await wait(tokensLiveS * 1000 + 100)
    const before = counter.tokenCalls()
    const asked = Array.from({ length: requestCount }, (_, index) => cookies[index % sessionCount] ?? '')
    times.push(...(await Promise.all(asked.map((cookie) => timeSession(url, cookie)))))
    calls += counter.tokenCalls() - before
  }
  return {
    sessions: sessionCount,
    requests: requestCount,
    rounds,
    tokenCallsPerSession: calls / (rounds * sessionCount),
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  }
}

/** The portal with tokens that age in a second, so that every round has to replace them. */
async function measureRefresh(stand: Stand, counter: CallCounter, rounds: number): Promise<RefreshFigures> {
  const { settings, log } = stand
  const variables = { ...settings.variables, SESSION_REFRESH_S: String(tokensLiveS) }
  const start = () => launchPortal({ ...settings, variables }, { output: log })
  const { service } = await startUntilAnswer(stand, start, `${settings.portal.localUrl}/`)
  try {
    return await measureRounds(settings.portal.url, counter, rounds)
  } finally {
    await service.stop()
  }
}

/** Measures pages of a signed-in visitor, and a hundred requests at once that meet tokens that are too old. */
export async function measureSessions(plan: LoadPlan): Promise<SessionFigures> {
  console.log('Sessions …')
  const sandboxAddress: { url?: string } = {}
  const counter = await startCallCounter(() => sandboxAddress.url ?? '')
  const stand = await prepareStand(64, { SANDBOX_PUBLIC_URL: counter.url })
  sandboxAddress.url = stand.settings.sandbox.localUrl
  const sandbox = await startSandbox(stand)
  try {
    const load = await measurePages(stand, sandbox.pid, plan)
    return { load, refresh: await measureRefresh(stand, counter, plan.rounds) }
  } finally {
    await sandbox.service.stop()
    counter.stop()
  }
}
