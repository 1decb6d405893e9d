import type { TextLanguage } from './typography.ts'

type Row = readonly [
  key: string,
  french: string,
  /** Spellings by which a French text mentions the term; none where the word is too common to be linked. */
  frenchMentions: readonly string[],
  english: string,
  englishMentions: readonly string[],
]

// biome-ignore format: a table is read by lines
const rows = [
  ['agreement', 'Agrément de l’AMF', ['agrément de l’AMF'], 'AMF authorisation', ['AMF authorisation', 'AMF approval']],
  ['assetUnderManagement', 'Actifs sous gestion', ['actifs sous gestion', 'encours'], 'Assets under management', ['assets under management']],
  ['base100', 'Base\u00a0100', [], 'Base\u00a0100', []],
  ['benchmark', 'Indice de référence', ['indice de référence'], 'Benchmark', ['benchmark']],
  ['buyout', 'Capital-transmission (LBO)', ['capital-transmission', 'LBO'], 'Buyout', ['buyout']],
  ['capitalCall', 'Appel de fonds', ['appel de fonds', 'appels de fonds'], 'Capital call', ['capital call', 'capital calls']],
  ['capitalLoss', 'Risque de perte en capital', ['perte en capital'], 'Risk of capital loss', ['capital loss']],
  ['carriedInterest', 'Carried interest (intéressement aux plus-values)', ['carried interest'], 'Carried interest', ['carried interest']],
  ['closedEnd', 'Fonds fermé', ['fonds fermé', 'fonds fermés'], 'Closed-ended fund', ['closed-ended fund', 'closed-ended funds']],
  ['coInvestment', 'Co-investissement', ['co-investissement', 'co-investissements'], 'Co-investment', ['co-investment', 'co-investments']],
  ['commitment', 'Engagement', [], 'Commitment', []],
  ['covenant', 'Covenant (engagement de l’emprunteur)', ['covenant', 'covenants'], 'Covenant', ['covenant', 'covenants']],
  ['depositary', 'Dépositaire', ['dépositaire'], 'Depositary', ['depositary']],
  ['discount', 'Décote', ['décote'], 'Discount', []],
  ['distribution', 'Distribution', [], 'Distribution', []],
  ['dpi', 'DPI', ['DPI'], 'DPI', ['DPI']],
  ['eltif', 'ELTIF', ['ELTIF'], 'ELTIF', ['ELTIF']],
  ['entryFee', 'Droits d’entrée', ['droits d’entrée'], 'Entry charge', ['entry charge', 'entry charges']],
  ['evergreen', 'Fonds sans terme (evergreen)', ['evergreen'], 'Evergreen fund', ['evergreen']],
  ['fcpi', 'FCPI', ['FCPI'], 'FCPI', ['FCPI', 'FCPIs']],
  ['fcpr', 'FCPR', ['FCPR'], 'FCPR', ['FCPR', 'FCPRs']],
  ['fip', 'FIP', ['FIP'], 'FIP', ['FIP', 'FIPs']],
  ['fpci', 'FPCI', ['FPCI'], 'FPCI', ['FPCI', 'FPCIs']],
  ['fundRules', 'Règlement du fonds', ['règlement du fonds'], 'Fund rules', ['fund rules']],
  ['gate', 'Plafonnement des rachats', ['plafonnement des rachats'], 'Redemption gate', ['redemption gate']],
  ['irr', 'TRI net', ['TRI net', 'TRI'], 'Net IRR', ['net IRR', 'IRR']],
  ['jCurve', 'Courbe en J', ['courbe en J'], 'J-curve', ['J-curve']],
  ['kid', 'Document d’informations clés (DIC)', ['document d’informations clés'], 'Key information document (KID)', ['key information document', 'KID']],
  ['leverage', 'Effet de levier', ['effet de levier'], 'Leverage', ['leverage']],
  ['liquidation', 'Liquidation', [], 'Liquidation', []],
  ['liquidity', 'Liquidité', [], 'Liquidity', []],
  ['lockUp', 'Période de blocage', ['période de blocage', 'durée de blocage'], 'Lock-up', ['lock-up', 'lock-up period']],
  ['managementFee', 'Frais de gestion', ['frais de gestion'], 'Management fee', ['management fee', 'management fees']],
  ['mezzanine', 'Dette mezzanine', ['mezzanine'], 'Mezzanine debt', ['mezzanine']],
  ['nav', 'Valeur liquidative', ['valeur liquidative', 'valeurs liquidatives'], 'Net asset value', ['net asset value', 'net asset values']],
  ['peaPme', 'PEA-\u2060PME', [], 'PEA-\u2060PME', []],
  ['preferredReturn', 'Rendement prioritaire', ['rendement prioritaire'], 'Preferred return', ['preferred return']],
  ['privateDebt', 'Dette privée', ['dette privée'], 'Private debt', ['private debt']],
  ['privateEquity', 'Capital-investissement', ['capital-investissement'], 'Private equity', ['private equity']],
  ['rvpi', 'RVPI', ['RVPI'], 'RVPI', ['RVPI']],
  ['secondary', 'Marché secondaire', ['marché secondaire'], 'Secondary market', ['secondary market', 'secondaries']],
  ['sfdr', 'SFDR', ['SFDR'], 'SFDR', ['SFDR']],
  ['sri', 'Indicateur de risque (SRI)', ['indicateur de risque'], 'Risk indicator (SRI)', ['risk indicator']],
  ['tvpi', 'TVPI', ['TVPI'], 'TVPI', ['TVPI']],
  ['unfunded', 'Engagement non appelé', ['engagement non appelé', 'engagements non appelés'], 'Unfunded commitment', ['unfunded commitment']],
  ['unitLinked', 'Unité de compte', ['unité de compte', 'unités de compte'], 'Unit-linked contract', ['unit-linked', 'units of account']],
  ['ventureCapital', 'Capital-risque', ['capital-risque'], 'Venture capital', ['venture capital']],
  ['vintage', 'Millésime', ['millésime'], 'Vintage', ['vintage']],
] as const satisfies readonly Row[]

/** Key of a term; its definition is the text of that name in `glossary.terms`. */
export type GlossaryKey = (typeof rows)[number][0]

/** A term of the glossary in one language. */
export type GlossaryEntry = {
  readonly key: GlossaryKey
  readonly name: string
  readonly anchor: string
  readonly mentions: readonly string[]
}

function anchorOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

const inLanguage = (language: TextLanguage): readonly GlossaryEntry[] =>
  rows
    .map(([key, french, frenchMentions, english, englishMentions]) => {
      const name = language === 'fr' ? french : english
      const mentions: readonly string[] = language === 'fr' ? frenchMentions : englishMentions
      return { key, name, anchor: anchorOf(name), mentions }
    })
    .toSorted((one, other) => (one.anchor < other.anchor ? -1 : 1))

/** The terms of the glossary by language, in alphabetical order. */
export const glossaryEntries: Readonly<Record<TextLanguage, readonly GlossaryEntry[]>> = {
  fr: inLanguage('fr'),
  en: inLanguage('en'),
}
