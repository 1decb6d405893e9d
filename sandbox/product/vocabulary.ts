import type { LocalizedText } from '../database/schema/columns.ts'

/** Coded values in display order, with their labels. */
export type Vocabulary = Readonly<Record<string, LocalizedText>>

/** Investment strategies. */
export const strategies = {
  buyout: { fr: 'Transmission et LBO', en: 'Buyout and succession' },
  growth: { fr: 'Capital-développement', en: 'Growth capital' },
  regional: { fr: 'Capital de proximité', en: 'Regional capital' },
  innovation: { fr: 'Capital-innovation', en: 'Innovation capital' },
  'senior-debt': { fr: 'Dette senior', en: 'Senior debt' },
  unitranche: { fr: 'Dette unitranche et mezzanine', en: 'Unitranche and mezzanine debt' },
  'core-infrastructure': { fr: 'Infrastructures essentielles', en: 'Core infrastructure' },
  'energy-transition': { fr: 'Transition énergétique', en: 'Energy transition' },
  'value-add': { fr: 'Création de valeur immobilière', en: 'Value-add real estate' },
  'operated-property': { fr: 'Immobilier d’exploitation', en: 'Operated real estate' },
  'secondary-market': { fr: 'Marché secondaire', en: 'Secondary market' },
  'co-investment': { fr: 'Co-investissement', en: 'Co-investment' },
} as const satisfies Vocabulary

/** Asset classes. */
export const assetClasses = {
  'private-equity': { fr: 'Capital-investissement', en: 'Private equity' },
  'venture-capital': { fr: 'Capital-risque', en: 'Venture capital' },
  'private-debt': { fr: 'Dette privée', en: 'Private debt' },
  infrastructure: { fr: 'Infrastructures', en: 'Infrastructure' },
  'real-estate': { fr: 'Immobilier', en: 'Real estate' },
  secondaries: { fr: 'Fonds secondaires', en: 'Secondaries' },
} as const satisfies Vocabulary

/** Geographies. */
export const geographies = {
  france: { fr: 'France', en: 'France' },
  'french-regions': { fr: 'Régions françaises', en: 'French regions' },
  'western-europe': { fr: 'Europe de l’Ouest', en: 'Western Europe' },
  'northern-europe': { fr: 'Europe du Nord', en: 'Northern Europe' },
  'southern-europe': { fr: 'Europe du Sud', en: 'Southern Europe' },
  'north-america': { fr: 'Amérique du Nord', en: 'North America' },
  global: { fr: 'Monde', en: 'Global' },
} as const satisfies Vocabulary

/** Sectors of the companies or assets held. */
export const sectors = {
  'multi-sector': { fr: 'Multisectoriel', en: 'Multi-sector' },
  health: { fr: 'Santé', en: 'Healthcare' },
  software: { fr: 'Logiciels et numérique', en: 'Software and digital' },
  industry: { fr: 'Industrie', en: 'Industry' },
  'business-services': { fr: 'Services aux entreprises', en: 'Business services' },
  'food-and-agriculture': { fr: 'Agroalimentaire', en: 'Food and agriculture' },
  energy: { fr: 'Énergie', en: 'Energy' },
  'transport-and-logistics': { fr: 'Transport et logistique', en: 'Transport and logistics' },
  hospitality: { fr: 'Hôtellerie et loisirs', en: 'Hospitality and leisure' },
  housing: { fr: 'Logement et résidences gérées', en: 'Housing and managed residences' },
} as const satisfies Vocabulary

/** Labels of the fund states; the French ones are exact texts (P-061). */
export const statuses = {
  open: { fr: 'Souscription ouverte', en: 'Open for subscription' },
  closed: { fr: 'Souscription fermée', en: 'Closed for subscription' },
  pre_liquidation: { fr: 'Liquidation en cours', en: 'Liquidation in progress' },
  liquidation: { fr: 'Liquidé', en: 'Liquidated' },
} as const satisfies Vocabulary

/** Legal forms of French unlisted funds; the acronym is in both languages. */
export const legalForms = {
  FCPR: { fr: 'Fonds commun de placement à risques', en: 'Venture mutual fund (FCPR)' },
  FCPI: { fr: 'Fonds commun de placement dans l’innovation', en: 'Innovation mutual fund (FCPI)' },
  FIP: { fr: 'Fonds d’investissement de proximité', en: 'Regional investment fund (FIP)' },
  FPCI: {
    fr: 'Fonds professionnel de capital investissement',
    en: 'Professional private equity fund (FPCI)',
  },
  SLP: { fr: 'Société de libre partenariat', en: 'Free partnership company (SLP)' },
  FPS: { fr: 'Fonds professionnel spécialisé', en: 'Specialised professional fund (FPS)' },
} as const satisfies Vocabulary

