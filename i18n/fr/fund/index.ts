import type { BaseTranslation } from '../../i18n-types.ts'

/** One fund’s page. Words that lists use too stand in `funds`; legal sentences are drafts for the compliance officer. */
const fr_fund = {
  description:
    '{name:string}, {form:string} : stratégie, équipe, valorisation, conditions, risque et documents du fonds.',
  documentsTitle: '{name:string} : documents',
  documentsDescription:
    'Reportings, communiqués, documents commerciaux et juridiques du fonds {name:string}.',
  tabs: {
    label: 'Pages du fonds',
    keyInformation: 'Informations clés',
    documents: 'Documents',
  },
  sections: {
    label: 'Sur cette page',
    strategy: 'Stratégie',
    team: 'Équipe',
    valuation: 'Valorisation',
    terms: 'Modalités',
  },
  facts: {
    title: 'En résumé',
    targetFrom: 'à partir de {amount:string}',
    targetUpTo: 'jusqu’à {amount:string}',
    sfdrSince: 'depuis le {date:string}',
  },
  compareFund: 'Comparer ce fonds',
  blocking: {
    title: 'Votre argent est bloqué',
    overTitle: 'La période de blocage a pris fin',
    unknown:
      'Votre argent est bloqué pendant toute la durée de vie du fonds, fixée par son règlement, sauf cas de déblocage anticipé que celui-ci prévoit.',
  },
  professional: {
    title: 'Fonds réservé à certains investisseurs',
  },
  strategy: {
    diversification: 'Objectif de diversification',
    none: 'La stratégie du fonds est décrite dans son règlement.',
  },
  team: {
    none: 'La composition de l’équipe n’a pas été communiquée.',
  },
  valuation: {
    frequency: 'Calcul de la valeur liquidative',
    reporting: 'Information périodique',
    shares: 'Catégories de parts',
    share: 'Part',
    isin: 'Code ISIN',
    currency: 'Monnaie',
    none: 'Le mode de valorisation est décrit dans le règlement du fonds.',
  },
  terms: {
    subscriptionPeriod: 'Période de souscription',
    fromTo: 'du {from:string} au {to:string}',
    since: 'depuis le {from:string}',
    approval: 'Agrément de l’AMF',
    taxation: 'Fiscalité',
    taxValidUntil: 'Ces indications valent jusqu’au {date:string}.',
    taxValidity:
      'Ces indications valent à la date de leur publication\u202f; leur durée de validité n’a pas été communiquée.',
  },
  risk: {
    title: 'Risque et durée de placement recommandée',
    holding: 'Durée de placement recommandée : {years:string}.',
    holdingUnknown: 'Durée de placement recommandée : non communiquée.',
  },
} satisfies BaseTranslation

export default fr_fund
