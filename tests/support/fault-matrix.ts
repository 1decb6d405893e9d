import { setTimeout as wait } from 'node:timers/promises'
import englishErrors from '../../i18n/en/errors/index.ts'
import frenchErrors from '../../i18n/fr/errors/index.ts'
import type { Persona } from '../../scripts/lib/portal-visits.ts'
import { languageTags } from '../../src/routing/addresses/locales.ts'
import { type Fault, secretWords, statusesOf } from './fault-proxy.ts'
import type { Backend, FaultStand } from './fault-stand.ts'
import { type Answered, askFor, type KnownTarget } from './fault-targets.ts'
import { pageText, plainSpaces } from './page-text.ts'

/** Result of requesting all targets while a backend failed. */
export type CellFigures = {
  readonly backend: Backend
  readonly fault: Fault
  readonly phase: 'fresh' | 'kept'
  readonly statuses: Readonly<Record<number, number>>
  readonly slowestMs: number
  /** Problems found, one sentence each. */
  readonly problems: readonly string[]
}

type Cookies = Readonly<Record<Persona, string>>

const atOnce = 12
const advice = { fr: frenchErrors.advice, en: englishErrors.advice } as const
const adviceOf = { 429: 'tooManyRequests', 502: 'unexpectedAnswer', 503: 'unavailable' } as const
const stackTrace = /\n\s+at .+:\d+:\d+|node_modules|\/src\/\w/

/** Reports whether a target responds with 503 to any fault (P-033): look-ups of old URLs, sitemaps and feeds. */
const isTemporaryAlways = ({ path, persona }: KnownTarget) =>
  persona === 'visitor' && /fnd-\d|\.xml$/.test(path)

/** The staff's token is given up when their user cannot be read (P-142), so they sign in again. */
const isSignedOut = ({ persona }: KnownTarget, { status, location }: Answered) =>
  persona === 'staff' && status === 302 && /^\/(connexion\/equipe|en\/login\/team)$/.test(location ?? '')

/** Returns the fault of a response that reports a failure. */
function faultOfApology({ body, headers, status }: Answered, target: KnownTarget, fault: Fault): string[] {
  const expected = isTemporaryAlways(target) ? ([503] as const) : statusesOf[fault]
  const said = expected.find((one) => one === status)
  if (said === undefined) return [`${status} instead of ${target.status} or ${expected.join(' or ')}`]
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const isWithoutRetry = !(Number(headers.get('retry-after')) > 0)
  const wrong = [isWithoutRetry ? 'no Retry-After' : '', headers.has('age') ? 'kept an apology' : '']
  if (!isPage) return wrong.filter(Boolean)
  const text = pageText(body)
  const words = [...text.values()].join(' ')
  const hasAdvice = words.includes(plainSpaces(advice[target.locale][adviceOf[said]]))
  return [...wrong, hasAdvice ? '' : 'no advice in its language'].filter(Boolean)
}

function problemsOf(answered: Answered, target: KnownTarget, fault: Fault): string[] {
  const { status, location, body, headers } = answered
  const isAsAlways =
    (status === target.status && location === target.location) || isSignedOut(target, answered)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const isInLanguage =
    !isPage || status === 302 || body.includes(`<html lang="${languageTags[target.locale]}"`)
  return [
    ...(isAsAlways ? [] : faultOfApology(answered, target, fault)),
    body.includes(secretWords) ? 'words of the backend' : '',
    stackTrace.test(body) ? 'a stack trace' : '',
    isInLanguage ? '' : 'the wrong language',
  ].filter(Boolean)
}

/** Asks for all targets, a few at a time. */
async function askAll<T>(
  targets: readonly KnownTarget[],
  ask: (target: KnownTarget) => Promise<T>,
): Promise<T[]> {
  const waiting = [...targets]
  const worker = async (): Promise<T[]> => {
    const done: T[] = []
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.push(await ask(next))
    return done
  }
  return (await Promise.all(Array.from({ length: atOnce }, worker))).flat()
}

type Cell = {
  readonly backend: Backend
  readonly fault: Fault
  readonly phase: CellFigures['phase']
  readonly targets: readonly KnownTarget[]
  readonly cookies: Cookies
}

/** Makes a backend fail, and requests all targets meanwhile. */
export async function failCell(
  stand: FaultStand,
  { backend, fault, phase, targets, cookies }: Cell,
): Promise<CellFigures> {
  stand.proxies[backend].fault = fault
  const answers = await askAll(targets, async (target) => ({
    target,
    answered: await askFor(stand.portalUrl, target, cookies),
  }))
  stand.proxies[backend].fault = undefined
  return {
    ...{ backend, fault, phase },
    statuses: Object.fromEntries(
      [...Map.groupBy(answers, ({ answered }) => answered.status)].map(([status, of]) => [status, of.length]),
    ),
    slowestMs: Math.round(Math.max(...answers.map(({ answered }) => answered.ms))),
    problems: answers.flatMap(({ target, answered }) =>
      problemsOf(answered, target, fault).map((problem) => `${target.path} (${target.persona}): ${problem}`),
    ),
  }
}

const recoveryAttempts = 20
const pauseMs = 500

/**
 * Returns the difference that remains after a fault; the first request after an outage may still be the one that
 * detects its end.
 */
async function lastingDifference(
  stand: FaultStand,
  target: KnownTarget,
  cookies: Cookies,
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, location } = await askFor(stand.portalUrl, target, cookies)
    if (status === target.status && location === target.location) return []
    if (attempt === recoveryAttempts)
      return [`${target.path} (${target.persona}): ${status} ${location ?? ''} instead of ${target.status}`]
    await wait(pauseMs)
  }
}

/** Lists the differences that remain once the fault has ended; nothing was restarted. */
export async function notRecovered(
  stand: FaultStand,
  targets: readonly KnownTarget[],
  cookies: Cookies,
): Promise<string[]> {
  return (await askAll(targets, (target) => lastingDifference(stand, target, cookies))).flat()
}

/** Returns the lines of the portal's log about unexpected exceptions. */
export const unexpectedLines = ({ portal }: FaultStand): string[] =>
  portal.printed.filter((line) => /"msg":"request failed"|unhandled|uncaught/i.test(line))
