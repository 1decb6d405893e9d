import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { mandates } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { addDays } from '../../seed/plain-dates.ts'
import { mailEnd } from './mandate-mails.ts'
import { isBetween, isNotOver, type Mandate } from './mandate-rows.ts'

type TellDeps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox' | 'now'>

/** Days after its last one for which the end of a mandate is still news. */
const daysTold = 7
/** Mandates of one run: the others come in the next one. */
const mostMandates = 200

/** Notes the mail before it is sent, so that of several processes one sends it; false when another has. */
async function noteEnd({ db, now }: TellDeps, id: string): Promise<boolean> {
  const isNew = and(eq(mandates.id, id), isNull(mandates.endToldAt))
  const noted = await db
    .update(mandates)
    .set({ endToldAt: now() })
    .where(isNew)
    .returning({ id: mandates.id })
  return noted.length === 1
}

/** Reports whether another mandate goes on, or begins, between the same two: this one was renewed. */
async function isRenewed({ db, now }: TellDeps, mandate: Mandate): Promise<boolean> {
  const goesOn = and(isBetween(mandate), isNotOver(plainDateAt(now())))
  const [found] = await db.select({ id: mandates.id }).from(mandates).where(goesOn).limit(1)
  return found !== undefined
}

/**
 * Tells both sides of each mandate whose last day has passed, once (P-699). A mandate that was renewed is not told of; a mail
 * that cannot be sent is tried again in the next run.
 */
export async function tellOfEnds(deps: TellDeps, stop?: AbortSignal): Promise<void> {
  const today = plainDateAt(deps.now())
  const hasEnded = and(lt(mandates.until, today), gte(mandates.until, addDays(today, -daysTold)))
  const over = await deps.db
    .select()
    .from(mandates)
    .where(and(hasEnded, isNull(mandates.endedAt), isNull(mandates.endToldAt)))
    .orderBy(asc(mandates.until), asc(mandates.id))
    .limit(mostMandates)
  for (const mandate of over) {
    if (stop?.aborted) return
    if (!(await noteEnd(deps, mandate.id)) || (await isRenewed(deps, mandate))) continue
    try {
      await mailEnd(deps, mandate)
    } catch (error) {
      await deps.db.update(mandates).set({ endToldAt: null }).where(eq(mandates.id, mandate.id))
      deps.log.warn({ err: error }, 'end of a mandate not told')
    }
  }
}

/** Often, so that a process that is restarted every hour tells too; each end is told of once. */
const intervalMs = 10 * 60_000

/** Tells of ended mandates every ten minutes; returns the function that stops it. */
export function tellOfEndsRegularly(deps: TellDeps & Pick<SandboxDeps, 'background'>): () => void {
  const tell = () => deps.background.run('ends of mandates', (stop) => tellOfEnds(deps, stop))
  const timer = setInterval(tell, intervalMs).unref()
  return () => clearInterval(timer)
}
