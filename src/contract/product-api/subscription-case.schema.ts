import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { typedLinesSchema, typedTextSchema } from '../typed-text.schema.ts'
import { advisorSubscriptionBodySchema } from './advisor-subscription.schema.ts'
import { caseDocumentKinds, caseFileTypes, largestCaseFileBytes } from './case-documents.ts'
import { caseStates } from './case-states.ts'
import { namedFundSchema } from './client-subscription.schema.ts'
import {
  decimalSchema,
  moneySchema,
  pageInfoSchema,
  pageQuerySchema,
  plainDateSchema,
} from './primitives.schema.ts'

/** State of a case. */
export const caseStateSchema = z.enum(caseStates)

/** Parts of the list: drafts, open cases, and ended ones. */
export const caseGroupSchema = z.enum(['drafts', 'open', 'ended'])

const typed = z.string().max(500).optional()
const ticked = z.boolean().optional()

/**
 * Values typed by an advisor so far, unchanged: only their length is validated, so that no input is lost before the
 * case is complete.
 */
export const caseAnswersSchema = z.strictObject({
  share: typed,
  amount: typed,
  person: typed,
  companyName: typed,
  companyNumberType: typed,
  companyNumber: typed,
  civility: typed,
  firstname: typed,
  lastname: typed,
  birthDate: typed,
  birthCity: typed,
  email: typed,
  phone: typed,
  address: typed,
  postalCode: typed,
  city: typed,
  country: typed,
  identity: ticked,
  documents: ticked,
  suitability: ticked,
})

/** Query of `GET /auth/partners/cases`. */
export const caseQuerySchema = pageQuerySchema.extend({ group: caseGroupSchema.optional() })

const caseShape = {
  id: z.string().min(1),
  /** Reference for letters and calls. */
  reference: z.string(),
  state: caseStateSchema,
  /** Grows with every change; an action names the version that its actor has read. */
  version: z.number().int().positive(),
  /** Empty until the name is typed. */
  client_name: z.string(),
  fund: namedFundSchema.nullable(),
  share: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Of a case that was sent. */
  amount: moneySchema.nullable(),
  /** Advisor who opened it; null once that account is closed. */
  advisor: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  /** For staff: by when they have promised to act; null while nothing waits for them, and left out for advisors. */
  due_at: z.iso.datetime().nullable().optional(),
  /** Last day of the fund's subscription period. */
  closes_on: plainDateSchema.nullable(),
}

/** Reply of `GET /auth/partners/cases`: those of the acting team, the latest change first. */
export const caseListSchema = z.object({ items: tolerantList(z.object(caseShape)), page: pageInfoSchema })

/** Entry costs of a subscription; clients compute them for an amount. */
export const caseTermsSchema = z.object({
  minimum: moneySchema.nullable(),
  currency: z.string(),
  /** Highest entry fee, in percent of the amount; null where none is published. */
  entry_fee_percent: decimalSchema.nullable(),
})

/** Kinds of proof in a client's documents. */
export const caseDocumentKindSchema = z.enum(caseDocumentKinds)

/** A file of a case, without its content. */
export const caseDocumentSchema = z.object({
  id: z.string().min(1),
  kind: caseDocumentKindSchema,
  type: z.enum(caseFileTypes),
  bytes: z.number().int().positive(),
  /** Of its content, in hexadecimal. */
  sha256: z.string().length(64),
  expires_on: plainDateSchema.nullable(),
  added_at: z.iso.datetime(),
})

/** A warning of the chosen fund, in the answer's language; each is accepted by itself. */
export const caseWarningSchema = z.object({
  code: z.string().min(1).max(40),
  title: z.string().min(1),
  text: z.string().min(1),
  accepted_at: z.iso.datetime().nullable(),
})

/** The client's signature of one version of a case. */
export const caseSignatureSchema = z.object({
  state: z.enum(['pending', 'signed']),
  /** By a code that was emailed to the client, or on a page of the provider. */
  method: z.enum(['code', 'redirect']),
  /** Page of the provider on which the client signs. */
  url: z.url().nullable(),
  /** The client's address, most of it hidden. */
  sent_to: z.string(),
  expires_at: z.iso.datetime(),
  signed_at: z.iso.datetime().nullable(),
  /** Of the sealed document, in hexadecimal. */
  sha256: z.string().length(64).nullable(),
  /** True if it is for the case's present content: a later change makes it void. */
  is_current: z.boolean(),
})

/** A message in a case. */
export const caseMessageSchema = z.object({
  id: z.string().min(1),
  author: z.enum(['advisor', 'staff']),
  text: z.string().min(1),
  at: z.iso.datetime(),
})