/** Tax wrappers in which shares may be held. */
export const eligibilities = {
  'securities-account': { fr: 'Compte-titres', en: 'Securities account' },
  'life-insurance': { fr: 'Assurance-vie en unités de compte', en: 'Unit-linked life insurance' },
  'retirement-plan': { fr: 'Plan d’épargne retraite', en: 'Retirement savings plan' },
  'pea-pme': { fr: 'PEA-\u2060PME', en: 'PEA-\u2060PME savings plan' },
  'proceeds-reinvestment': {
    fr: 'Remploi du produit de cession (art.\u00a0150-0 B ter du CGI)',
    en: 'Reinvestment of sale proceeds (art.\u00a0150-0 B ter CGI)',
  },
} as const satisfies Vocabulary

/** Intervals of valuation and reporting. */
export const periodicities = {
  month: { fr: 'Mensuelle', en: 'Monthly' },
  quarter: { fr: 'Trimestrielle', en: 'Quarterly' },
  semester: { fr: 'Semestrielle', en: 'Half-yearly' },
  year: { fr: 'Annuelle', en: 'Yearly' },
} as const satisfies Vocabulary

/** The three groups of the documents tab (P-072). */
export const documentGroups = {
  reporting: { fr: 'Reporting et communiqués', en: 'Reporting and press releases' },
  marketing: { fr: 'Documents commerciaux', en: 'Marketing documents' },
  legal: { fr: 'Documents juridiques', en: 'Legal documents' },
} as const satisfies Vocabulary

/** Types of documents; each is a kind of the document generator. */
export const documentTypes = {
  'half-yearly-report': { fr: 'Rapport semestriel', en: 'Half-yearly report' },
  'investor-letter': { fr: 'Lettre aux porteurs', en: 'Letter to investors' },
  'press-release': { fr: 'Communiqué', en: 'Press release' },
  brochure: { fr: 'Brochure', en: 'Brochure' },
  factsheet: { fr: 'Fiche produit', en: 'Factsheet' },
  'key-information': { fr: 'Document d’informations clés', en: 'Key information document' },
  'fund-rules': { fr: 'Règlement', en: 'Fund rules' },
  prospectus: { fr: 'Prospectus', en: 'Prospectus' },
  'subscription-form': { fr: 'Bulletin de souscription', en: 'Subscription form' },
  'tax-note': { fr: 'Note fiscale', en: 'Tax note' },
  'quarterly-statement': { fr: 'Relevé trimestriel', en: 'Quarterly statement' },
  'tax-statement': { fr: 'Imprimé fiscal unique (IFU)', en: 'Tax statement (IFU)' },
} as const satisfies Vocabulary

/** Sub-types of documents. */
export const documentSubTypes = {
  'first-half': { fr: 'Premier semestre', en: 'First half' },
  'second-half': { fr: 'Second semestre', en: 'Second half' },
  'first-quarter': { fr: 'Premier trimestre', en: 'First quarter' },
  'second-quarter': { fr: 'Deuxième trimestre', en: 'Second quarter' },
  'third-quarter': { fr: 'Troisième trimestre', en: 'Third quarter' },
  'fourth-quarter': { fr: 'Quatrième trimestre', en: 'Fourth quarter' },
  'year-review': { fr: 'Bilan de l’année', en: 'Review of the year' },
  distribution: { fr: 'Distribution', en: 'Distribution' },
  'capital-call': { fr: 'Appel de fonds', en: 'Capital call' },
  'fund-life': { fr: 'Vie du fonds', en: 'Life of the fund' },
  presentation: { fr: 'Présentation', en: 'Presentation' },
  'by-share': { fr: 'Par catégorie de parts', en: 'By share class' },
  'current-version': { fr: 'Version en vigueur', en: 'Current version' },
  'natural-person': { fr: 'Personne physique', en: 'Natural person' },
  'legal-entity': { fr: 'Personne morale', en: 'Legal entity' },
  'tax-year': { fr: 'Année fiscale', en: 'Tax year' },
} as const satisfies Vocabulary

export type StrategyCode = keyof typeof strategies
export type AssetClassCode = keyof typeof assetClasses
export type GeographyCode = keyof typeof geographies
export type SectorCode = keyof typeof sectors
export type EligibilityCode = keyof typeof eligibilities
export type DocumentTypeCode = keyof typeof documentTypes
export type DocumentSubTypeCode = keyof typeof documentSubTypes

/** The label of a code, or the code itself if unknown. */
export function labelOf(vocabulary: Vocabulary, code: string, locale: keyof LocalizedText): string {
  return vocabulary[code]?.[locale] ?? code
}

/** Codes of a vocabulary in its order. */
export function codesOf(vocabulary: Vocabulary): readonly string[] {
  return Object.keys(vocabulary)
}
