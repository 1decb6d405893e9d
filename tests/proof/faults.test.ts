import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Persona, signInAll } from '../../scripts/lib/portal-visits.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { type CellFigures, failCell, notRecovered, unexpectedLines } from '../support/fault-matrix.ts'
import { faults } from '../support/fault-proxy.ts'
import { backends, type FaultStand, startFaultStand } from '../support/fault-stand.ts'
import { type KnownTarget, knownTargets } from '../support/fault-targets.ts'

/** A page makes a few calls one after the other, each with a timeout of five seconds; a busy machine adds to that. */
const slowestMs = 30_000

let stand: FaultStand
let cookies: Readonly<Record<Persona, string>>
let targets: readonly KnownTarget[]
const cells: CellFigures[] = []

beforeAll(async () => {
  stand = await startFaultStand()
  cookies = await signInAll(stand.portalUrl)
  targets = await knownTargets(stand.portalUrl, cookies)
}, 240_000)

afterAll(async () => {
  writeFigures('faults-figures', {
    targets: targets.length,
    answers: cells.reduce((sum, { statuses }) => sum + Object.values(statuses).reduce((a, b) => a + b, 0), 0),
    cells,
  })
  await stand.stop()
})

describe.each(backends)('while the %s backend fails', (backend) => {
  describe.each(faults)('by %s', (fault) => {
    it.each(['fresh', 'kept'] as const)(
      'every route responds, with a %s cache, and recovers afterwards',
      async (phase) => {
        if (phase === 'fresh') await stand.forget()
        const cell = await failCell(stand, { backend, fault, phase, targets, cookies })
        cells.push(cell)
        expect(cell.problems).toEqual([])
        expect(cell.slowestMs).toBeLessThan(slowestMs)
        expect(await notRecovered(stand, targets, cookies)).toEqual([])
        expect(unexpectedLines(stand)).toEqual([])
      },
    )
  })
})
