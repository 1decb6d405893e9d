import type { FundDetail } from '../../../../src/contract/product-api/fund.schema.ts'
import type { DocumentKind, ManagerIdentity } from '../document-input.ts'

/** Facts in the alternative text of a chart. */
type ChartFacts = Record<'share' | 'from' | 'to' | 'first' | 'last' | 'total', string> & {
  distributions: number
}

/** The latest figures of a half-year as text; null for none. */
interface LatestFigures {
  share: string
  value: string | null
  date: string
  distributed: string | null
}

const kinds: Record<DocumentKind, string> = {
  factsheet: 'Fiche du fonds',
  'half-yearly-report': 'Rapport semestriel',
  'investor-letter': 'Lettre aux porteurs',
  'press-release': 'Communiqué',
  brochure: 'Brochure commerciale',
  'key-information': 'Document d’informations clés',
  'fund-rules': 'Règlement du fonds',
  prospectus: 'Prospectus',
  'subscription-form': 'Bulletin de souscription',
  'tax-note': 'Note fiscale',
  'quarterly-statement': 'Relevé trimestriel',
  'tax-statement': 'Imprimé fiscal unique',
}

const facts = {
  strategy: 'Stratégie',
  assetClass: 'Classe d’actifs',
  geography: 'Zone géographique',
  horizon: 'Horizon de placement',
  sector: 'Secteur',
  risk: 'Indice de risque (SRI)',
  legalForm: 'Forme juridique',
  eligibility: 'Éligibilité',
  taxation: 'Fiscalité',
  minimum: 'Investissement minimum',
  target: 'Valeur d’entreprise visée à l’entrée',
  size: 'Taille du fonds',
  launch: 'Date de lancement',
  sfdr: 'Classification SFDR',
}

const tables = {
  date: 'Date',
  netAssetValue: 'Valeur liquidative',
  paidIn: 'Capital versé',
  distributed: 'Distributions cumulées',
  totalValue: 'Valeur totale',
  period: 'Période de douze mois',
  returnWith: 'Distributions comprises',
  returnWithout: 'Hors distributions',
  operation: 'Opération',
  amount: 'Montant par part',
  call: 'Appel de capital',
  distribution: 'Distribution',
  captionValues: 'Valeurs liquidatives par part',
  captionPeriods: 'Performance par période complète de douze mois',
  captionFlows: 'Appels de capital et distributions par part',
  captionScenarios: (amount: string, years: string) =>
    `Ce que vous pourriez obtenir après déduction des coûts, pour ${amount} conservés ${years}`,
  captionCosts: (amount: string, years: string) => `Coûts pour ${amount} conservés ${years}`,
  scenario: 'Scénario',
  received: 'Montant reçu',
  yearlyReturn: 'Rendement annuel moyen',
  cost: 'Nature du coût',
  rate: 'Taux',
  firstYear: 'La première année',
  wholePeriod: (years: string) => `Sur ${years}`,
  totalCosts: 'Total des coûts',
  repaid: 'Part remboursée',
}

