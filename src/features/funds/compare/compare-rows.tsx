import type { ReactElement, ReactNode } from 'react'
import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundStatusBadge, RiskLevel, targetText, yearsText } from '../fund-labels.tsx'
import { lockUpText } from '../lock-up-text.ts'
import type { ComparedFund } from './fund-compare.schema.ts'

/** Marks a row as different or equal: a symbol, and text for screen readers. */
export function DifferenceMark({ isDifferent, word }: { isDifferent: boolean; word: string }): ReactElement {
  return (
    <span className={isDifferent ? 'font-semibold text-accent' : 'text-muted'}>
      <span aria-hidden="true">{isDifferent ? '≠' : '='}</span>
      <span className="sr-only">{word}</span>
    </span>
  )
}

/**
 * SFDR article 6, 8 or 9, linked to the product's disclosure where it has one; a regime and not a ranking,
 * so no colour.
 */
export function SfdrArticle({ sfdr }: { sfdr: ComparedFund['sfdr'] }): ReactElement | null {
  const { funds } = useTranslations()
  if (sfdr === null) return null
  const article = funds.sfdr.article({ article: sfdr.article })
  if (sfdr.sourceUrl === null) return <>{article}</>
  return (
    <a href={sfdr.sourceUrl} className="text-link" title={funds.sfdr.disclosure()} rel="noopener">
      {article}
    </a>
  )
}

/** The texts and the formatter of the rows. */
export type CompareWords = { readonly texts: Translations; readonly to: Formatter }

/** Row of the comparison: the text of both funds, and a renderer where text is not enough. */
export type CompareRow = {
  readonly id: string
  readonly label: string
  readonly values: readonly [string | null, string | null]
  readonly show?: (fund: ComparedFund) => ReactNode
  readonly isDifferent: boolean
}

/** Rows under one heading. */
export type CompareGroup = { readonly id: GroupId; readonly rows: readonly CompareRow[] }

export type GroupId = 'identity' | 'risk' | 'subscription' | 'information' | 'terms'

/** Definition of a row, with a function that reads its text from a fund. */
type Line = {
  readonly id: string
  readonly label: (texts: Translations) => string
  readonly read: (fund: ComparedFund, words: CompareWords) => string | null
  readonly show?: (fund: ComparedFund) => ReactNode
}

const identity: readonly Line[] = [
  {
    id: 'status',
    label: ({ funds }) => funds.fact.status(),
    read: ({ status }, { texts }) => texts.funds.status[status](),
    show: (fund) => <FundStatusBadge status={fund.status} />,
  },
  { id: 'strategy', label: ({ funds }) => funds.fact.strategy(), read: (fund) => fund.strategy },
  { id: 'assetClass', label: ({ funds }) => funds.fact.assetClass(), read: (fund) => fund.assetClass },
  { id: 'geography', label: ({ funds }) => funds.fact.geography(), read: (fund) => fund.geography },
  { id: 'sector', label: ({ funds }) => funds.fact.sector(), read: (fund) => fund.sector },
  {
    id: 'legalForm',
    label: ({ funds }) => funds.fact.legalForm(),
    read: ({ legalForm }, { texts }) =>
      texts.compare.legalForm({ form: legalForm, name: texts.funds.legalForm[legalForm]() }),
  },
  {
    id: 'launchDate',
    label: ({ funds }) => funds.fact.launchDate(),
    read: ({ launchDate }, { to }) => to.longDate(launchDate),
  },
  {
    id: 'fundSize',
    label: ({ funds }) => funds.fact.fundSize(),
    read: ({ fundSize }, { to }) => to.compactMoney(fundSize?.amount, fundSize?.currency),
  },
  {
    id: 'targetEnterpriseValue',
    label: ({ funds }) => funds.fact.targetEnterpriseValue(),
    read: (fund, words) => targetText({ fund, ...words }),
  },
]

const risk: readonly Line[] = [
  {
    id: 'riskIndicator',
    label: ({ funds }) => funds.fact.riskIndicator(),
    read: ({ riskIndicator }, { texts }) =>
      riskIndicator === null ? null : texts.funds.risk.short({ level: riskIndicator }),
    show: (fund) => <RiskLevel level={fund.riskIndicator} />,
  },
  {
    id: 'horizon',
    label: ({ funds }) => funds.fact.horizon(),
    read: ({ horizonYears }, { texts, to }) => yearsText(texts.funds, to, horizonYears),
  },
  {
    id: 'lockUp',
    label: ({ funds }) => funds.lockUp.heading(),
    read: ({ lockUp }, { texts, to }) => lockUpText(texts.funds, to, lockUp),
  },
  {
    id: 'currencyRisk',
    label: ({ compare }) => compare.row.currencyRisk(),
    read: ({ hasCurrencyRisk }, { texts }) => (hasCurrencyRisk ? texts.compare.yes() : texts.compare.no()),
  },
]

