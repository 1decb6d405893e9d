import type { BaseTranslation } from '../../i18n-types.ts'

/** The comparison of two funds. Words of every fund page stand in `funds`, those of past performance in `performance`. */
const fr_compare = {
  title: 'Comparer deux fonds',
  titleOfTwo: '{first:string} et {second:string}',
  description:
    'Deux fonds d’Orvanne Gestion côte à côte : caractéristiques, risque, conditions et évolution de leurs parts.',
  introduction: 'Deux fonds côte à côte, ligne par ligne, avec leurs différences.',
  toList: 'Tous les fonds',

  choice: {
    label: 'Fonds à comparer',
    first: 'Premier fonds',
    second: 'Second fonds',
    none: 'Choisir un fonds…',
    submit: 'Comparer',
    more: 'La liste ci-dessus s’arrête aux premiers fonds par ordre alphabétique.',
    fromList: 'Choisir dans la liste des fonds',
  },
  state: {
    none: 'Choisissez deux fonds',
    noneAdvice: 'Choisissez un fonds dans chaque liste, puis affichez la comparaison.',
    one: 'Choisissez un second fonds',
    oneAdvice: '{name:string} est le premier. Choisissez l’autre pour afficher la comparaison.',
    same: 'Deux fois le même fonds',
    sameAdvice: '{name:string} est choisi des deux côtés. Remplacez l’un des deux.',
    tooFew: 'Il n’y a pas encore deux fonds à comparer',
    tooFewAdvice: 'La comparaison s’ouvre dès que deux fonds sont publiés.',
    unknown: 'Fonds inconnu',
    unknownAdvice: 'Aucun fonds ne porte le nom « {name:string} ». Choisissez-en un autre.',
  },

  table: {
    heading: 'Ligne par ligne',
    caption: 'Comparaison entre {first:string} et {second:string}',
    summary:
      'Les lignes sont groupées par thème. Chacune nomme une caractéristique, puis donne sa valeur pour le premier et pour le second fonds.',
    feature: 'Caractéristique',
    differences:
      '{differing:string} {{count:ligne différente|lignes différentes}} sur {all:string}, marquées par ≠',
    different: 'Différent :',
    same: 'Identique :',
    onlyDifferences: 'Voir seulement les différences et le risque',
    allRows: 'Voir toutes les lignes',
    noDifferences: 'Ces deux fonds ne diffèrent sur aucune ligne.',
  },
  group: {
    identity: 'Le fonds',
    risk: 'Risque et durée',
    subscription: 'Souscription et fiscalité',
    information: 'Valorisation et information',
    terms: 'Frais et modalités',
  },
  row: {
    currencyRisk: 'Risque de change',
    subscriptionPeriod: 'Période de souscription',
    valuationFrequency: 'Calcul de la valeur liquidative',
    reportingFrequency: 'Information périodique',
  },
  legalForm: '{form:string}, {name:string}',
  yes: 'Oui',
  no: 'Non',
  since: 'depuis le {from:string}',
  fromTo: 'du {from:string} au {to:string}',
  datedValue: '{value:string} ({share:string}, au {date:string})',

  chart: {
    heading: 'Évolution depuis une date commune',
    introduction:
      'Performance distributions comprises des parts principales, base 100 au {date:string}, première date à laquelle les deux parts ont une valeur.',
    series: '{fund:string}, {share:string}',
    summary:
      'Base\u00a0100 au {from:string}. {first:string} vaut {firstValue:string} et {second:string} {secondValue:string} à leur dernière valorisation, le {to:string} au plus tard.',
    tableCaption: 'Valeurs des deux parts, base 100 au {date:string}',
    calls: 'Un appel de capital s’ajoute au capital et n’est jamais un gain.',
    periods: 'Performances pour {name:string}',
  },

  ofFund: '{name:string} : {text:string}',
  printed: 'Document imprimé depuis le portail {manager:string}, {address:string}',
} satisfies BaseTranslation

export default fr_compare
