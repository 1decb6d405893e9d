import type { FundDetail } from '../../../src/contract/product-api/fund.schema.ts'

/** Language of a document: of its prose, its figures and its `/Lang` entry. */
export type DocumentLanguage = 'fr' | 'en'

/** Everything that the manager prints about a fund. */
export const documentKinds = [
  'factsheet',
  'half-yearly-report',
  'investor-letter',
  'press-release',
  'brochure',
  'key-information',
  'fund-rules',
  'prospectus',
  'subscription-form',
  'tax-note',
] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Fewest and most pages that a document may have. */
export const PAGE_LIMITS = { minimum: 2, maximum: 12 } as const

/** One document of a fund. `publishedOn` is a plain date; no figure later than it is printed. */
export interface DocumentDescription {
  id: string
  title: string
  kind: DocumentKind
  year: number
  publishedOn: string
  language: DocumentLanguage
  /** Exact number of pages, within `PAGE_LIMITS`. */
  pages: number
}

/** The manager as it signs its documents. */
export interface ManagerIdentity {
  name: string
  /** Legal form and capital, in the document's language: « société par actions simplifiée au capital de … ». */
  legalForm: string
  /** Approval by the regulator: « agréée par l’AMF sous le n° … ». */
  approval: string
  /** Trade register entry: « RCS Paris … ». */
  registration: string
  /** Postal address on one line, postcode and city included. */
  address: string
  /** Where its letters are dated from. */
  city: string
  phone: string
  email: string
  website: string
}

/** What a document is made of: plain data, with every text already in `document.language`. */
export interface DocumentInput {
  document: DocumentDescription
  /** The fund in the document's language, with its editorial content where there is some. */
  fund: FundDetail
  manager: ManagerIdentity
}