const subscription: readonly Line[] = [
  {
    id: 'minimumInvestment',
    label: ({ funds }) => funds.fact.minimumInvestment(),
    read: ({ minimumInvestment: minimum }, { to }) => to.money(minimum?.amount, minimum?.currency),
  },
  {
    id: 'subscriptionPeriod',
    label: ({ compare }) => compare.row.subscriptionPeriod(),
    read: ({ subscriptionPeriod: period }, { texts, to }) => {
      const from = to.longDate(period?.opensOn)
      const until = to.longDate(period?.closesOn)
      if (from === null) return null
      return until === null ? texts.compare.since({ from }) : texts.compare.fromTo({ from, to: until })
    },
  },
  {
    id: 'eligibility',
    label: ({ funds }) => funds.fact.eligibility(),
    read: ({ eligibility }, { to }) => (eligibility.length === 0 ? null : to.list(eligibility)),
  },
  { id: 'taxation', label: ({ funds }) => funds.fact.taxation(), read: (fund) => fund.taxation || null },
]

const information: readonly Line[] = [
  {
    id: 'valuationFrequency',
    label: ({ compare }) => compare.row.valuationFrequency(),
    read: ({ valuationFrequency }, { texts }) => texts.funds.periodicity[valuationFrequency](),
  },
  {
    id: 'reportingFrequency',
    label: ({ compare }) => compare.row.reportingFrequency(),
    read: ({ reportingFrequency }, { texts }) => texts.funds.periodicity[reportingFrequency](),
  },
  {
    id: 'netAssetValue',
    label: ({ funds }) => funds.fact.netAssetValue(),
    read: ({ latestValue }, { texts, to }) => {
      const value = to.netAssetValue(latestValue?.value.amount, latestValue?.value.currency)
      const date = to.longDate(latestValue?.date)
      if (latestValue === null || value === null || date === null) return null
      return texts.compare.datedValue({ value, share: latestValue.shareName, date })
    },
  },
  {
    id: 'sfdr',
    label: ({ funds }) => funds.fact.sfdr(),
    read: ({ sfdrArticle: article }, { texts }) =>
      article === null ? null : texts.funds.sfdr.article({ article }),
    show: (fund) => <SfdrArticle sfdr={fund.sfdr} />,
  },
]

const groups: readonly (readonly [GroupId, readonly Line[]])[] = [
  ['identity', identity],
  ['risk', risk],
  ['subscription', subscription],
  ['information', information],
]

function termLines(left: ComparedFund, right: ComparedFund): readonly Line[] {
  const labels = [...new Set([...left.terms, ...right.terms].map(({ label }) => label))]
  return labels.map((label) => ({
    id: `term ${label}`,
    label: () => label,
    read: (fund) => fund.terms.find((term) => term.label === label)?.value ?? null,
  }))
}

/** Returns all rows of the comparison of two funds, in groups; empty groups are left out. */
export function comparisonGroups(
  left: ComparedFund,
  right: ComparedFund,
  words: CompareWords,
): readonly CompareGroup[] {
  const all = [...groups, ['terms', termLines(left, right)] as const]
  return all
    .map(([id, lines]) => ({
      id,
      rows: lines.map(({ id: rowId, label, read, show }): CompareRow => {
        const values = [read(left, words), read(right, words)] as const
        const isDifferent = values[0] !== values[1]
        return { id: rowId, label: label(words.texts), values, isDifferent, ...(show && { show }) }
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** Groups that always show all rows: a risk that both funds have is a risk (P-360). */
const neverNarrowed: readonly GroupId[] = ['risk']

/** Returns the groups with only the rows that differ, and the rows of risk, which are never hidden. */
export function differencesOf(all: readonly CompareGroup[]): readonly CompareGroup[] {
  return all
    .map(({ id, rows }) => ({
      id,
      rows: neverNarrowed.includes(id) ? rows : rows.filter(({ isDifferent }) => isDifferent),
    }))
    .filter(({ rows }) => rows.length > 0)
}
