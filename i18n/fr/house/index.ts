import type { BaseTranslation } from '../../i18n-types.ts'

/** Figures of the house, all computed from the funds of the product API. */
const fr_house = {
  launched: 'Fonds lancés',
  since: 'depuis {year:string}',
  strategies: 'Stratégies',
  size: 'Taille des fonds en vie',
  sized: '{count:string} fonds sur {running:string} publient la leur',
  asOf: 'Au {date:string}, d’après les fiches des fonds.',
  realised: {
    title: 'Ce que les fonds liquidés ont rendu',
    lede: 'Les {count:string} derniers fonds liquidés, du plus récent au plus ancien, sans en choisir.',
    all: 'Tous les fonds liquidés',
    scroll: 'Fonds liquidés, montants par part',
    caption:
      'Montants par part, nets de frais de gestion, de la première à la dernière valeur. Source\u00a0: {manager:string}.',
    fund: 'Fonds',
    period: 'Période',
    range: 'de {from:string} à {to:string}',
    paidIn: 'Versé',
    received: 'Rendu',
    tvpiMeaning: 'Total rendu et restant, divisé par le capital versé',
    tooYoung: 'Non affiché avant 12\u00a0mois',
  },
} satisfies BaseTranslation

export default fr_house