/** Reply of `GET /auth/partners/cases/{id}` and of a creation. */
export const caseSchema = z.object({
  ...caseShape,
  answers: caseAnswersSchema,
  /** Of the chosen share; null until one that is on offer is chosen. */
  terms: caseTermsSchema.nullable(),
  /** Kinds of documents that this client needs. */
  required_documents: tolerantList(caseDocumentKindSchema),
  documents: tolerantList(caseDocumentSchema),
  /** Of the chosen fund; none before one is chosen. */
  warnings: tolerantList(caseWarningSchema),
  /** The latest signature; null before one is asked for. */
  signature: caseSignatureSchema.nullable(),
  /** Between the team and staff, oldest first. */
  messages: tolerantList(caseMessageSchema),
  /** For staff: id of the latest message, null before the first, for `after`; left out by an API that does not take it. */
  last_message: z.string().min(1).max(40).nullable().optional(),
  /** Sent request, as staff review it. */
  request: advisorSubscriptionBodySchema.nullable(),
  /** Every state that it had, oldest first. */
  history: tolerantList(
    z.object({
      state: caseStateSchema,
      at: z.iso.datetime(),
      actor: z.enum(['advisor', 'staff']),
      reason: z.string().nullable(),
    }),
  ),
})

/** Body of `POST /auth/partners/cases/create`. A form that is sent twice has one `key`, and opens one draft. */
export const caseCreationSchema = z.strictObject({
  share: z.string().min(1).max(40).nullable(),
  key: z.uuid().optional(),
})

/** Body of `POST /auth/partners/cases/{id}/save`: members that are left out stay as they were. */
export const caseSavingSchema = z.strictObject({ answers: caseAnswersSchema })

/** Reply of a saving. */
export const caseSavedSchema = z.object({ version: z.number().int().positive() })

/** Body of `POST /auth/partners/cases/{id}/signature`: the reviewed request, in the version shown. */
export const caseSendingSchema = z.strictObject({
  version: z.number().int().positive(),
  request: advisorSubscriptionBodySchema,
  /** `expires_at` of the pending signature that the client cannot give, in place of which another one is asked for. */
  renews: z.iso.datetime().optional(),
})

/** Body of `POST /auth/partners/cases/{id}/sign`: the code where the method is one. */
export const caseSigningSchema = z.strictObject({
  version: z.number().int().positive(),
  code: z.string().max(20).nullable(),
})

/** Body of `POST /auth/partners/cases/{id}/withdraw`. */
export const caseWithdrawalSchema = z.strictObject({
  version: z.number().int().positive(),
  reason: typedTextSchema.max(500),
})

/** Body of `POST /auth/partners/cases/{id}/documents`. */
export const caseDocumentBodySchema = z.strictObject({
  kind: caseDocumentKindSchema,
  content: z.base64().max(Math.ceil(largestCaseFileBytes / 3) * 4),
  expires_on: plainDateSchema.nullable(),
})

/** Body of `POST /auth/partners/cases/{id}/documents/remove`. */
export const caseDocumentRemovalSchema = z.strictObject({ document: z.string().min(1).max(40) })

/**
 * Body of `POST /auth/partners/cases/{id}/warnings`: the accepted ones; others are withdrawn. `fund` is the fund of the
 * warnings shown: a case that a colleague has moved to another fund meanwhile is refused as `stale`.
 */
export const caseAcceptanceSchema = z.strictObject({
  accepted: z.array(z.string().min(1).max(40)).max(20),
  fund: z.string().min(1).max(40).optional(),
})

/** Body of `POST /auth/partners/cases/{id}/messages`. */
export const caseMessageBodySchema = z.strictObject({ text: typedLinesSchema.min(1).max(4000) })

/** Body of `POST /staff/cases/{id}/decide`: of the version that was read; a refusal and a question have a reason. */
export const caseDecisionSchema = z.strictObject({
  version: z.number().int().positive(),
  action: z.enum(['take_up', 'ask', 'accept', 'refuse']),
  reason: typedLinesSchema.max(2000),
})

export type CaseAcceptance = z.output<typeof caseAcceptanceSchema>
export type CaseCreation = z.output<typeof caseCreationSchema>
export type CaseDecision = z.output<typeof caseDecisionSchema>
export type CaseDocumentBody = z.output<typeof caseDocumentBodySchema>
export type CaseDocument = z.infer<typeof caseDocumentSchema>
export type CaseWarning = z.infer<typeof caseWarningSchema>
export type CaseGroup = z.infer<typeof caseGroupSchema>
export type CaseAnswers = z.output<typeof caseAnswersSchema>
export type CaseQuery = z.output<typeof caseQuerySchema>
export type CaseList = z.infer<typeof caseListSchema>
export type CaseSummary = CaseList['items'][number]
export type CaseTerms = z.infer<typeof caseTermsSchema>
export type SubscriptionCase = z.infer<typeof caseSchema>
export type CaseSending = z.output<typeof caseSendingSchema>
export type CaseSigning = z.output<typeof caseSigningSchema>
export type CaseSignature = z.infer<typeof caseSignatureSchema>
export type CaseWithdrawal = z.output<typeof caseWithdrawalSchema>
