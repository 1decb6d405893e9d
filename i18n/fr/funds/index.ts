import type { BaseTranslation } from '../../i18n-types.ts'

/**
 * The funds list, and the words that every page about funds uses. Legal sentences (`statusMeaning`, `warnings`,
 * `sfdr`) stand here and nowhere else, so that the compliance officer finds them in one place.
 */
const fr_funds = {
  title: 'Nos fonds',
  description:
    'Tous les fonds non cotés d’Orvanne Gestion : stratégie, classe d’actifs, zone géographique, niveau de risque, horizon et investissement minimum.',
  introduction:
    'Capital-investissement, dette privée, infrastructures, immobilier : chaque fonds avec son état, son risque et ses conditions.',

  status: {
    open: 'Souscription ouverte',
    closed: 'Souscription fermée',
    pre_liquidation: 'Liquidation en cours',
    liquidation: 'Liquidé',
  },
  statusMeaning: {
    open: 'Le fonds reçoit des souscriptions, aux conditions de son règlement.',
    closed: 'La période de souscription est close. Le fonds investit et gère son portefeuille.',
    pre_liquidation:
      'Période de pré-liquidation au sens du code monétaire et financier : le fonds n’est pas dissous, il prépare et réalise la vente de ses participations et ne reçoit plus de nouveau porteur.',
    liquidation:
      'Le fonds est dissous : ses actifs sont vendus et le produit de leur vente est, ou a été, réparti entre les porteurs de parts.',
  },

  legalForm: {
    FCPR: 'Fonds commun de placement à risques',
    FCPI: 'Fonds commun de placement dans l’innovation',
    FIP: 'Fonds d’investissement de proximité',
    FPCI: 'Fonds professionnel de capital investissement',
    SLP: 'Société de libre partenariat',
    FPS: 'Fonds professionnel spécialisé',
  },
  periodicity: {
    month: 'Mensuelle',
    quarter: 'Trimestrielle',
    semester: 'Semestrielle',
    year: 'Annuelle',
  },
  sfdr: {
    article: 'Article\u00a0{article:number}',
    neutral: 'Régime d’information du règlement (UE) 2019/2088, et non un classement.',
    disclosure: 'Informations en matière de durabilité',
  },

  fact: {
    strategy: 'Stratégie',
    assetClass: 'Classe d’actifs',
    geography: 'Zone géographique',
    horizon: 'Horizon de placement',
    sector: 'Secteur',
    riskIndicator: 'Indicateur de risque (SRI)',
    legalForm: 'Forme juridique',
    eligibility: 'Éligibilité',
    taxation: 'Fiscalité',
    minimumInvestment: 'Investissement minimum',
    targetEnterpriseValue: 'Valeur d’entreprise visée à l’entrée',
    fundSize: 'Taille du fonds',
    launchDate: 'Date de lancement',
    sfdr: 'Classification SFDR',
    status: 'État',
    netAssetValue: 'Valeur liquidative',
  },

  risk: {
    outOfSeven: 'Indicateur de risque : {level:number} sur 7',
    short: '{level:number} sur 7',
    lowest: 'Risque plus faible',
    highest: 'Risque plus élevé',
    none: 'Indicateur de risque : non communiqué',
    lowestIsNotNone: 'La classe de risque la plus faible ne signifie pas « sans risque ».',
    holdingPeriod:
      'L’indicateur suppose que les parts sont conservées pendant la durée recommandée de {text:string}.',
  },
  years: '{text:string}\u00a0{{count:an|ans}}',
  datedValue: '{share:string}, au {date:string}',

  minimumOf: '{amount:string} au minimum',
  lockUp: {
    heading: 'Durée de blocage',
    fixedTerm: '{years:string} à compter de la constitution du fonds, jusqu’au {date:string}',
    perSubscription: '{years:string} à compter de chaque souscription',
    none: 'Aucune durée réglementaire',
  },
  totals: {
    paidIn: '{amount:string} versés',
    paidInOf: '{amount:string} versés sur {committed:string}',
    distributed: '{amount:string} distribués',
    nothingDistributed: 'rien de distribué à ce jour',
    paidBack: 'Valeur totale {amount:string}, entièrement remboursée',
  },

  meaning: {
    status: 'Que signifient les états ?',
    risk: 'Que dit l’indicateur de risque ?',
    sfdr: 'Que dit la classification SFDR ?',
  },

  warnings: {
    heading: 'Avertissements',
    pastPerformance: 'Les performances passées ne préjugent pas des performances futures.',
    marketing:
      'Ceci est une communication publicitaire. Veuillez vous référer au règlement du fonds et au document d’informations clés avant toute décision finale d’investissement.',
    capital:
      'L’investissement présente un risque de perte en capital. Les sommes investies peuvent ne pas être restituées.',
    illiquidity:
      'L’investissement porte surtout sur des sociétés non cotées : les parts ne peuvent pas être cédées facilement ni à tout moment.',
    currency:
      'Une partie des actifs est libellée dans une autre monnaie que la part : leur valeur varie avec le cours de change.',
    tax: 'La fiscalité dépend de la situation de chacun et peut changer.',
    professional:
      'Fonds déclaré, non agréé par l’Autorité des marchés financiers, réservé aux investisseurs professionnels ou assimilés.',
    blocking:
      'Les sommes investies sont bloquées pendant {years:string} à compter de la constitution du fonds, jusqu’au {date:string}, sauf cas de déblocage anticipé prévus par le règlement.',
    blockingOver:
      'Les sommes investies ont été bloquées pendant {years:string}\u202f; cette période de blocage a pris fin le {date:string}.',
    perSubscription:
      'Aucun rachat n’est possible pendant les {years:string} qui suivent chaque souscription, sauf cas de sortie anticipée prévus par le règlement.',
    approval:
      'L’agrément de l’Autorité des marchés financiers ne signifie pas que le porteur bénéficie automatiquement des avantages fiscaux présentés.',
  },

  counters: {
    label: 'Nombre de fonds par état',
  },

  filter: {
    heading: 'Filtres',
    atOnce: 'La liste change dès que vous choisissez.',
    open: 'Filtrer',
    openWithCount: 'Filtrer ({count:number})',
    close: 'Fermer les filtres',
    show: 'Voir {text:string} {{count:fonds|fonds}}',
    apply: 'Appliquer les filtres',
    clearAll: 'Effacer tous les filtres',
    active: 'Filtres actifs',
    remove: 'Retirer le filtre « {value:string} »',
    text: 'Recherche : {text:string}',
    any: 'Sans limite',
    upTo: 'Jusqu’à {value:string}',
    limit: '{what:string}\u00a0: {limit:string}',
    resultsOfValue: '{text:string} {{count:résultat|résultats}}',
  },
  search: {
    label: 'Rechercher un fonds',
    placeholder: 'Nom, stratégie, secteur…',
    submit: 'Rechercher',
  },

  sort: {
    label: 'Trier par',
    status: 'Fonds ouverts d’abord',
    name: 'Nom, de A à Z',
    '-name': 'Nom, de Z à A',
    '-launchDate': 'Lancement le plus récent',
    launchDate: 'Lancement le plus ancien',
    riskIndicator: 'Risque croissant',
    '-riskIndicator': 'Risque décroissant',
    minimumInvestment: 'Investissement minimum croissant',
    '-minimumInvestment': 'Investissement minimum décroissant',
    ascending: 'Trier par ordre croissant',
    descending: 'Trier par ordre décroissant',
  },
  view: {
    label: 'Présentation',
    cards: 'Fiches',
    table: 'Tableau',
    performance: 'Performances',
  },
  results: {
    count: '{text:string} {{count:fonds trouvé|fonds trouvés}}',
    range: '{from:string} à {to:string}',
    inGroup: '{text:string} {{count:fonds|fonds}}',
    heading: 'Liste des fonds',
    skipToFunds: 'Aller aux fonds',
    loading: 'Chargement de la liste des fonds…',
  },
  table: {
    caption: 'Les fonds et leurs caractéristiques',
    name: 'Fonds',
    columns: 'Colonnes',
    strategy: 'Stratégie',
    assetClass: 'Classe d’actifs',
    geography: 'Zone',
    legalForm: 'Forme',
    risk: 'Risque',
    horizon: 'Horizon',
    minimum: 'Minimum',
    sfdr: 'SFDR',
    launch: 'Lancement',
    value: 'Valeur liquidative',
    scroll: 'Tableau des fonds, défilement horizontal',
  },
  overview: {
    caption: 'Performances passées des fonds, par année civile',
    note: 'Rendement avec distributions de chaque année civile complète, pour la première part ouverte au public de chaque fonds. Un tiret signale une année incomplète.',
    source: 'Source\u00a0: {manager:string}, dernières valeurs publiées.',
    dpi: 'Montants distribués rapportés au capital versé',
    tvpi: 'Valeur liquidative et montants distribués rapportés au capital versé',
    date: 'Valeurs au',
  },
  files: {
    label: 'Tout le catalogue en fichier\u00a0:',
    csv: 'tableau CSV',
    xlsx: 'classeur Excel',
    fileName: 'fonds',
    sheet: 'Catalogue des fonds',
    horizonYears: 'Horizon de placement (années)',
    currency: 'Devise',
    share: 'Part valorisée',
    valuedOn: 'Date de valeur',
    page: 'Page du fonds',
  },
  empty: {
    title: 'Aucun fonds ne correspond à ces critères',
    advice: 'Retirez un filtre ou cherchez un autre mot.',
    beyond: 'Cette page n’existe pas',
    beyondAdvice: 'La liste compte {text:string} {{count:page|pages}}.',
    toFirst: 'Revenir à la première page',
    none: 'Aucun fonds n’est encore publié',
    noneAdvice:
      'Les fonds, leurs chiffres et leurs documents paraîtront ici dès leur publication. D’ici là, écrivez-nous.',
    toContact: 'Nous écrire',
  },
  watch: {
    chosen: 'Ma sélection ({text:string})',
    add: 'Suivre',
    added: 'Suivi',
    addFund: 'Suivre {name:string}',
    note: 'Cette adresse contient la sélection\u00a0: elle peut être partagée. La sélection est gardée dans ce navigateur.',
  },
  selection: {
    label: 'Fonds à comparer',
    add: 'Comparer',
    added: 'Sélectionné',
    addFund: 'Comparer {name:string}',
    removeFund: 'Sélectionné : retirer {name:string} de la comparaison',
    full: 'Deux fonds déjà choisis',
    fullNote: 'Deux fonds sont choisis\u00a0: retirez-en un pour en choisir un autre.',
    chooseAnother: 'Choisissez un second fonds pour comparer.',
    sameStrategy: 'Même stratégie\u00a0: {strategy:string}',
    compare: 'Comparer ces deux fonds',
    show: 'Voir la comparaison',
  },
} satisfies BaseTranslation

export default fr_funds
