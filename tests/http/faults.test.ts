import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Persona, signInAll } from '../../scripts/lib/portal-visits.ts'
import { failCell, notRecovered, unexpectedLines } from '../support/fault-matrix.ts'
import { type FaultStand, startFaultStand } from '../support/fault-stand.ts'
import { type KnownTarget, knownTargets } from '../support/fault-targets.ts'

// A sample; `npm run proof -- faults` lets each backend fail in every way.
let stand: FaultStand
let cookies: Readonly<Record<Persona, string>>
let targets: readonly KnownTarget[]

beforeAll(async () => {
  stand = await startFaultStand()
  cookies = await signInAll(stand.portalUrl)
  targets = await knownTargets(stand.portalUrl, cookies)
}, 240_000)
afterAll(() => stand.stop())

describe.each([
  { backend: 'product', fault: 'wrong_json' },
  { backend: 'content', fault: 'reset' },
  { backend: 'identity', fault: 'html' },
] as const)('while the $backend backend fails ($fault)', ({ backend, fault }) => {
  it('every route answers as always, or says so with the right status and in its language', async () => {
    await stand.forget()
    const { problems, statuses } = await failCell(stand, { backend, fault, phase: 'fresh', targets, cookies })
    expect(problems).toEqual([])
    expect(statuses).not.toHaveProperty('500')
    expect(unexpectedLines(stand)).toEqual([])
  }, 120_000)

  it('everything is as before once it has ended, without a restart', async () => {
    expect(await notRecovered(stand, targets, cookies)).toEqual([])
  }, 120_000)
})

// P-129, P-215
it('cached pages are shown as if nothing were wrong', async () => {
  const kept = targets.filter(
    ({ path, persona }) => persona === 'visitor' && ['/', '/en', '/fonds', '/en/funds'].includes(path),
  )
  const { statuses } = await failCell(stand, {
    ...{ backend: 'product', fault: 'refuse', phase: 'kept' },
    ...{ targets: kept, cookies },
  })
  expect(statuses).toEqual({ 200: 4 })
})
