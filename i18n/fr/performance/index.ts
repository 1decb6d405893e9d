import type { BaseTranslation } from '../../i18n-types.ts'

/** Past performance of shares: legal sentences are drafts for the manager's compliance officer. */
const fr_performance = {
  title: 'Valeur de la part',
  source: 'Source : {manager:string}. Valeurs du {from:string} au {to:string}, nettes de frais de gestion.',
  notShown: {
    under_twelve_months: 'Performance non affichée avant 12\u00a0mois',
    no_valuation: 'Aucune valeur liquidative n’a encore été publiée.',
    private_share: 'Ce fonds n’a pas de part ouverte au public.',
    no_common_period: 'Ces deux fonds n’ont pas 12\u00a0mois de valeurs en commun.',
  },
  notShownUntil: {
    under_twelve_months: 'Une performance pourra être affichée à partir du {date:string}.',
    no_valuation:
      'La première est attendue après le {date:string}, fin de la première période de valorisation.',
  },
  notShownInstead: {
    under_twelve_months: 'Sa valeur liquidative est sur la page du fonds.',
    no_valuation:
      'En attendant, les coûts et les scénarios du document d’informations clés décrivent ce que l’investissement peut coûter et rapporter.',
    private_share: 'Ses porteurs trouvent ses valeurs dans leur espace. Pour toute question, écrivez-nous.',
    no_common_period:
      'Elles seront comparées dès que les prochaines valeurs le permettront, si les deux fonds sont encore valorisés. Les performances de chaque fonds sont sur sa propre page.',
  },
  young:
    'Valeur liquidative\u00a0: {value:string} au {date:string}, pour une part valorisée depuis le {since:string}. Une performance pourra être affichée à partir du {shownFrom:string}, une fois douze mois de valeurs publiés.',
  emptyWindow: 'Aucune valeur n’a été publiée entre ces deux dates.',
  controls: {
    label: 'Réglages du graphique',
    share: 'Part',
    view: 'Mesure et échelle',
    shown: {
      base: '{measure:string}, base\u00a0100',
      amount: '{measure:string}, en {currency:string}',
    },
    measures: {
      total: 'Valeur totale',
      value: 'Valeur liquidative',
    },
    short: {
      total: 'Valeur totale',
      value: 'VL',
    },
    measureHints: {
      total: 'Valeur liquidative plus distributions versées',
      value: 'Valeur liquidative seule, après distributions',
    },
    period: 'Période',
    periods: {
      all: 'Origine',
      '5y': '5 ans',
      '3y': '3 ans',
      '1y': '1 an',
    },
    units: {
      base: 'Base\u00a0100',
      amount: 'Montant en {currency:string}',
    },
    dates: 'Dates libres',
    from: 'Du',
    to: 'Au',
    apply: 'Afficher',
    reset: 'Revenir à toute la période',
  },
  base: 'Base 100 : pour 100 versés à chaque date.',
  reading: {
    label: 'Valeurs du graphique, point par point',
    keys: 'Flèches\u00a0: point par point. Page haut, page bas\u00a0: d’une année à l’autre.',
    base: '{change:string}\u00a0points depuis la base\u00a0100',
    amount: '{change:string} sur le capital versé',
    without: 'hors distributions',
  },
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
    total: 'Distributions comprises',
    value: 'Hors distributions',
    range: 'du {from:string} au {to:string}',
    cumulative: 'Cumul sur {years:string} ans',
    annualised: 'Par an en moyenne',
    none: 'Aucune période complète de 12 mois.',
    note: 'Cinq dernières années, ou toute la vie de la part si elle est plus courte.',
    repaid: 'Part remboursée',
    gain: 'hausse',
    loss: 'baisse',
  },
  formulas: {
    title: 'Comment ces chiffres sont calculés',
    totalTerm: 'Valeur totale',
    total:
      'Valeur liquidative + distributions versées depuis l’origine. En base 100 : le tout ÷ capital versé à la même date × 100.',
    withTerm: 'Performance distributions comprises',
    with: '(Valeur liquidative de fin + distributions de la période) ÷ (valeur liquidative de départ + capital appelé pendant la période) − 1.',
    withoutTerm: 'Performance hors distributions',
    without:
      'Valeur liquidative de fin ÷ (valeur liquidative de départ + capital appelé pendant la période) − 1.',
    annualisedTerm: 'Par an en moyenne',
    annualised: '(1 + cumul distributions comprises) à la puissance (365 ÷ nombre de jours) − 1.',
    multiplesTerm: 'DPI, RVPI et TVPI',
    multiples: 'Distributions, valeur liquidative, et somme des deux, chacune ÷ capital versé.',
    note: 'Sur une même année, la valeur totale et les performances du tableau diffèrent : l’une se rapporte à tout le capital versé depuis l’origine, les autres à la valeur de départ de la période. Si la période commence au premier versement, la performance distributions comprises part du capital versé. Le fichier CSV contient tous les montants nécessaires.',
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
      call: 'capital_appele',
      paidIn: 'capital_verse',
      distribution: 'distribution',
      distributed: 'distributions_cumulees',
      total: 'valeur_totale',
      rebasedTotal: 'valeur_totale_base_100',
    },
  },
} satisfies BaseTranslation

export default fr_performance
