import type { DocumentKind } from '../document-input.ts'
import type { Subject } from '../subject.ts'

/** A titled piece of prose. A list within the body is printed as one; a text that starts with `# ` is a subtitle. */
export interface Passage {
  title: string
  body: (string | string[])[]
}

export type Write = (subject: Subject) => Passage

export interface Definition {
  term: string
  text: string
}

/** Prose of every kind of document, by topic. Both languages write all of it. */
export interface Texts {
  labels: Labels
  structured: Structured
  fund: Record<'strategy' | 'process' | 'lifeCycle' | 'sustainability' | 'portfolio' | 'valueCreation', Write>
  risk: Record<'indicator' | 'factors' | 'liquidity', Write>
  figures: Record<'performance' | 'netAssetValues' | 'cashFlows' | 'valuation', Write>
  terms: Record<'subscription' | 'transfers' | 'distributions' | 'costs' | 'exit' | 'shares', Write>
  governance: Record<
    'bodies' | 'conflicts' | 'reporting' | 'complaints' | 'personalData' | 'legalNotice',
    Write
  >
  report: Record<'summary' | 'context' | 'activity' | 'outlook', Write>
  letter: Record<'opening' | 'period' | 'conviction' | 'closing', Write>
  press: Record<'headline' | 'detail' | 'aboutFund' | 'aboutManager' | 'contact', Write>
  keyInformation: Record<
    'purpose' | 'product' | 'risks' | 'scenarios' | 'default' | 'costs' | 'holding' | 'complaint' | 'other',
    Write
  >
  rules: Record<
    | 'form'
    | 'duration'
    | 'holdings'
    | 'rights'
    | 'valuation'
    | 'year'
    | 'amendment'
    | 'dissolution'
    | 'jurisdiction'
    | 'income',
    Write
  >
  brochure: Record<'welcome' | 'reasons' | 'audience' | 'steps', Write>
  form: Record<'instructions' | 'investor' | 'commitment' | 'origin' | 'declarations' | 'signature', Write>
  tax: Record<'frame' | 'income' | 'gains' | 'events' | 'documents', Write>
  questions: (subject: Subject) => Definition[]
  glossary: (subject: Subject) => Definition[]
}

type FieldLine = { label: string; share: number }[]
type Boxes = { label: string; options: string[] }

/** Rows of tables and lines of forms. */
export interface Structured {
  /** Arithmetic illustrations, the same for every fund; `multiple` is a decimal. */
  scenarios: { name: string; hypothesis: string; multiple: string }[]
  /** Kind of cost, when it is paid, where its rate is to be read. */
  costs: [string, string, string][]
  /** Event, document that proves it, when it is declared. */
  taxEvents: [string, string, string][]
  positionRoles: [string, ...string[]]
  /** Code names of investments, in alphabetical order. */
  projectNames: string[]
  investorFields: FieldLine[]
  commitmentFields: FieldLine[]
  commitmentBoxes: Boxes
  originBoxes: Boxes
  originFields: FieldLine[]
  declarationBoxes: Boxes
  signatureFields: FieldLine[]
}

/** Short texts: names of columns, facts and documents, and sentences of law. */
export interface Labels {
  kinds: Record<DocumentKind, string>
  facts: Record<FactName, string>
  notAvailable: string
  contents: string
  questionsTitle: string
  glossaryTitle: string
  /** What no tax text goes without. */
  taxCaution: string
  factsTitle: string
  teamTitle: string
  termsTitle: string
  notesTitle: string
  /** Marketing notice and warning on past performance, word for word (domain facts, « Performance »). */
  marketingNotice: string
  performanceWarning: string
  performanceWithheld: string
  noValueYet: string
  publishedOn(date: string): string
  article(number: number): string
  pageOf(number: number, count: number): string
  riskClass(value: number): string
  riskLow: string
  riskHigh: string
  horizon(years: number): string
  sfdr(article: number): string
  periodicity: Record<Subject['fund']['valuationFrequency'], string>
  range(minimum: string | null, maximum: string | null): string
  tables: Record<TableLabel, string>
  chart: Record<'netAssetValue' | 'total', string>
  chartAlternative(facts: ChartFacts): string
  chartSource(manager: string, date: string, hasDistributions: boolean): string
  blockingTitle: string
  blocking(years: number, until: string): string
  signatory: { name: string; position: string }
  legalLine(manager: Subject['input']['manager']): string
}

export type FactName =
  | 'strategy'
  | 'assetClass'
  | 'geography'
  | 'horizon'
  | 'sector'
  | 'risk'
  | 'legalForm'
  | 'eligibility'
  | 'taxation'
  | 'minimum'
  | 'target'
  | 'size'
  | 'launch'
  | 'sfdr'

export type TableLabel =
  | 'date'
  | 'share'
  | 'isin'
  | 'currency'
  | 'start'
  | 'periodicity'
  | 'netAssetValue'
  | 'paidIn'
  | 'distributed'
  | 'totalValue'
  | 'period'
  | 'netAssetValueChange'
  | 'totalChange'
  | 'operation'
  | 'amount'
  | 'call'
  | 'distribution'
  | 'cumulative'
  | 'position'
  | 'since'
  | 'role'
  | 'captionValues'
  | 'captionPeriods'
  | 'captionFlows'
  | 'captionShares'
  | 'captionPositions'
  | 'captionScenarios'
  | 'captionCosts'
  | 'scenario'
  | 'hypothesis'
  | 'received'
  | 'cost'
  | 'when'
  | 'where'
  | 'captionEvents'
  | 'event'
  | 'proof'
  | 'declaration'
  | 'captionTerms'
  | 'term'
  | 'value'

export interface ChartFacts {
  share: string
  from: string
  to: string
  first: string
  last: string
  total: string
  distributions: number
}
