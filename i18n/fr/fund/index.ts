import type { BaseTranslation } from '../../i18n-types.ts'

/**
 * Texts of a fund’s page. Texts shared with lists are in `funds`; legal sentences are drafts for the compliance
 * officer.
 */
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
    portfolio: 'Portefeuille',
    costs: 'Frais et scénarios',
    terms: 'Modalités',
    news: 'Actualités du fonds',
    sisters: 'Fonds ouverts de la même stratégie',
  },
  header: {
    figures: 'L’essentiel',
    value: 'Bilan du fonds',
    until: 'jusqu’au {date:string}',
    daysLeft: { one: 'dernier jour', other: 'encore {count:string}\u00a0jours' },
  },
  more: {
    strategy: 'Lire la stratégie',
    team: 'Voir l’équipe',
    method: 'Lire la méthode, voir les parts',
    terms: 'Lire les modalités et la fiscalité',
    facts: 'Voir les quatorze caractéristiques',
  },
  actions: {
    keyInformation: 'Document d’informations clés',
    menu: 'Actions',
    keyInformationShort: 'DIC',
    factsheetShort: 'Fiche',
    factsheet: 'Fiche du fonds',
    ask: 'Poser une question',
    alerts: 'Alertes par email',
    inLanguage: { fr: '(en français)', en: '(en anglais)' },
  },
  portfolio: {
    more: 'Voir les secteurs, pays et participations',
    count: 'Participations',
    on: 'au {date:string}',
    committed: 'Capital engagé',
    invested: 'Capital investi',
    sectors: 'Par secteur',
    countries: 'Par pays',
    holdings: 'Principales participations',
    otherHoldings: 'Autres participations',
    others: 'Voir les {count:string} autres participations',
    name: 'Nom',
    sector: 'Secteur',
    country: 'Pays',
    part: 'Part du portefeuille',
  },
  costs: {
    caption: 'Coûts pour {amount:string} conservés {years:string}',
    cost: 'Nature du coût',
    rate: 'Taux',
    firstYear: 'La première année',
    wholePeriod: 'Sur {years:string}',
    total: 'Total des coûts',
    kinds: {
      entry: 'Coûts d’entrée',
      ongoing: 'Frais de gestion et autres frais récurrents',
      transaction: 'Coûts de transaction',
      performance: 'Intéressement de l’équipe (estimation)',
      exit: 'Coûts de sortie',
    },
    rates: { once: '{rate:string}, une fois', yearly: '{rate:string} par an' },
    impact:
      'Incidence annuelle des coûts\u00a0: {rate:string} du montant investi, soit le total des coûts divisé par ce montant et par le nombre d’années.',
  },
  scenarios: {
    more: 'Voir les scénarios',
    caption:
      'Ce que vous pourriez obtenir après déduction des coûts, pour {amount:string} conservés {years:string}',
    scenario: 'Scénario',
    received: 'Montant reçu',
    yearlyReturn: 'Rendement annuel moyen',
    kinds: {
      stress: 'Tensions',
      unfavourable: 'Défavorable',
      moderate: 'Intermédiaire',
      favourable: 'Favorable',
    },
    note: 'Scénarios du document d’informations clés\u00a0: des exemples, et non une prévision. Aucun rendement minimal n’est garanti\u00a0: vous pourriez perdre tout ou partie de votre investissement.',
  },
  distributions: {
    more: 'Voir les distributions',
    title: 'Distributions par part',
    olderTitle: 'Distributions plus anciennes',
    older: 'Voir les {count:string} distributions plus anciennes',
    date: 'Date',
    amount: 'Montant',
  },
  facts: {
    title: 'En résumé',
    targetFrom: 'à partir de {amount:string}',
    targetUpTo: 'jusqu’à {amount:string}',
    sfdrSince: 'depuis le {date:string}',
  },
  share: {
    label: 'Partager la page du fonds',
    open: 'Partager',
    address: 'Adresse de la page',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    mail: 'Envoyer par email',
  },
  compareFund: 'Comparer ce fonds',
  blocking: {
    title: 'Votre argent est bloqué',
    perSubscriptionTitle: 'Un placement de long terme, sans rachat les premières années',
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
    biography: 'Parcours',
    none: 'La composition de l’équipe n’a pas été communiquée.',
  },
  valuation: {
    method: 'Comment le fonds est valorisé',
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
