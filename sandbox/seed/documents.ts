import type { documents } from '../database/schema/index.ts'
import { documentPages } from '../product/pdf/document-input.ts'
import { type Draft, documentTitle, titleDate, titleYear } from './document-titles.ts'
import type { FundPlan } from './fund-plan.ts'
import { earlierVersions, statements } from './notice-statements.ts'
import {
  addDays,
  addMonths,
  earlierOf,
  lastAnniversary,
  laterOf,
  monthOf,
  plainDate,
  yearOf,
} from './plain-dates.ts'
import { pressReleases, releasesOfOpenFund } from './press-releases.ts'
import type { ShareRow } from './shares.ts'

/** A document as stored. */
export type DocumentRow = typeof documents.$inferInsert

const bothLanguages = ['fr', 'en'] as const
const frenchOnly = ['fr'] as const
const mostDocumentsOfAFund = 40

/** Types in which a later document replaces the earlier one. */
const versionedTypes: readonly string[] = ['key-information', 'quarterly-statement']

/** The last day on which a document of the fund may be published. */
const lastDayOf = ({ asOf, endDate, status }: FundPlan): string =>
  status === 'liquidation' && endDate !== null ? endDate : asOf

function currentDocuments(plan: FundPlan): Draft[] {
  const lastDay = lastDayOf(plan)
  const yearly = (month: number, day: number) => {
    const publishedOn = laterOf(lastAnniversary(month, day, lastDay), plan.launchDate)
    return { publishedOn, suffix: titleYear(yearOf(publishedOn)), periodEnd: null }
  }
  return [
    {
      ...yearly(2, 10),
      group: 'legal',
      type: 'key-information',
      subType: 'by-share',
      languages: bothLanguages,
    },
    {
      ...yearly(1, 15),
      group: 'legal',
      type: 'fund-rules',
      subType: 'current-version',
      languages: frenchOnly,
    },
  ]
}

function sellingDocuments(plan: FundPlan, mainShare: ShareRow): Draft[] {
  if (plan.status === 'liquidation') return []
  // The day of the last value, so that the factsheet agrees with the fund's page.
  const factsheetEnd = mainShare.lastValuationDate ?? plan.launchDate
  const year = yearOf(plan.launchDate)
  const drafts: Draft[] = [
    {
      group: 'marketing',
      type: 'brochure',
      subType: 'presentation',
      suffix: titleYear(year),
      publishedOn: plan.launchDate,
      periodEnd: null,
      languages: bothLanguages,
    },
    {
      group: 'marketing',
      type: 'factsheet',
      subType: 'by-share',
      suffix: titleDate(factsheetEnd),
      publishedOn: earlierOf(addDays(factsheetEnd, 25), plan.asOf),
      periodEnd: factsheetEnd,
      languages: bothLanguages,
    },
  ]
  if (plan.status !== 'open') return drafts
  return [...drafts, ...subscriptionDocuments(plan, year)]
}

function subscriptionDocuments(plan: FundPlan, year: number): Draft[] {
  const common = {
    group: 'legal',
    suffix: titleYear(year),
    periodEnd: null,
    publishedOn: plan.launchDate,
  } as const
  return [
    {
      ...common,
      type: 'subscription-form',
      subType: 'natural-person',
      languages: bothLanguages,
    },
    { ...common, type: 'subscription-form', subType: 'legal-entity', languages: frenchOnly },
  ]
}

function legalDocuments(plan: FundPlan): Draft[] {
  const year = yearOf(plan.launchDate)
  const suffix = titleYear(year)
  if (plan.family.legalForm === 'FPCI') {
    return [
      {
        group: 'legal',
        type: 'prospectus',
        subType: 'current-version',
        suffix,
        publishedOn: plan.launchDate,
        periodEnd: null,
        languages: bothLanguages,
      },
    ]
  }
  const taxNoteOn = lastAnniversary(2, 20, plan.asOf)
  return [
    {
      group: 'legal',
      type: 'tax-note',
      subType: 'tax-year',
      suffix: titleYear(yearOf(taxNoteOn) - 1),
      publishedOn: taxNoteOn,
      periodEnd: null,
      languages: frenchOnly,
    },
  ]
}

