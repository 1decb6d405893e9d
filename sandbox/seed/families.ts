import type { AssetClassCode, GeographyCode, SectorCode, StrategyCode } from '../product/vocabulary.ts'

/** A series of successive funds of one team; every name is invented. */
export type FundFamily = {
  readonly name: string
  readonly strategy: StrategyCode
  readonly assetClass: AssetClassCode
  readonly geography: GeographyCode
  readonly sector: SectorCode
  readonly legalForm: 'FCPR' | 'FCPI' | 'FIP' | 'FPCI'
  /** Years from launch to the planned end; null for a fund that stays open. */
  readonly horizonYears: number | null
  readonly sfdrArticle: 6 | 8 | 9
  readonly generations: readonly { readonly numeral: string; readonly launch: string }[]
}

type FamilyRow = readonly [
  name: string,
  strategy: StrategyCode,
  assetClass: AssetClassCode,
  geography: GeographyCode,
  sector: SectorCode,
  legalForm: FundFamily['legalForm'],
  horizonYears: number | null,
  sfdrArticle: FundFamily['sfdrArticle'],
  /** `numeral:launch`, separated by spaces. */
  generations: string,
]

// biome-ignore format: a table is read by lines
const rows: readonly FamilyRow[] = [
  ['Transmission', 'buyout', 'private-equity', 'france', 'multi-sector', 'FPCI', 10, 8, '-:2014-03-17 II:2017-09-04 III:2021-04-12 IV:2025-05-19'],
  ['Croissance', 'growth', 'private-equity', 'france', 'business-services', 'FCPR', 8, 8, 'II:2018-03-26 III:2021-11-15 IV:2025-09-22'],
  ['Innovation', 'innovation', 'venture-capital', 'france', 'software', 'FCPI', 8, 6, 'III:2014-12-15 V:2018-12-17 VI:2020-12-14 VII:2022-12-12 VIII:2025-10-13'],
  ['Énergies Renouvelables', 'energy-transition', 'infrastructure', 'western-europe', 'energy', 'FPCI', 10, 9, '-:2016-09-12 II:2020-03-09 III:2024-09-16'],
  ['Dette Senior', 'senior-debt', 'private-debt', 'western-europe', 'multi-sector', 'FPCI', 8, 6, '-:2016-02-08 II:2019-09-16 III:2023-06-05'],
  ['Patrimoine Urbain', 'value-add', 'real-estate', 'western-europe', 'multi-sector', 'FPCI', 8, 8, '-:2016-05-23 III:2023-04-17'],
  ['Entreprises Pérennes', 'growth', 'private-equity', 'western-europe', 'multi-sector', 'FCPR', null, 8, '-:2019-01-14'],
  ['Proximité Ouest', 'regional', 'private-equity', 'french-regions', 'multi-sector', 'FIP', 8, 6, '-:2015-12-14 III:2022-12-12 IV:2025-11-17'],
  ['Secondaire', 'secondary-market', 'secondaries', 'global', 'multi-sector', 'FPCI', 10, 6, '-:2015-01-19 III:2021-05-10 IV:2024-11-18'],
  ['Infrastructures', 'core-infrastructure', 'infrastructure', 'western-europe', 'transport-and-logistics', 'FPCI', 10, 8, '-:2015-10-05 II:2018-10-15 III:2022-10-10'],
  ['Santé Développement', 'growth', 'private-equity', 'western-europe', 'health', 'FPCI', 9, 8, '-:2017-05-15 II:2022-01-24'],
  ['Crédit PME', 'senior-debt', 'private-debt', 'france', 'business-services', 'FCPR', null, 8, '-:2021-10-11'],
  ['Co-Investissement Atlantique', 'co-investment', 'private-equity', 'north-america', 'software', 'FPCI', 9, 6, '-:2020-01-20 II:2025-04-14'],
  ['Résidences Gérées', 'operated-property', 'real-estate', 'france', 'housing', 'FPCI', 8, 8, 'II:2021-09-13 III:2025-03-10'],
  ['Innovation Santé', 'innovation', 'venture-capital', 'france', 'health', 'FCPI', 8, 8, '-:2017-12-11 III:2025-12-08'],
  ['Unitranche', 'unitranche', 'private-debt', 'western-europe', 'business-services', 'FPCI', 8, 6, '-:2018-01-22 III:2025-06-16'],
  ['Solaire Ibérique', 'energy-transition', 'infrastructure', 'southern-europe', 'energy', 'FPCI', 9, 9, 'II:2023-10-09'],
  ['Industrie Familiale', 'buyout', 'private-equity', 'western-europe', 'industry', 'FPCI', 10, 8, '-:2018-06-11 II:2023-02-13'],
  ['Proximité Alpes-Rhône', 'regional', 'private-equity', 'french-regions', 'industry', 'FIP', 8, 6, '-:2016-12-12 III:2025-12-15'],
  ['Infrastructures Accessibles', 'core-infrastructure', 'infrastructure', 'western-europe', 'energy', 'FCPR', null, 8, '-:2022-03-14'],
  ['Hôtels de Caractère', 'operated-property', 'real-estate', 'southern-europe', 'hospitality', 'FPCI', 9, 6, '-:2018-09-10 II:2024-04-22'],
  ['Mezzanine', 'unitranche', 'private-debt', 'france', 'multi-sector', 'FPCI', 9, 6, '-:2015-06-15 II:2019-06-17'],
  ['Logiciels Entreprises', 'innovation', 'venture-capital', 'northern-europe', 'software', 'FPCI', 9, 6, '-:2019-05-20 II:2024-02-12'],
  ['Logistique Urbaine', 'value-add', 'real-estate', 'western-europe', 'transport-and-logistics', 'FPCI', 8, 8, '-:2020-07-06'],
  ['Consommation Responsable', 'growth', 'private-equity', 'france', 'food-and-agriculture', 'FCPR', 8, 8, '-:2019-10-14'],
  ['Efficacité Énergétique', 'energy-transition', 'infrastructure', 'france', 'energy', 'FCPR', 8, 9, '-:2021-06-21'],
  ['Réseaux Numériques', 'core-infrastructure', 'infrastructure', 'southern-europe', 'software', 'FPCI', 10, 8, '-:2021-02-15'],
  ['Opportunités Secondaires', 'secondary-market', 'secondaries', 'western-europe', 'multi-sector', 'FCPR', null, 6, '-:2020-09-07'],
  ['Proximité Nord', 'regional', 'private-equity', 'french-regions', 'business-services', 'FIP', 8, 6, 'II:2023-12-11'],
  ['Terres et Récoltes', 'co-investment', 'private-equity', 'western-europe', 'food-and-agriculture', 'FPCI', 10, 8, '-:2022-05-16'],
  ['Vents du Nord', 'energy-transition', 'infrastructure', 'northern-europe', 'energy', 'FPCI', 10, 9, '-:2022-09-19'],
  ['Deeptech Industrie', 'innovation', 'venture-capital', 'western-europe', 'industry', 'FPCI', 10, 8, '-:2022-06-13'],
  ['Entreprises Rhénanes', 'buyout', 'private-equity', 'western-europe', 'industry', 'FPCI', 10, 6, '-:2020-10-05'],
  ['Montagne et Littoral', 'regional', 'private-equity', 'french-regions', 'hospitality', 'FIP', 8, 6, '-:2019-12-09'],
]

