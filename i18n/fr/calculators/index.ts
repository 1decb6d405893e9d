import type { BaseTranslation } from '../../i18n-types.ts'

/** The calculators: capital calls, cost of illiquidity, costs over a holding period. */
const fr_calculators = {
  title: 'Calculateurs',
  lede: 'Trois calculs sur vos propres hypothèses. Chacun montre sa formule\u00a0: vous pouvez le refaire à la main.',
  description:
    'Calculer des appels de fonds dans le temps, le coût d’un placement bloqué et l’effet des frais, avec la formule de chaque calcul.',
  compute: 'Calculer',
  formula: 'Formule\u00a0:',
  warning:
    'Ces calculs reposent sur des hypothèses constantes que vous choisissez. Ils ne décrivent aucun fonds, ne prévoient rien et ne sont pas un conseil. Le capital investi n’est pas garanti.',
  fields: {
    commitment: 'Engagement, en euros',
    callYears: 'Années d’appel',
    amount: 'Montant investi, en euros',
    years: 'Durée, en années',
    rate: 'Rendement annuel, en %',
    premium: 'Prime d’illiquidité, en %',
    entry: 'Droits d’entrée, en %',
    yearly: 'Frais annuels, en %',
  },
  calls: {
    title: 'Appels de fonds dans le temps',
    lede: 'Un engagement appelé en parts égales. Un fonds réel appelle à son rythme, parfois bien plus la première année.',
    formula: 'appel annuel = engagement ÷ années\u202f; non appelé = engagement − somme des appels',
    caption: 'Appels, année par année',
    year: 'Année',
    called: 'Appelé dans l’année',
    paidIn: 'Versé en tout',
    unfunded: 'Reste à appeler',
  },
  illiquidity: {
    title: 'Coût d’un placement bloqué',
    lede: 'Ce que deviendrait le même argent sur un placement disponible, et ce que le placement bloqué doit rapporter pour payer l’attente.',
    formula: 'coût = montant × (1 + rendement + prime)^années − montant × (1 + rendement)^années',
    liquid: 'Placement disponible',
    required: 'À atteindre si l’argent est bloqué',
    cost: 'Prix de l’attente',
  },
  fees: {
    title: 'Effet des frais',
    lede: 'Ce que les frais retirent sur toute la durée, à rendement annuel constant avant frais.',
    formula: 'après frais = montant × (1 − entrée) × [(1 + rendement) × (1 − frais annuels)]^années',
    before: 'Sans aucun frais',
    after: 'Après frais',
    cost: 'Coût total',
  },
} satisfies BaseTranslation

export default fr_calculators
