import type { FundDetail } from '../../../src/contract/product-api/fund.schema.ts'
import type { NoticeDetail } from '../../../src/contract/product-api/notice.schema.ts'
import type { PositionHolding } from '../../../src/contract/product-api/position.schema.ts'
import type { AccountPeriod } from '../../../src/lib/figures/capital-account.ts'
import type { PlainDate } from '../../../src/lib/plain-date.ts'

/** Language of a document: of its text, its figures and its `/Lang` entry. */
export type DocumentLanguage = 'fr' | 'en'

/**
 * Number of pages of each kind of document. Key information documents, factsheets and half-yearly reports
 * are complete; every other kind is a one-page notice that names the fund and its main features.
 */
export const documentPages = {
  factsheet: 2,
  'half-yearly-report': 3,
  'key-information': 3,
  'investor-letter': 1,
  'press-release': 1,
  brochure: 1,
  'fund-rules': 1,
  prospectus: 1,
  'subscription-form': 1,
  'tax-note': 1,
  'quarterly-statement': 1,
  'tax-statement': 1,
} as const

export type DocumentKind = keyof typeof documentPages

export function isDocumentKind(type: string): type is DocumentKind {
  return Object.hasOwn(documentPages, type)
}

/** Description of a fund's document. Dates are plain dates. */
export interface DocumentDescription {
  title: string
  kind: DocumentKind
  publishedOn: string
  /** End of the reported period; no later figure is printed. */
  asOf: string
  language: DocumentLanguage
}

/** Identity of the manager as document author. */
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
  /** Place of issue of its letters. */
  city: string
  phone: string
  email: string
  website: string
}

/** Input of a document: plain data, with every text already in `document.language`. */
export interface DocumentInput {
  document: DocumentDescription
  /** The fund in the document's language, with its editorial content if it has some. */
  fund: FundDetail
  manager: ManagerIdentity
}

/** Content of a subscription request's receipt: plain data, with names as given. */
export interface ReceiptInput {
  language: DocumentLanguage
  reference: string
  /** Plain date of receipt. */
  receivedOn: string
  fundName: string
  shareName: string
  isin: string | null
  amount: { amount: string; currency: string }
  client: {
    name: string
    /** Legal representative of a company; null for a person. */
    representative: string | null
    companyNumber: string | null
    birth: { date: string; city: string }
    address: string
    email: string
    telephone: string
  }
  advisor: { name: string; company: string; registration: string | null }
  /** Signature of the client and digest of the sealed document; null for a request without signature. */
  signature: { signedOn: string; sha256: string } | null
  manager: ManagerIdentity
}

type LabelledRow = { label: string; value: string }

/** Content of the document that a subscriber signs: plain data, with every text already in its language. */
export interface SubscriptionInput {
  subscription: {
    language: DocumentLanguage
    reference: string
    /** Plain date. */
    drawnUpOn: string
    fundName: string
    investmentRows: readonly LabelledRow[]
    clientRows: readonly LabelledRow[]
    documents: readonly { label: string; sha256: string }[]
    warnings: readonly { title: string; text: string; acceptedAt: string }[]
    /** Null before it is signed. */
    evidence: { signer: string; email: string; signedAt: string; reference: string; sha256: string } | null
    manager: ManagerIdentity
  }
}

/** Content of a capital call or distribution as a letter. Its account number is never printed (P-435). */
export interface NoticeInput {
  language: DocumentLanguage
  /** In the document's language. */
  notice: NoticeDetail
  /** Name of the investor. */
  holder: string
  manager: ManagerIdentity
}

/** Content of the capital account of a holding, with texts in its language. */
export interface AccountInput {
  language: DocumentLanguage
  account: {
    holding: PositionHolding
    /** The day on which all of it was known. */
    asOf: PlainDate
    period: AccountPeriod
    /** The calendar year of the periods and movements; undefined for all of them. */
    year: string | undefined
  }
  /** Name of the investor. */
  holder: string
  manager: ManagerIdentity
}
