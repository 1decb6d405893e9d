import { type Draft, titleDate, titleYear } from './document-titles.ts'
import type { FundPlan } from './fund-plan.ts'
import { addDays, addMonths, lastAnniversary, yearOf } from './plain-dates.ts'

/** Funds whose investors get statements in the seed: some of those with notices. */
const fundsWithStatements: readonly number[] = [13, 14, 26]
const bothLanguages = ['fr', 'en'] as const

const quarters = [
  ['2025-03-31', 'first-quarter'],
  ['2025-06-30', 'second-quarter'],
  ['2025-09-30', 'third-quarter'],
  ['2025-12-31', 'fourth-quarter'],
  ['2026-03-31', 'first-quarter'],
] as const

/** Days from the end of a quarter to its statement. */
const statementDays = 45

const taxYears = [2024, 2025] as const

/**
 * Versions that others took the place of (P-611): the statement of the last quarter of 2025, corrected four days
 * later, and key information of the years before.
 */
export function earlierVersions({ asOf, launchDate, number }: FundPlan): readonly Draft[] {
  if (!fundsWithStatements.includes(number)) return []
  const inForce = lastAnniversary(2, 10, asOf)
  const keyInformation = [12, 24]
    .map((months) => addMonths(inForce, -months))
    .filter((publishedOn) => publishedOn > launchDate)
    .map(
      (publishedOn): Draft => ({
        group: 'legal',
        type: 'key-information',
        subType: 'by-share',
        suffix: titleYear(yearOf(publishedOn)),
        publishedOn,
        periodEnd: null,
        languages: bothLanguages,
      }),
    )
  const statement: Draft = {
    group: 'reporting',
    type: 'quarterly-statement',
    subType: 'fourth-quarter',
    suffix: titleDate('2025-12-31'),
    publishedOn: addDays('2025-12-31', statementDays - 4),
    periodEnd: '2025-12-31',
    languages: bothLanguages,
  }
  return [statement, ...keyInformation]
}

/** The quarterly statements and yearly tax documents of a fund, with the year that they are about (P-437). */
export function statements(fund: number): readonly Draft[] {
  if (!fundsWithStatements.includes(fund)) return []
  const quarterly = quarters.map(
    ([end, subType]): Draft => ({
      group: 'reporting',
      type: 'quarterly-statement',
      subType,
      suffix: titleDate(end),
      publishedOn: addDays(end, statementDays),
      periodEnd: end,
      languages: bothLanguages,
    }),
  )
  const yearly = taxYears.map(
    (year): Draft => ({
      group: 'reporting',
      type: 'tax-statement',
      subType: 'tax-year',
      suffix: titleYear(year),
      publishedOn: `${year + 1}-02-18`,
      periodEnd: `${year}-12-31`,
      languages: ['fr'],
    }),
  )
  return [...quarterly, ...yearly]
}
