import type { CaseDocumentKind, CaseFileType } from '~/contract/product-api/case-documents.ts'
import type { CaseState } from '~/contract/product-api/case-states.ts'
import type { DraftValues } from '~/lib/form/form-definition.ts'
import type { AmountView } from '../client-subscriptions.schema.ts'
import type { OfferView, ReviewView } from '../subscribe.schema.ts'

/** A case as the list shows it. Dates are `YYYY-MM-DD`, days of the manager. */
export type CaseLineView = {
  readonly id: string
  readonly reference: string
  readonly state: CaseState
  readonly version: number
  /** Empty until a name is typed. */
  readonly client: string
  readonly fund: { readonly id: string; readonly key: string | null; readonly name: string } | null
  readonly share: string | null
  /** Of a case that was sent. */
  readonly amount: AmountView | null
  readonly advisor: string | null
  readonly openedOn: string
  readonly changedOn: string
  readonly sentOn: string | null
  /** For staff: the day by which they have promised to act; null while nothing waits for them, and for advisors. */
  readonly due: { readonly date: string; readonly isLate: boolean } | null
  readonly closesOn: string | null
}

/** Page of the team's cases. */
export type CasesView = {
  readonly items: readonly CaseLineView[]
  readonly page: { readonly number: number; readonly count: number }
  readonly total: number
  /** Names the next draft: a form that is sent twice opens one. */
  readonly nextKey: string
}

/** A state that a case had. */
export type CaseStepView = {
  /** Place in the history: a state may come again on one day. */
  readonly number: number
  readonly state: CaseState
  /** Instant. */
  readonly at: string
  readonly isOfStaff: boolean
  readonly reason: string | null
}

/** Entry costs of the chosen share. */
export type CaseTermsView = {
  readonly minimum: AmountView | null
  readonly currency: string
  /** Highest entry fee in percent; null where none is published. */
  readonly feePercent: string | null
}

/** A document of a case. */
export type CaseDocumentView = {
  readonly id: string
  readonly kind: CaseDocumentKind
  readonly type: CaseFileType
  readonly bytes: number
  readonly addedOn: string
  readonly expiresOn: string | null
  readonly isExpired: boolean
}

/** A warning of the chosen fund. */
export type CaseWarningView = {
  readonly code: string
  readonly title: string
  readonly text: string
  /** Instant at which it was accepted; null before. */
  readonly acceptedAt: string | null
}

/** The client's signature of the case. */
export type CaseSignatureView = {
  readonly state: 'pending' | 'signed'
  readonly method: 'code' | 'redirect'
  readonly url: string | null
  readonly sentTo: string
  /** Instant; names the signature that another one replaces. */
  readonly expiresAt: string
  readonly signedOn: string | null
  readonly sha256: string | null
  /** True if it is for the present content, and can still be given. */
  readonly isCurrent: boolean
}

/** A message between the team and staff. */
export type CaseMessageView = {
  readonly id: string
  readonly isOfStaff: boolean
  readonly text: string
  /** Instant. */
  readonly at: string
}

/** Parts to complete before a case can be sent. */
export type MissingPart = 'details' | 'documents' | 'warnings'

/** Unsent values of the steps after the details, by form. */
export type CaseTyping = {
  readonly document: DraftValues | null
  readonly warnings: DraftValues | null
}

/** A case with all that its page shows. */
export type CaseView = CaseLineView & {
  /** True if the chosen share is no longer on offer. */
  readonly isClosed: boolean
  readonly answers: DraftValues
  readonly terms: CaseTermsView | null
  readonly required: readonly CaseDocumentKind[]
  readonly documents: readonly CaseDocumentView[]
  readonly warnings: readonly CaseWarningView[]
  readonly missing: readonly MissingPart[]
  readonly signature: CaseSignatureView | null
  readonly messages: readonly CaseMessageView[]
  /** For staff: id of the latest message, which their message names; empty where the product API does not take it. */
  readonly lastMessage: string
  readonly history: readonly CaseStepView[]
  /** Request as sent or to be sent; null while it is incomplete. */
  readonly review: ReviewView | null
  /** The shares on offer; empty where nothing is written. */
  readonly offers: readonly OfferView[]
  /** What this user has typed on the later steps and not sent; null for nothing. */
  readonly typed: CaseTyping
}
