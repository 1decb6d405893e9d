import { type DocumentKind, PAGE_LIMITS } from '../document-input.ts'
import type { SectionName } from './library.ts'

/**
 * What a kind of document is made of. Sections stand in this order; the number says how soon each is wanted: those
 * of rank 0 are in the shortest document, those of a higher rank come in as there are pages for them.
 */
export interface Plan {
  /** Fewest pages from which the document opens with a cover. */
  coverFrom: number
  /** Whether its sections are numbered articles. */
  articles: boolean
  sections: readonly (readonly [SectionName, number])[]
  /** Sections that a document of two pages replaces by shorter ones. */
  shortened?: Partial<Record<SectionName, SectionName>>
}

/** Rank of what the law wants in every document of a kind: placed before anything else. */
const required = -1

const never = Number.POSITIVE_INFINITY

/** Sections that any document may end with, so that the longest one has enough to say. */
const annexes: Plan['sections'] = [
  ['strategy', 20],
  ['valueCreation', 21],
  ['process', 22],
  ['lifeCycle', 23],
  ['portfolio', 24],
  ['performance', 20],
  ['netAssetValues', 21],
  ['cashFlows', 22],
  ['shareClasses', 23],
  ['riskIndicator', 20],
  ['riskFactors', 24],
  ['liquidity', 22],
  ['valuation', 25],
  ['sustainability', 26],
  ['subscription', 27],
  ['distributions', 27],
  ['transfers', 28],
  ['costs', 24],
  ['conditions', 23],
  ['exit', 28],
  ['team', 26],
  ['bodies', 29],
  ['conflicts', 30],
  ['reporting', 29],
  ['questions', 31],
  ['glossary', 32],
  ['personalData', 31],
  ['complaints', 29],
  ['legalNotice', 0],
]

const own: Record<DocumentKind, Plan> = {
  factsheet: {
    coverFrom: never,
    articles: false,
    shortened: { netAssetValues: 'latestValues' },
    sections: [
      ['introduction', 0],
      ['marketingNotice', required],
      ['facts', 0],
      ['riskIndicator', 0],
      ['performance', 0],
      ['netAssetValues', 0],
      ['blockingNotice', required],
      ['strategy', 2],
      ['shareClasses', 2],
      ['portfolio', 3],
      ['cashFlows', 4],
      ['legalNotice', 1],
    ],
  },
  'half-yearly-report': {
    coverFrom: 5,
    articles: false,
    sections: [
      ['reportSummary', 0],
      ['performance', 1],
      ['reportContext', 2],
      ['reportActivity', 1],
      ['portfolio', 2],
      ['netAssetValues', 1],
      ['cashFlows', 3],
      ['valuation', 3],
      ['riskIndicator', 1],
      ['reportOutlook', 1],
      ['titledFacts', 2],
    ],
  },
  'investor-letter': {
    coverFrom: never,
    articles: false,
    sections: [
      ['letterOpening', 0],
      ['letterPeriod', 0],
      ['letterConviction', 0],
      ['performance', 2],
      ['reportOutlook', 1],
      ['signedClosing', 0],
      ['netAssetValues', 3],
      ['titledFacts', 3],
    ],
  },
  'press-release': {
    coverFrom: never,
    articles: false,
    sections: [
      ['pressHeadline', 0],
      ['pressDetail', 0],
      ['pressFund', 0],
      ['pressManager', 0],
      ['pressContact', 0],
      ['titledFacts', 1],
      ['riskIndicator', 1],
      ['reportContext', 3],
    ],
  },
  brochure: {
    coverFrom: 4,
    articles: false,
    sections: [
      ['marketingNotice', required],
      ['welcome', 0],
      ['strategy', 1],
      ['valueCreation', 2],
      ['process', 3],
      ['reasons', 1],
      ['team', 3],
      ['lifeCycle', 4],
      ['titledFacts', 0],
      ['riskIndicator', 0],
      ['blockingNotice', required],
      ['audience', 1],
      ['steps', 2],
      ['costs', 3],
    ],
  },
  'key-information': {
    coverFrom: never,
    articles: false,
    sections: [
      ['keyPurpose', 0],
      ['keyProduct', 0],
      ['keyInformationRisks', 0],
      ['scenarios', 1],
      ['keyDefault', 1],
      ['keyInformationCosts', 1],
      ['conditions', 2],
      ['keyHolding', 0],
      ['keyComplaint', 1],
      ['keyOther', 1],
      ['titledFacts', 3],
    ],
  },
  'fund-rules': {
    coverFrom: 5,
    articles: true,
    sections: [
      ['ruleForm', 0],
      ['ruleDuration', 0],
      ['strategy', 3],
      ['ruleHoldings', 1],
      ['riskFactors', 4],
      ['ruleRights', 1],
      ['shareClasses', 2],
      ['subscription', 2],
      ['transfers', 3],
      ['liquidity', 2],
      ['ruleValuation', 1],
      ['ruleIncome', 2],
      ['costs', 2],
      ['bodies', 3],
      ['conflicts', 5],
      ['reporting', 4],
      ['ruleYear', 2],
      ['ruleAmendment', 2],
      ['ruleDissolution', 1],
      ['ruleJurisdiction', 1],
      ['conditions', 4],
    ],
  },
  prospectus: {
    coverFrom: 5,
    articles: false,
    sections: [
      ['welcome', 0],
      ['titledFacts', 0],
      ['strategy', 1],
      ['valueCreation', 3],
      ['process', 4],
      ['riskIndicator', 0],
      ['riskFactors', 2],
      ['liquidity', 1],
      ['blockingNotice', required],
      ['subscription', 1],
      ['shareClasses', 2],
      ['costs', 1],
      ['valuation', 3],
      ['distributions', 4],
      ['exit', 4],
      ['sustainability', 3],
      ['bodies', 4],
    ],
  },
  'subscription-form': {
    coverFrom: never,
    articles: false,
    sections: [
      ['formInstructions', 0],
      ['investorFields', 0],
      ['commitmentFields', 0],
      ['originFields', 1],
      ['declarationFields', 0],
      ['signatureFields', 0],
      ['blockingNotice', required],
      ['riskIndicator', 2],
      ['titledFacts', 3],
    ],
  },
  'tax-note': {
    coverFrom: never,
    articles: false,
    sections: [
      ['taxFrame', 0],
      ['taxIncome', 0],
      ['taxGains', 0],
      ['taxEvents', 1],
      ['taxDocuments', 1],
      ['cashFlows', 2],
      ['titledFacts', 3],
    ],
  },
}

/** The plan of a kind for a number of pages, ended by the annexes that it does not already hold. */
export function planOf(kind: DocumentKind, pages: number): Plan {
  const plan = own[kind]
  const shortened = pages === PAGE_LIMITS.minimum ? (plan.shortened ?? {}) : {}
  const held = new Set(plan.sections.map(([name]) => name))
  const sections = plan.sections.map(([name, rank]) => [shortened[name] ?? name, rank] as const)
  return { ...plan, sections: [...sections, ...annexes.filter(([name]) => !held.has(name))] }
}