/** Passages of the key information document. */
const keyInformation = {
  purpose: (fund: string, form: string, manager: ManagerIdentity, date: string) => ({
    title: 'Objectif',
    body: [
      'Le présent document contient des informations essentielles sur le produit d’investissement. Il ne s’agit pas d’un document à caractère commercial. Ces informations vous sont fournies conformément à une obligation légale, afin de vous aider à comprendre en quoi consiste ce produit et quels risques, coûts, gains et pertes potentiels y sont associés, et de vous aider à le comparer à d’autres produits.',
      `Produit : ${fund} (${form}). Initiateur : ${manager.name}, ${manager.approval}. Appelez le ${manager.phone} pour de plus amples informations. Document produit le ${date}.`,
      '**Vous êtes sur le point d’acheter un produit qui n’est pas simple et qui peut être difficile à comprendre.**',
    ],
  }),
  product: (fund: FundDetail, form: string, horizon: string, isProfessional: boolean) => ({
    title: 'En quoi consiste ce produit ?',
    body: [
      `**Type.** ${fund.name} est un fonds d’investissement alternatif de droit français (${form}).`,
      `**Durée.** La durée de détention recommandée est : ${horizon}. Le règlement fixe les cas de prorogation. La société de gestion ne peut dissoudre le fonds unilatéralement en dehors des cas prévus par la loi.`,
      `**Objectifs.** Le fonds recherche des plus-values à long terme (stratégie : ${fund.strategy.label} ; zone : ${fund.geography.label} ; secteur : ${fund.sector.label}). Le rendement dépend de la valeur à laquelle les actifs pourront être cédés et des revenus qu’ils produisent.`,
      isProfessional
        ? '**Investisseur visé.** Des investisseurs professionnels ou assimilés, qui connaissent bien les actifs non cotés et peuvent supporter la perte totale de la somme investie.'
        : '**Investisseur de détail visé.** Des personnes dont l’épargne est diversifiée, qui peuvent immobiliser une part limitée de leur patrimoine jusqu’à l’échéance et supporter une perte en capital, qui peut être totale.',
    ],
  }),
  risks: {
    title: 'Quels sont les risques ?',
    body: [
      'L’indicateur synthétique de risque permet d’apprécier le niveau de risque de ce produit par rapport à d’autres. Il indique la probabilité que ce produit enregistre des pertes en cas de mouvements sur les marchés ou d’une impossibilité de notre part de vous payer.',
    ],
  },
  riskLimits:
    'L’indicateur suppose que vous conservez le produit jusqu’à son échéance. Le risque réel peut être très différent si vous sortez avant, et vous pourriez obtenir moins en retour. Les actifs ne sont pas cotés : ils peuvent être difficiles à vendre à un bon prix. Ce produit ne prévoit aucune protection : vous pourriez perdre tout ou partie de votre investissement.',
  returns: {
    title: 'Que pourrais-je obtenir ?',
    body: [
      'Ce que vous obtiendrez dépend de la valeur à laquelle les actifs seront cédés. Elle est incertaine et ne peut être prédite avec précision. Il n’existe aucun rendement minimal garanti : vous pourriez perdre tout ou partie de votre investissement.',
      'Les scénarios défavorable, intermédiaire et favorable sont des exemples fondés sur les résultats de placements comparables ; le scénario de tensions montre ce que vous pourriez obtenir dans des situations extrêmes. L’avenir peut être très différent. Les montants tiennent compte de tous les coûts du fonds, non de votre situation fiscale. Une sortie avant l’échéance n’est pas prévue : aucun montant n’est donné pour une durée plus courte.',
    ],
  },
  default: (manager: string) => ({
    title: 'Et si la société de gestion ne peut pas payer ?',
    body: [
      `Les actifs du fonds sont conservés par le dépositaire, à part de ceux de la société de gestion (${manager}). Une défaillance de cette société de gestion n’aurait pas d’effet direct sur leur propriété. Une défaillance du dépositaire pourrait entraîner une perte. Aucun régime d’indemnisation ou de garantie ne couvre les pertes du fonds.`,
    ],
  }),
  costs: {
    title: 'Que va me coûter cet investissement ?',
    body: [
      'La personne qui vous vend ce produit ou vous conseille peut vous demander des coûts supplémentaires. Elle vous informe alors de ces coûts et de leur incidence sur votre investissement.',
    ],
  },
  holding: (horizon: string, lockUp: string | null) => ({
    title: 'Combien de temps dois-je le conserver ?',
    body: [
      `**Durée de détention recommandée : ${horizon}.** ${
        lockUp === null ? '' : `**Durée de blocage : ${lockUp}.** `
      }Le règlement dit si, quand et à quelles conditions il est possible de sortir plus tôt. Une sortie anticipée, lorsqu’elle est permise, peut réduire ce que vous recevez et remettre en cause un avantage fiscal.`,
    ],
  }),
  complaint: (manager: ManagerIdentity) => ({
    title: 'Comment puis-je réclamer ?',
    body: [
      `Par courrier à ${manager.name}, ${manager.address}, ou par email à ${manager.email}. Une réponse est donnée dans un délai de deux mois. Vous pouvez ensuite saisir gratuitement le médiateur de l’Autorité des marchés financiers.`,
    ],
  }),
  other: (website: string) => ({
    title: 'Autres informations',
    body: [
      `Le règlement, le dernier rapport annuel et les valeurs liquidatives sont disponibles sur ${website} ou sur demande. Ce document est revu au moins une fois par an.`,
    ],
  }),
}

