import type { LocalizedText } from '../../database/schema/columns.ts'
import type { FundPlan } from '../fund-plan.ts'
import { bilingual } from '../typography.ts'

const regimes: Readonly<Record<'FCPR' | 'FCPI' | 'FIP' | 'FPCI', LocalizedText>> = {
  FCPR: bilingual(
    "Pour une personne physique résidente de France, les produits et plus-values d'un FCPR fiscal peuvent être exonérés d'impôt sur le revenu lorsque les parts sont conservées cinq ans et que les sommes distribuées sont réinvesties pendant cette durée. Les prélèvements sociaux restent dus. L'agrément du fonds par l'Autorité des marchés financiers ne donne pas, à lui seul, droit à ces avantages.",
    'For an individual resident in France, income and gains from a tax-qualifying FCPR may be exempt from income tax when the shares are kept for five years and the sums distributed are reinvested over that time. Social levies remain due. Approval of the fund by the financial markets authority does not, by itself, give a right to these advantages.',
  ),
  FCPI: bilingual(
    "La souscription peut ouvrir droit à une réduction d'impôt sur le revenu, calculée sur la part investie en sociétés innovantes et dans la limite des plafonds légaux, à condition de conserver les parts jusqu'au 31 décembre de la cinquième année. Les plus-values peuvent être exonérées d'impôt sur le revenu ; les prélèvements sociaux restent dus. L'agrément du fonds ne donne pas automatiquement droit à l'avantage fiscal.",
    'A subscription may give right to an income tax reduction, computed on the share invested in innovative companies and within legal ceilings, provided that the shares are kept until December 31 of the fifth year. Gains may be exempt from income tax; social levies remain due. Approval of the fund does not automatically give right to the tax advantage.',
  ),
  FIP: bilingual(
    "La souscription peut ouvrir droit à une réduction d'impôt sur le revenu, calculée sur la part investie dans les PME de la zone et dans la limite des plafonds légaux, à condition de conserver les parts jusqu'au 31 décembre de la cinquième année. Les plus-values peuvent être exonérées d'impôt sur le revenu ; les prélèvements sociaux restent dus. L'agrément du fonds ne donne pas automatiquement droit à l'avantage fiscal.",
    'A subscription may give right to an income tax reduction, computed on the share invested in small companies of the area and within legal ceilings, provided that the shares are kept until December 31 of the fifth year. Gains may be exempt from income tax; social levies remain due. Approval of the fund does not automatically give right to the tax advantage.',
  ),
  FPCI: bilingual(
    "Le traitement dépend du statut du porteur. Une personne physique peut bénéficier du régime des fonds fiscaux si le règlement en respecte les quotas et si elle conserve ses parts cinq ans ; une société soumise à l'impôt sur les sociétés relève du régime des plus-values à long terme, pour la fraction admise. Lorsque le règlement le prévoit, la souscription peut constituer un remploi au sens de l'article 150-0 B ter du code général des impôts.",
    "The treatment depends on the holder's status. An individual may benefit from the regime of tax-qualifying funds if the rules respect its quotas and the shares are kept for five years; a company subject to corporate tax falls under the long-term gains regime, for the eligible fraction. Where the rules provide for it, a subscription may count as a reinvestment under article 150-0 B ter of the French tax code.",
  ),
}

const caution = bilingual(
  "Ces indications sont données selon la législation en vigueur au 1er janvier 2026, pour l'année 2026 ; elles ne remplacent pas l'avis d'un conseil.",
  'These indications follow the law in force on 1 January 2026, for the year 2026; they do not replace professional advice.',
)

/**
 * Writes the taxation of income and gains, with its legal basis; its display must add that it depends on
 * each investor and may change.
 */
export function writeTaxationText({ family }: FundPlan): LocalizedText {
  const regime = regimes[family.legalForm]
  return { fr: `${regime.fr}\n\n${caution.fr}`, en: `${regime.en}\n\n${caution.en}` }
}
