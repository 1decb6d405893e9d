import type { clientSubscriptions } from '../database/schema/index.ts'
import { searchableText } from '../product/search-text.ts'
import { addDays, earlierOf, laterOf } from './plain-dates.ts'
import { createRandom, type Random } from './random.ts'
import { familyNames, givenNames } from './texts/people-names.ts'

type Row = typeof clientSubscriptions.$inferInsert

/** A share that clients may have subscribed to. */
export type SeedShare = {
  readonly id: string
  readonly fundId: number
  readonly currency: string
  readonly startDate: string
  /** Least amount of a subscription, as a decimal; null without one. */
  readonly minimum: string | null
  /** Last day of the fund's subscription period. */
  readonly closesOn: string | null
}

/** A share that an amount suffices for: the wanted one where it does. */
export function shareForAmount(
  shares: readonly SeedShare[],
  wanted: SeedShare | undefined,
  amount: string,
): SeedShare | undefined {
  const suffices = ({ minimum }: SeedShare) => Number(amount) >= Number(minimum ?? 0)
  return wanted !== undefined && suffices(wanted) ? wanted : shares.find(suffices)
}

/** Number of subscriptions per team, through which companies, in the funds of its agreements. */
const plans = [
  { teamId: 1, partnerIds: [2, 3, 4], count: 96, funds: [1, 24] },
  { teamId: 2, partnerIds: [2, 3, 4], count: 84, funds: [1, 12] },
  { teamId: 3, partnerIds: [2, 3, 4], count: 30, funds: [13, 24] },
  { teamId: 5, partnerIds: [6], count: 42, funds: [5, 20] },
  { teamId: 6, partnerIds: [8], count: 48, funds: [20, 48] },
  { teamId: 7, partnerIds: [9], count: 64, funds: [1, 64] },
] as const

const latestDay = '2026-10-30'
const subscriptionDays = 700

function clientName(random: Random): string {
  const family = random.pick(familyNames)
  switch (random.integer(0, 9)) {
    case 0:
      return `SCI ${family}`
    case 1:
      return `Holding ${family} et associés`
    default:
      return `${random.pick(givenNames)} ${family}`
  }
}

const mostlyCompleted = [
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'transferred',
  'cancelled',
] as const

function dayAfter({ closesOn, startDate }: SeedShare, random: Random): string {
  const day = earlierOf(
    addDays(startDate, random.integer(0, subscriptionDays)),
    addDays(latestDay, -random.integer(0, 60)),
  )
  return laterOf(startDate, closesOn === null ? day : earlierOf(day, closesOn))
}

/** An amount that the fund accepts. */
function amountOf({ minimum }: SeedShare, random: Random): number {
  const drawn = random.integer(5, 90) * 1000 + random.integer(0, 1) * 500
  const least = Number(minimum ?? 0)
  return drawn < least ? least + drawn : drawn
}

type Who = Pick<Row, 'teamId' | 'partnerId'> & { readonly id: number }

const completesAfter = 10
const endsAfter = 60

/** Days of payment and end; drawn from the number of the subscription, so that other values stay as they were. */
function daysOf(status: string, subscribedOn: string, id: number): Pick<Row, 'paidOn' | 'endedOn'> {
  const paidOn = addDays(subscribedOn, completesAfter + (id % 20))
  const endedOn = earlierOf(addDays(paidOn, endsAfter + ((id * 37) % 300)), latestDay)
  if (status === 'cancelled') return { paidOn: null, endedOn: paidOn }
  return {
    paidOn: status === 'pending' ? null : paidOn,
    endedOn: status === 'transferred' ? endedOn : null,
  }
}

function draw(random: Random, share: SeedShare, who: Who): Row {
  const name = clientName(random)
  const subscribedOn = dayAfter(share, random)
  const isRecent = subscribedOn >= '2026-09-01'
  const amount = `${amountOf(share, random)}.00`
  const status = isRecent ? 'pending' : random.pick(mostlyCompleted)
  return {
    ...who,
    clientName: name,
    clientSort: searchableText(name),
    fundId: share.fundId,
    shareId: share.id,
    amount,
    currency: share.currency,
    subscribedOn,
    status,
    ...daysOf(status, subscribedOn, who.id),
  }
}

/** Generates the subscriptions of the demo teams' clients, deterministically for a given set of shares. */
export function drawClientSubscriptions(shares: readonly SeedShare[]): Row[] {
  const random = createRandom('client subscriptions')
  let id = 0
  return plans.flatMap(({ count, funds: [first, last], partnerIds, teamId }) => {
    const [share, ...others] = shares.filter(({ fundId }) => fundId >= first && fundId <= last)
    if (share === undefined) return []
    return Array.from({ length: count }, () => {
      id += 1
      return draw(random, random.pick([share, ...others]), { id, teamId, partnerId: random.pick(partnerIds) })
    })
  })
}