/** Texts of French documents. */
export const french = {
  kinds,
  facts,
  tables,
  keyInformation,
  notAvailable: 'non communiqué',
  contents: 'Sommaire',
  factsTitle: 'Caractéristiques',
  taxCaution:
    'Le traitement fiscal dépend de la situation individuelle de chaque porteur et peut être modifié.',
  marketingNotice:
    'Ceci est une communication publicitaire. Veuillez vous référer au règlement du fonds et au document d’informations clés avant toute décision finale d’investissement.',
  publishedOn: (date: string) => `Publié le ${date}`,
  legalLine: (manager: ManagerIdentity) =>
    `${manager.name}, ${manager.legalForm} – ${manager.registration} – ${manager.approval} – ${manager.address}`,
  riskClass: (value: number) => `Indicateur de risque : ${value} sur 7`,
  riskLow: 'Risque plus faible',
  riskHigh: 'Risque plus élevé',
  noRiskClass: 'Aucun indicateur de risque n’a été publié pour ce fonds.',
  horizon: (years: number) => (years === 1 ? '1 an' : `${years} ans`),
  sfdr: (article: number) => `Article ${article}`,
  range: (minimum: string | null, maximum: string | null) =>
    minimum && maximum
      ? `de ${minimum} à ${maximum}`
      : minimum
        ? `à partir de ${minimum}`
        : `jusqu’à ${maximum}`,
  costsUnknown: 'Les coûts figurent dans le règlement du fonds.',
  scenariosUnknown: 'Aucun scénario n’a été publié pour ce fonds.',
  costKinds: {
    entry: 'Coûts d’entrée',
    ongoing: 'Frais de gestion et autres frais récurrents',
    transaction: 'Coûts de transaction',
    performance: 'Intéressement de l’équipe (estimation)',
    exit: 'Coûts de sortie',
  },
  costRate: { once: (rate: string) => `${rate}, une fois`, yearly: (rate: string) => `${rate} par an` },
  yearlyImpact: (rate: string) =>
    `Incidence annuelle des coûts : ${rate} du montant investi, soit le total des coûts divisé par ce montant et par le nombre d’années.`,
  scenarioKinds: {
    stress: 'Tensions',
    unfavourable: 'Défavorable',
    moderate: 'Intermédiaire',
    favourable: 'Favorable',
  },
  performance: 'Performances',
  performanceOf: (share: string) => `Les chiffres ci-dessous sont ceux de la catégorie « ${share} ».`,
  performanceWarning: 'Les performances passées ne préjugent pas des performances futures.',
  performanceWithheld: 'Performance non affichée avant 12 mois.',
  noValueYet: 'Aucune valeur liquidative n’était encore établie à la date de ce document.',
  valuesIntroduction:
    'La valeur totale est la valeur liquidative augmentée des distributions versées depuis l’origine.',
  chartAlternative: ({ share, from, to, first, last, total, distributions }: ChartFacts) =>
    `Courbe de la catégorie « ${share} » du ${from} au ${to}, pour 100 versés : la valeur liquidative passe de ${first} à ${last}, la valeur totale, distributions comprises, s’établit à ${total}. Distributions marquées sur l’axe : ${distributions}.`,
  chartSource: (manager: string, date: string, hasDistributions: boolean) =>
    `Courbe : pour 100 versés. ${hasDistributions ? 'Valeur totale : (valeur liquidative + distributions depuis l’origine) ÷ capital versé. Triangles : distributions. ' : ''}Tableau : (valeur de fin + distributions de la période, dans la seconde colonne) ÷ (valeur de départ + capital appelé pendant la période) − 1. Source : ${manager}, au ${date}.`,
  lockUp: {
    title: {
      fixed_term: 'Votre argent est bloqué',
      per_subscription: 'Un placement de long terme, sans rachat les premières années',
    },
    fixedTerm: (years: string, date: string) =>
      `${years} à compter de la constitution du fonds, jusqu’au ${date}`,
    perSubscription: (years: string) => `${years} à compter de chaque souscription`,
    none: 'Aucune durée réglementaire',
    notice: (words: string) =>
      `Durée de blocage : ${words}, sauf cas de sortie anticipée prévus par le règlement. Le fonds est principalement investi dans des entreprises non cotées, qui présentent des risques particuliers. L’agrément du fonds ne signifie pas que vous bénéficierez automatiquement des avantages fiscaux présentés : cela dépend notamment du respect de certaines règles d’investissement, de la durée pendant laquelle vous le détenez et de votre situation individuelle.`,
  },
  report: (fund: string, periodEnd: string, { share, value, date, distributed }: LatestFigures) => ({
    title: 'L’essentiel du semestre',
    body: [
      `Ce rapport rend compte de la gestion du fonds ${fund} pendant le semestre clos le ${periodEnd}.`,
      value === null
        ? 'Aucune valeur liquidative n’a encore été établie.'
        : `La valeur liquidative de la catégorie « ${share} » était de ${value} au ${date}.${distributed === null ? '' : ` Les distributions cumulées atteignent ${distributed} par part.`}`,
      'Les comptes du semestre n’ont pas été audités ; ils ont fait l’objet des contrôles habituels du dépositaire et du délégataire comptable.',
    ],
  }),
  notice: (kind: string, fund: string, manager: ManagerIdentity) => ({
    title: 'Ce document',
    body: [
      `Cette édition abrégée (${kind}) présente les caractéristiques du fonds ${fund}. Le texte complet est remis sur demande par ${manager.name} et fait seul foi.`,
      'Le capital n’est pas garanti, les parts ne sont pas cotées et les sommes versées sont immobilisées pendant une longue période.',
    ],
  }),
  openingNews: (fund: string, from: string, to: string | null) =>
    to === null
      ? `La souscription du fonds ${fund} est ouverte à compter du ${from}. Aucune date de clôture n’est fixée.`
      : `La souscription du fonds ${fund} est ouverte du ${from} au ${to} inclus.`,
  distributionNews: (amount: string, share: string, date: string) =>
    `${share} : une distribution de ${amount} par part a été versée le ${date}.`,
  callNews: (amount: string, share: string, date: string) =>
    `${share} : un appel de capital de ${amount} par part est exigible le ${date}.`,
  contactAt: (manager: ManagerIdentity, date: string) =>
    `${manager.city}, le ${date}. Notre service des porteurs (${manager.name}) répond au ${manager.phone} et à ${manager.email}.`,
}

/** Texts of the documents in a language. */
export type Texts = typeof french