function parseGenerations(text: string): FundFamily['generations'] {
  return text.split(' ').map((entry) => {
    const [numeral = '-', launch = ''] = entry.split(':')
    return { numeral: numeral === '-' ? '' : numeral, launch }
  })
}

/** The manager's invented range: 34 families, 64 funds. */
export const fundFamilies: readonly FundFamily[] = rows.map(
  ([name, strategy, assetClass, geography, sector, legalForm, horizonYears, sfdrArticle, generations]) => ({
    name,
    strategy,
    assetClass,
    geography,
    sector,
    legalForm,
    horizonYears,
    sfdrArticle,
    generations: parseGenerations(generations),
  }),
)

/** Name suffixes of further copies of the range, when more than 64 funds are requested. */
// biome-ignore format: a plain list of words
export const places = [
  'Armorique', 'Vercors', 'Cotentin', 'Aubrac', 'Médoc', 'Luberon', 'Morvan', 'Sologne', 'Vexin', 'Forez',
  'Bugey', 'Quercy', 'Gâtinais', 'Ponthieu', 'Beauce', 'Brenne', 'Comminges', 'Corbières', 'Diois', 'Dombes',
  'Hurepoix', 'Landes', 'Lauragais', 'Marais', 'Mâconnais', 'Minervois', 'Nivernais', 'Oisans', 'Perche', 'Queyras',
  'Rouergue', 'Saintonge', 'Ternois', 'Thiérache', 'Touraine', 'Trégor', 'Ubaye', 'Valois', 'Velay', 'Vivarais',
] as const
