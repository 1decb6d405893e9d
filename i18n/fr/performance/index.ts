import type { BaseTranslation } from '../../i18n-types.ts'

/** Past performance of shares: legal sentences are drafts for the manager's compliance officer. */
const fr_performance = {
  title: 'Valeur de la part',
  source: 'Source : {manager:string}. Valeurs du {from:string} au {to:string}, nettes de frais de gestion.',
  notShown: {
    under_twelve_months: 'Performance non affichée avant 12 mois',
    no_valuation: 'Aucune valeur liquidative n’a encore été publiée.',
    private_share: 'Ce fonds n’a pas de part ouverte au public.',
    no_common_period: 'Ces deux fonds n’ont pas 12 mois de valeurs en commun.',
  },
  emptyWindow: 'Aucune valeur n’a été publiée entre ces deux dates.',
  controls: {
    label: 'Réglages du graphique',
    share: 'Part',
    measure: 'Mesure',
    measures: {
      total: 'Valeur totale',
      value: 'Valeur liquidative',
    },
    measureHints: {
      total: 'Valeur liquidative plus distributions versées',
      value: 'Valeur liquidative seule, après distributions',
    },
    period: 'Période',
    periods: {
      all: 'Depuis l’origine',
      '5y': '5 ans',
      '3y': '3 ans',
      '1y': '1 an',
    },
    unit: 'Échelle',
    units: {
      base: 'Base 100',
      amount: 'Montant en {currency:string}',
    },
    dates: 'Dates libres',
    from: 'Du',
    to: 'Au',
    apply: 'Afficher',
    reset: 'Revenir à toute la période',
  },
  base: 'Base 100 : capital versé à chaque date.',
  steps: 'Chaque valeur publiée est tenue jusqu’à la suivante.',
  distributionMark: 'Distribution de {amount:string} le {date:string}',
  distributions: {
    one: 'Une distribution, marquée au pied du graphique.',
    other: '{count:string} distributions, marquées au pied du graphique.',
  },
  summary: '{label:string}, {measure:string} : {course:string}, {range:string}.',
  course: 'de {first:string} le {from:string} à {last:string} le {to:string}',
  range: 'entre {lowest:string} et {highest:string}',
  table: {
    toggle: 'Voir les valeurs en tableau',
    caption: 'Valeurs de la part, de la plus récente à la plus ancienne',
    date: 'Date',
    event: 'Distribution',
  },
  periods: {
    title: 'Performances par période de 12 mois',
    period: 'Période',
    total: 'Valeur totale',
    value: 'Valeur liquidative',
    range: 'du {from:string} au {to:string}',
    cumulative: 'Cumul sur {years:string} ans',
    annualised: 'Par an en moyenne',
    none: 'Aucune période complète de 12 mois.',
    note: 'Cinq dernières années, ou toute la vie de la part si elle est plus courte. La valeur totale compte les distributions.',
    gain: 'hausse',
    loss: 'baisse',
  },
  multiples: {
    dpi: 'Distribué (DPI)',
    rvpi: 'Valeur restante (RVPI)',
    tvpi: 'Total (TVPI)',
  },
  latest: {
    value: 'Dernière valeur liquidative',
    on: 'au {date:string}',
  },
  export: {
    label: 'Télécharger',
    png: 'Image PNG',
    svg: 'Image SVG',
    csv: 'Données CSV',
    failed: 'L’image n’a pas pu être préparée. Téléchargez le fichier SVG, ou réessayez.',
    title: '{fund:string}, {share:string}',
    columns: {
      fund: 'fonds',
      share: 'part',
      isin: 'isin',
      currency: 'devise',
      date: 'date',
      value: 'valeur_liquidative',
      distribution: 'distribution',
      total: 'valeur_totale',
      rebasedTotal: 'valeur_totale_base_100',
    },
  },
} satisfies BaseTranslation

export default fr_performance
