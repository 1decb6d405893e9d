import type { LocalizedText } from '../../database/schema/columns.ts'
import type { AssetClassCode } from '../../product/vocabulary.ts'
import type { FundPlan } from '../fund-plan.ts'
import type { Periodicity } from '../share-series.ts'
import { bilingual } from '../typography.ts'

const methods: Readonly<Record<AssetClassCode, LocalizedText>> = {
  'private-equity': bilingual(
    "Les participations sont évaluées selon les recommandations internationales de l'IPEV. Pour une société rentable, l'équipe applique à un résultat normatif le multiple observé chez des entreprises comparables, diminué d'une décote d'illiquidité ; une transaction récente et significative prévaut pendant douze mois.",
    'Holdings are valued under the international IPEV guidelines. For a profitable company the team applies to normalised earnings the multiple observed at comparable companies, less a discount for illiquidity; a recent and significant transaction prevails for twelve months.',
  ),
  'venture-capital': bilingual(
    "Les jeunes sociétés sont évaluées selon les recommandations internationales de l'IPEV. Le prix du dernier tour de financement sert de point de départ ; il est revu à la baisse dès que la trésorerie, les ventes ou le calendrier s'écartent du plan, et à la hausse seulement lors d'un tour mené par un tiers.",
    'Young companies are valued under the international IPEV guidelines. The price of the last financing round is the starting point; it is revised downwards as soon as cash, sales or timing depart from the plan, and upwards only on a round led by a third party.',
  ),
  'private-debt': bilingual(
    "Les prêts sont évalués à la valeur actuelle de leurs flux, au taux que demanderait aujourd'hui un prêteur pour le même risque. Un crédit dont une échéance a plus de trente jours de retard est examiné seul et déprécié s'il le faut.",
    'Loans are valued at the present value of their cash flows, at the rate that a lender would ask today for the same risk. A loan with a payment more than thirty days late is examined on its own and written down if need be.',
  ),
  infrastructure: bilingual(
    "Les actifs sont évalués par actualisation de leurs flux sur la durée des contrats, avec des hypothèses de trafic, de prix et d'inflation revues deux fois par an. Le taux d'actualisation est comparé aux transactions récentes.",
    'Assets are valued by discounting their cash flows over the life of the contracts, with assumptions on traffic, prices and inflation reviewed twice a year. The discount rate is compared with recent transactions.',
  ),
  'real-estate': bilingual(
    'Chaque immeuble est expertisé au moins une fois par an par un évaluateur indépendant, puis actualisé entre deux expertises. Les droits et frais de cession sont déduits ; les travaux en cours sont retenus à leur coût, moins une provision pour dépassement.',
    'Each building is appraised at least once a year by an independent valuer, then updated between two appraisals. Transfer duties and costs are deducted; works in progress are carried at cost, less a provision for overruns.',
  ),
  secondaries: bilingual(
    "Les parts de fonds sont retenues à la dernière valeur communiquée par leur gérant, corrigée des appels et distributions survenus depuis. L'équipe s'en écarte lorsqu'elle connaît un fait que cette valeur ignore.",
    'Fund interests are carried at the latest value reported by their manager, adjusted for calls and distributions since. The team departs from it when it knows of a fact that this value ignores.',
  ),
}

const rhythms: Readonly<Record<Periodicity, LocalizedText>> = {
  month: bilingual(
    'La valeur liquidative est établie chaque mois et publiée dans les vingt jours ouvrés.',
    'The net asset value is established every month and published within twenty working days.',
  ),
  quarter: bilingual(
    'La valeur liquidative est établie à la fin de chaque trimestre civil et publiée dans les neuf semaines.',
    'The net asset value is established at the end of each calendar quarter and published within nine weeks.',
  ),
  semester: bilingual(
    'La valeur liquidative est établie au 30 juin et au 31 décembre et publiée dans les trois mois.',
    'The net asset value is established on June 30 and December 31 and published within three months.',
  ),
  year: bilingual(
    "La valeur liquidative est établie au 31 décembre, après l'audit des comptes, et publiée dans les cinq mois.",
    'The net asset value is established on 31 December, after the audit of the accounts, and published within five months.',
  ),
}

const controls = bilingual(
  "Les évaluations sont arrêtées par un comité distinct de l'équipe de gestion et contrôlées par le commissaire aux comptes. La valeur publiée n'est pas un prix : rien ne garantit qu'une cession se ferait à ce niveau.",
  'Valuations are decided by a committee separate from the investment team and checked by the auditor. The published value is not a price: nothing guarantees that a sale would take place at that level.',
)

/** Writes the method and dates of the shares' valuation. */
export function writeValuationText({ family }: FundPlan, periodicity: Periodicity): LocalizedText {
  const parts = [methods[family.assetClass], rhythms[periodicity], controls]
  return { fr: parts.map(({ fr }) => fr).join('\n\n'), en: parts.map(({ en }) => en).join('\n\n') }
}
