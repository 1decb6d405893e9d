import type { DocumentSubTypeCode } from '../product/vocabulary.ts'
import { type Draft, titleDate } from './document-titles.ts'
import type { FundPlan } from './fund-plan.ts'
import type { ShareRow } from './shares.ts'

type Languages = Draft['languages']

function release(
  subType: DocumentSubTypeCode,
  date: string,
  rest: Pick<Draft, 'languages' | 'access'>,
): Draft {
  return {
    group: 'reporting',
    type: 'press-release',
    subType,
    suffix: titleDate(date),
    publishedOn: date,
    periodEnd: date,
    ...rest,
  }
}

/** Press releases of a share's last distributions and capital call. */
export function pressReleases(share: ShareRow, languages: Languages): Draft[] {
  const paid = share.distributions
    .slice(-2)
    .map(({ date }) => release('distribution', date, { languages, access: 'public' }))
  const called = share.capitalCalls
    .slice(1)
    .slice(-1)
    .map(({ date }) => release('capital-call', date, { languages }))
  return [...paid, ...called]
}

/** Releases of a fund that is sold, in both languages: also of the day from which it may be subscribed (P-337). */
export function releasesOfOpenFund({ status, subscription }: FundPlan, share: ShareRow): Draft[] {
  if (status !== 'open') return []
  return [
    ...pressReleases(share, ['en']),
    release('fund-life', subscription.opensOn, { languages: ['fr', 'en'], access: 'public' }),
  ]
}