function halfYearEnds(plan: FundPlan): string[] {
  const last = lastDayOf(plan)
  const ends: string[] = []
  for (let year = yearOf(plan.launchDate); year <= yearOf(last); year += 1) {
    ends.push(plainDate(year, 6, 30), plainDate(year, 12, 31))
  }
  return ends.filter((end) => end > addMonths(plan.launchDate, 2) && addMonths(end, 3) <= last)
}

function periodicReports(plan: FundPlan): Draft[] {
  return halfYearEnds(plan)
    .slice(-3)
    .map((end, index, all) => ({
      group: 'reporting',
      type: 'half-yearly-report',
      subType: monthOf(end) === 6 ? 'first-half' : 'second-half',
      suffix: titleDate(end),
      publishedOn: addDays(addMonths(end, 2), 12),
      periodEnd: end,
      languages: index === all.length - 1 ? bothLanguages : frenchOnly,
    }))
}

function letters(plan: FundPlan): Draft[] {
  return halfYearEnds(plan)
    .filter((end) => monthOf(end) === 12)
    .slice(-1)
    .map((end) => ({
      group: 'reporting',
      type: 'investor-letter',
      subType: 'year-review',
      suffix: titleYear(yearOf(end)),
      publishedOn: addDays(addMonths(end, 1), 6),
      periodEnd: end,
      languages: frenchOnly,
    }))
}

function toRows(plan: FundPlan, draft: Draft): Omit<DocumentRow, 'id'>[] {
  return draft.languages.map((language) => ({
    fundId: plan.number,
    title: documentTitle(draft, language),
    documentGroup: draft.group,
    type: draft.type,
    subType: draft.subType,
    year: yearOf(draft.periodEnd ?? draft.publishedOn),
    publishedOn: draft.publishedOn,
    periodEnd: draft.periodEnd,
    language,
    pages: documentPages[draft.type],
    access: draft.access ?? (draft.group === 'reporting' ? 'subscribers' : 'public'),
    bytes: null,
    sha256: null,
  }))
}

type NumberedRow = DocumentRow & { readonly id: number }

/** Links earlier versions to the one in force (P-611); languages are linked once all documents are written. */
function withLaterVersions(rows: readonly NumberedRow[]): DocumentRow[] {
  return rows.map((row) => {
    const inForce = versionedTypes.includes(row.type)
      ? rows.find(
          ({ language, periodEnd, publishedOn, subType, type }) =>
            type === row.type &&
            subType === row.subType &&
            periodEnd === row.periodEnd &&
            language === row.language &&
            publishedOn > row.publishedOn,
        )
      : undefined
    return { ...row, replacedBy: inForce?.id ?? null }
  })
}

/**
 * Generates the documents of a fund, about fourteen. Marketing and legal ones are public, reporting is for
 * subscribers.
 */
export function drawDocuments(plan: FundPlan, mainShare: ShareRow): DocumentRow[] {
  const drafts = [
    ...currentDocuments(plan),
    ...sellingDocuments(plan, mainShare),
    ...legalDocuments(plan),
    ...periodicReports(plan),
    ...letters(plan),
    ...pressReleases(mainShare, frenchOnly),
    // Last, so that the others keep their numbers.
    ...statements(plan.number),
    ...earlierVersions(plan),
    ...releasesOfOpenFund(plan, mainShare),
  ]
  const first = (plan.number - 1) * mostDocumentsOfAFund + 1
  const rows = drafts.flatMap((draft) => toRows(plan, draft)).slice(0, mostDocumentsOfAFund)
  return withLaterVersions(rows.map((row, index) => ({ ...row, id: first + index })))
}
