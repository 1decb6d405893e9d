import type { DocumentLanguage, ManagerIdentity } from '../document-input.ts'

/** What a receipt of a subscription request says: plain data, with names as they were given. */
export interface ReceiptInput {
  language: DocumentLanguage
  reference: string
  /** Plain date on which the request came in. */
  receivedOn: string
  fundName: string
  shareName: string
  isin: string | null
  amount: { amount: string; currency: string }
  client: {
    name: string
    /** The legal representative of a company; null for a person. */
    representative: string | null
    companyNumber: string | null
    birth: { date: string; city: string }
    address: string
    email: string
    telephone: string
  }
  advisor: { name: string; company: string; registration: string | null }
  manager: ManagerIdentity
}
