import type { LocalizedText, StoredFundContent } from '../../database/schema/columns.ts'
import { fundRates } from '../fund-costs.ts'
import type { FundPlan } from '../fund-plan.ts'
import type { Periodicity } from '../share-series.ts'
import { bilingual } from '../typography.ts'

type Term = StoredFundContent['terms'][number]

function term(label: LocalizedText, fr: string, en: string): Term {
  return { label, value: bilingual(fr, en) }
}

/** Names of the possible terms of a fund. */
export const termLabels = {
  duration: bilingual('Durée', 'Duration'),
  entry: bilingual("Droits d'entrée", 'Entry fee'),
  management: bilingual('Frais de gestion annuels', 'Annual management fee'),
  carried: bilingual("Intéressement de l'équipe", "Team's carried interest"),
  calls: bilingual('Appels de fonds', 'Capital calls'),
  redemption: bilingual('Rachats', 'Redemptions'),
  distribution: bilingual('Distributions', 'Distributions'),
  valuation: bilingual('Valorisation', 'Valuation'),
  depositary: bilingual('Dépositaire', 'Depositary'),
  auditor: bilingual('Commissaire aux comptes', 'Auditor'),
}

/** Formats hundredths of a percent in each language: 205 gives « 2,05 % » and "2.05%". */
function percent(hundredths: number): { fr: string; en: string } {
  const text = (hundredths / 100).toFixed(2)
  return { fr: `${text.replace('.', ',')}\u00a0%`, en: `${text}%` }
}

function durationTerm(plan: FundPlan): Term {
  const years = plan.family.horizonYears
  if (years === null) {
    return term(
      termLabels.duration,
      '99 ans ; durée de placement recommandée de 8 ans.',
      '99 years; recommended holding period of 8 years.',
    )
  }
  const extension =
    plan.family.legalForm === 'FPCI'
      ? ['de deux périodes d’un an', 'by two periods of one year']
      : ['d’une période de deux ans', 'by one period of two years']
  return term(
    termLabels.duration,
    `${years} ans à compter de la constitution, prorogeables ${extension[0]} sur décision de la société de gestion.`,
    `${years} years from creation, which the management company may extend ${extension[1]}.`,
  )
}

function redemptionTerm(plan: FundPlan): Term {
  if (plan.status === 'pre_liquidation' || plan.status === 'liquidation') {
    return term(
      termLabels.redemption,
      'Sans objet : le fonds répartit le produit de ses cessions entre les porteurs.',
      'Not applicable: the fund distributes the proceeds of its sales to holders.',
    )
  }
  if (plan.family.horizonYears === null) {
    return term(
      termLabels.redemption,
      "Possibles 5 ans après chaque souscription, chaque trimestre, avec un préavis de 60 jours et dans la limite de 5 % de l'actif par trimestre.",
      'Possible 5 years after each subscription, every quarter, with 60 days of notice and up to 5% of assets a quarter.',
    )
  }
  return term(
    termLabels.redemption,
    'Bloqués pendant toute la durée du fonds, sauf invalidité, décès ou licenciement dans les conditions prévues au règlement.',
    'Blocked for the whole life of the fund, except in case of disability, death or dismissal as set out in the rules.',
  )
}

function callsTerm(plan: FundPlan): Term {
  return plan.family.legalForm === 'FPCI'
    ? term(
        termLabels.calls,
        'Par tranches, sur préavis de 15 jours ouvrés, pendant la période d’investissement.',
        'In instalments, with 15 working days of notice, during the investment period.',
      )
    : term(
        termLabels.calls,
        'Versement à la souscription, en une ou trois fois.',
        'Paid on subscription, in one or three instalments.',
      )
}

function carriedTerm(plan: FundPlan): Term {
  return plan.family.assetClass === 'private-debt'
    ? term(
        termLabels.carried,
        '10 % des gains au-delà d’un rendement annuel de 5 %.',
        '10% of gains above an annual return of 5%.',
      )
    : term(
        termLabels.carried,
        '20 % des gains au-delà d’un rendement annuel de 7 %, après remboursement des apports.',
        '20% of gains above an annual return of 7%, after contributions have been repaid.',
      )
}

const rhythms: Readonly<Record<Periodicity, LocalizedText>> = {
  month: bilingual('Mensuelle.', 'Monthly.'),
  quarter: bilingual('Trimestrielle.', 'Quarterly.'),
  semester: bilingual('Semestrielle.', 'Half-yearly.'),
  year: bilingual('Annuelle.', 'Yearly.'),
}

function distributionTerm(plan: FundPlan): Term {
  if (plan.family.horizonYears === null) {
    return term(
      termLabels.distribution,
      'Revenus et plus-values capitalisés.',
      'Income and gains are accumulated.',
    )
  }
  return term(
    termLabels.distribution,
    'Au gré des cessions, après la période de conservation fiscale ; revenus courants une fois par an lorsqu’il y en a.',
    'As sales take place, after the tax holding period; current income once a year where there is any.',
  )
}

/** Writes the terms of the fund, in the order of its rules. */
export function writeTerms(plan: FundPlan, periodicity: Periodicity): StoredFundContent['terms'] {
  const rates = fundRates(plan)
  const fee = percent(rates.management)
  const entry = percent(rates.entry)
  const rhythm = rhythms[periodicity]
  return [
    durationTerm(plan),
    term(termLabels.entry, `${entry.fr} au plus, nets de taxe.`, `${entry.en} at most, net of tax.`),
    term(
      termLabels.management,
      `${fee.fr} au plus de l'engagement, toutes taxes comprises.`,
      `${fee.en} at most of the commitment, tax included.`,
    ),
    carriedTerm(plan),
    callsTerm(plan),
    redemptionTerm(plan),
    distributionTerm(plan),
    term(termLabels.valuation, rhythm.fr, rhythm.en),
    term(
      termLabels.depositary,
      'Banque dépositaire du Val d’Or (établissement fictif).',
      'Banque dépositaire du Val d’Or (invented institution).',
    ),
    term(
      termLabels.auditor,
      'Cabinet Aubert & Lisle (établissement fictif).',
      'Cabinet Aubert & Lisle (invented firm).',
    ),
  ]
}
