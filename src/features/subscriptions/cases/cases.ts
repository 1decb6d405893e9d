import type { CaseDocumentKind } from '~/contract/product-api/case-documents.ts'
import type {
  CaseDocument,
  CaseList,
  CaseSignature,
  CaseSummary,
  CaseTerms,
  CaseWarning,
  SubscriptionCase,
} from '~/contract/product-api/subscription-case.schema.ts'
import type { DraftValues } from '~/lib/form/form-definition.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import { noMessage } from '~/lib/no-message.ts'
import type { OfferView, ReviewView } from '../subscribe.schema.ts'
import type {
  CaseDocumentView,
  CaseLineView,
  CaseSignatureView,
  CasesView,
  CaseTermsView,
  CaseTyping,
  CaseView,
  CaseWarningView,
  MissingPart,
} from './cases.schema.ts'

const dayOf = (instant: string): string => dayOfInstant(instant) ?? instant

function toLine(wire: CaseSummary, now: string): CaseLineView {
  const { advisor, amount, due_at: dueAt, fund, id, reference, share, state, version } = wire
  return {
    id,
    reference,
    state,
    version,
    client: wire.client_name,
    fund: fund && { id: fund.id, key: fund.slug, name: fund.name },
    share: share?.name ?? null,
    amount,
    advisor,
    openedOn: dayOf(wire.created_at),
    changedOn: dayOf(wire.updated_at),
    sentOn: wire.sent_at === null ? null : dayOf(wire.sent_at),
    due: dueAt ? { date: dayOf(dueAt), isLate: Date.parse(dueAt) < Date.parse(now) } : null,
    closesOn: wire.closes_on,
  }
}

/** Maps a response of the product API to what the list shows. */
export function toCases({ items, page }: CaseList, now: string): CasesView {
  return {
    items: items.map((item) => toLine(item, now)),
    page: { number: page.page, count: page.pageCount },
    total: page.total,
    nextKey: crypto.randomUUID(),
  }
}

const toTerms = ({ currency, entry_fee_percent: feePercent, minimum }: CaseTerms): CaseTermsView => ({
  minimum,
  currency,
  feePercent,
})

/** Returns the fields that were typed: those that were never touched are left out. */
export const typedOf = (answers: SubscriptionCase['answers']): DraftValues =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Returns the share of a case as an offer, whether or not it still is one. */
export function ownOffer({ fund, share, terms }: SubscriptionCase): OfferView[] {
  if (fund === null || share === null || terms === null) return []
  const { currency, entry_fee_percent: feePercent, minimum } = terms
  return [{ share: share.id, shareName: share.name, fund: fund.name, currency, minimum, feePercent }]
}

type Beside = {
  /** Null where they were not asked for. */
  readonly offers: readonly OfferView[] | null
  readonly review: ReviewView | null
  readonly typed?: CaseTyping
  /** ISO 8601, in UTC. */
  readonly now: string
}

const nothingTyped: CaseTyping = { document: null, warnings: null }

const toDocument = (wire: CaseDocument, today: string): CaseDocumentView => {
  const { added_at: addedAt, bytes, expires_on: expiresOn, id, kind, type } = wire
  const isExpired = expiresOn !== null && expiresOn < today
  return { id, kind, type, bytes, addedOn: dayOf(addedAt), expiresOn, isExpired }
}

const toWarning = ({ accepted_at: acceptedAt, code, text, title }: CaseWarning): CaseWarningView => ({
  code,
  title,
  text,
  acceptedAt,
})

const toSignature = (wire: CaseSignature, now: string): CaseSignatureView => {
  const { method, sent_to: sentTo, sha256, signed_at: signedAt, state, url } = wire
  const isLate = signedAt === null && wire.expires_at <= now
  return {
    ...{ state, method, url, sentTo, sha256, expiresAt: wire.expires_at },
    signedOn: signedAt === null ? null : dayOf(signedAt),
    isCurrent: wire.is_current && !isLate,
  }
}

type Content = Pick<CaseView, 'documents' | 'required' | 'review' | 'warnings'>

/** Names the steps that are not finished: the product API checks all of it again. */
function missingParts({ documents, required, review, warnings }: Content): MissingPart[] {
  const hasValid = (kind: CaseDocumentKind) => documents.some((one) => one.kind === kind && !one.isExpired)
  const isRead = warnings.length > 0 && warnings.every(({ acceptedAt }) => acceptedAt !== null)
  return [
    ...(review === null ? (['details'] as const) : []),
    ...(required.every(hasValid) ? [] : (['documents'] as const)),
    ...(isRead ? [] : (['warnings'] as const)),
  ]
}

/** Maps a case to the view of its page. */
export function toCase(
  wire: SubscriptionCase,
  { now, offers, review, typed = nothingTyped }: Beside,
): CaseView {
  const today = dayOf(now)
  const content = {
    required: wire.required_documents,
    documents: wire.documents.map((one) => toDocument(one, today)),
    warnings: wire.warnings.map(toWarning),
    review,
  }
  return {
    ...toLine(wire, now),
    isClosed: offers !== null && wire.share !== null && offers.every(({ share }) => share !== wire.share?.id),
    answers: typedOf(wire.answers),
    terms: wire.terms && toTerms(wire.terms),
    history: wire.history.map(({ actor, at, reason, state }, index) => {
      return { number: index + 1, state, at, isOfStaff: actor === 'staff', reason }
    }),
    ...content,
    missing: missingParts(content),
    signature: wire.signature && toSignature(wire.signature, now),
    messages: wire.messages.map(({ at, author, id, text }) => {
      return { id, isOfStaff: author === 'staff', text, at }
    }),
    lastMessage: wire.last_message === null ? noMessage : (wire.last_message ?? ''),
    offers: offers ?? [],
    typed,
  }
}
