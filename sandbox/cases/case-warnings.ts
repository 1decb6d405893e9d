import type { CaseWarning } from '../../src/contract/product-api/subscription-case.schema.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import type { NamedCase } from './case-rows.ts'

type Locale = 'fr' | 'en'
type Warning = { readonly code: string; readonly title: LocalizedText; readonly text: LocalizedText }

const capitalLoss: Warning = {
  code: 'capital_loss',
  title: { fr: 'Perte en capital', en: 'Loss of capital' },
  text: {
    fr: 'Le capital n’est pas garanti\u00a0: le souscripteur peut perdre tout ou partie de la somme investie.',
    en: 'Capital is not guaranteed: the subscriber may lose all or part of the amount invested.',
  },
}

const illiquidity: Warning = {
  code: 'illiquidity',
  title: { fr: 'Titres non cotés', en: 'Unlisted securities' },
  text: {
    fr: 'Le fonds investit principalement dans des sociétés non cotées, dont les titres sont difficiles à vendre et à évaluer.',
    en: 'The fund invests mainly in unlisted companies, whose securities are hard to sell and to value.',
  },
}

const lockUpText = ({
  years,
  until,
}: {
  readonly years: number
  readonly until: string | null
}): LocalizedText => ({
  fr: `La somme investie est bloquée ${years}\u00a0ans${until === null ? '' : `, jusqu’au ${until.split('-').toReversed().join('/')}`}, sauf cas de déblocage anticipé prévus par le règlement.`,
  en: `The amount invested is locked in for ${years}\u00a0years${until === null ? '' : `, until ${until.split('-').toReversed().join('/')}`}, except in the cases of early release that the rules allow.`,
})

const performance: Warning = {
  code: 'past_performance',
  title: { fr: 'Performances passées', en: 'Past performance' },
  text: {
    fr: 'Les performances passées ne préjugent pas des performances futures.',
    en: 'Past performance does not predict future returns.',
  },
}

const tax: Warning = {
  code: 'tax',
  title: { fr: 'Fiscalité', en: 'Taxation' },
  text: {
    fr: 'L’agrément du fonds n’ouvre pas à lui seul droit à un avantage fiscal, qui dépend de la situation du souscripteur et peut changer.',
    en: 'Approval of the fund gives no automatic tax advantage: it depends on the subscriber’s situation and may change.',
  },
}

const currencyRisk: Warning = {
  code: 'currency',
  title: { fr: 'Risque de change', en: 'Currency risk' },
  text: {
    fr: 'Une partie des actifs est libellée dans d’autres devises, dont les cours peuvent réduire la valeur du placement.',
    en: 'Part of the assets is in other currencies, whose rates may reduce the value of the investment.',
  },
}

/** Legal forms with tax rules of their own. */
const taxedForms = ['FCPR', 'FCPI', 'FIP']

/** Returns the warnings of a case's fund; none before one is chosen. */
function warningsFor({ details, fund }: NamedCase): readonly Warning[] {
  if (fund === null) return []
  const { legalForm, lockUpUntil: until, lockUpYears: years } = fund
  const lockUp: Warning[] =
    years === null || years === 0
      ? []
      : [
          {
            code: 'lock_up',
            title: { fr: 'Durée de blocage', en: 'Lock-in period' },
            text: lockUpText({ years, until }),
          },
        ]
  return [
    capitalLoss,
    illiquidity,
    ...lockUp,
    ...(details?.hasCurrencyRisk ? [currencyRisk] : []),
    ...(taxedForms.includes(legalForm) ? [tax] : []),
    performance,
  ]
}

/** Returns the instants at which warnings of the present fund were accepted: those of another fund count for nothing. */
function acceptancesOf({ row: { fundId, warnings } }: NamedCase): Readonly<Record<string, string>> {
  return warnings !== null && warnings.fundId === fundId ? warnings.accepted : {}
}

/** Describes the warnings of a case, with when each was accepted. */
export function describeWarnings(found: NamedCase, locale: Locale): CaseWarning[] {
  const accepted = acceptancesOf(found)
  return warningsFor(found).map(({ code, text, title }) => {
    return { code, title: title[locale], text: text[locale], accepted_at: accepted[code] ?? null }
  })
}

/**
 * Returns the accepted warnings for the given codes: earlier instants are kept, codes that are not given are withdrawn.
 */
export function acceptedNow(
  found: NamedCase,
  codes: readonly string[],
  at: Date,
): Readonly<Record<string, string>> {
  const earlier = acceptancesOf(found)
  const known = warningsFor(found).filter(({ code }) => codes.includes(code))
  return Object.fromEntries(known.map(({ code }) => [code, earlier[code] ?? at.toISOString()]))
}
