import * as z from 'zod/mini'
import { caseDocumentKinds } from '~/contract/product-api/case-documents.ts'
import { oneChoice, optionalText, requiredLines } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { parseWrittenDate } from '~/lib/identifiers/birth-date.ts'
import { typedDate, typedLines } from '~/lib/typed-text.ts'
import { subscriptionForm } from '../subscription-form.schema.ts'

const caseId = z.string().check(z.regex(/^cas-[1-9]\d{0,8}$/, 'invalid'))
const version = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'invalid')),
  z.transform((text: string) => Number(text)),
)

/** The client and the investment of a case: the form by which a request is made (P-039), kept with the case. */
export const caseDetailsForm = { ...subscriptionForm, name: 'case-details' }

const documentEmpty = { case: '', kind: '', file: '', expiresOn: '' }
const documentSchema = z.object({
  case: caseId,
  kind: oneChoice(caseDocumentKinds),
  file: z.string(),
  expiresOn: z.string().check(
    z.overwrite(typedDate),
    z.refine((text) => text === '' || parseWrittenDate(text) !== null, 'date'),
  ),
})

/** Adds a document to a case. */
export const caseDocumentForm: FormDefinition<typeof documentEmpty, z.output<typeof documentSchema>> = {
  name: 'case-document',
  empty: documentEmpty,
  schema: documentSchema,
}

const removeEmpty = { case: '', document: '' }
const removeSchema = z.object({
  case: caseId,
  document: z.string().check(z.regex(/^cdo-[1-9]\d{0,8}$/, 'invalid')),
})

/** Removes a document from a case. */
export const removeDocumentForm: FormDefinition<typeof removeEmpty, z.output<typeof removeSchema>> = {
  name: 'case-document-remove',
  empty: removeEmpty,
  schema: removeSchema,
}

type WarningValues = { readonly case: string; readonly fund: string; readonly accepted: readonly string[] }
const warningsSchema = z.object({
  case: caseId,
  /** Fund of the warnings shown. */
  fund: z.string().check(z.regex(/^[\w-]{0,40}$/, 'invalid')),
  accepted: z.readonly(
    z.array(z.string().check(z.maxLength(40, 'tooLong'))).check(z.maxLength(20, 'tooLong')),
  ),
})

/** Accepts warnings, one by one. */
export const caseWarningsForm: FormDefinition<WarningValues> = {
  name: 'case-warnings',
  empty: { case: '', fund: '', accepted: [] },
  schema: warningsSchema,
}

/**
 * Names what unsent values of a case's later steps are about: the case and, for its warnings, their fund, since another
 * fund has others.
 */
export const caseSubjectOf = ({ case: id, fund }: { readonly case?: unknown; readonly fund?: unknown }) =>
  [id, fund].filter((part) => typeof part === 'string' && part !== '').join('.')

const openEmpty = { share: '', key: '' }
const openSchema = z.object({
  share: z.string().check(z.regex(/^[\w-]{0,40}$/, 'choice')),
  key: z.union([z.literal(''), z.uuid()], 'invalid'),
})

/** Opens a case, for a share or none. */
export const openCaseForm: FormDefinition<typeof openEmpty, z.output<typeof openSchema>> = {
  name: 'case-open',
  empty: openEmpty,
  schema: openSchema,
}

const sendEmpty = { case: '', version: '', renews: '' }
const sendSchema = z.object({
  case: caseId,
  version,
  renews: z.union([z.literal(''), z.iso.datetime()], 'invalid'),
})

/**
 * Asks the client to sign the version of a case that was read through; `renews` is when the pending signature would
 * expire that another one replaces (P-818).
 */
export const requestSignatureForm: FormDefinition<typeof sendEmpty, z.output<typeof sendSchema>> = {
  name: 'case-signature',
  empty: sendEmpty,
  schema: sendSchema,
}

const signEmpty = { case: '', version: '', method: '', code: '' }
const signSchema = z
  .object({ case: caseId, version, method: z.string(), code: z.string().check(z.maxLength(20, 'tooLong')) })
  // Each code that is sent is one of few attempts: an empty one is none.
  .check(
    z.refine(({ code, method }) => method !== 'code' || code.trim() !== '', {
      error: 'required',
      path: ['code'],
    }),
  )

/** Confirms the client's signature, by a code where the method is one. */
export const signCaseForm: FormDefinition<typeof signEmpty, z.output<typeof signSchema>> = {
  name: 'case-sign',
  empty: signEmpty,
  schema: signSchema,
  secrets: ['code'],
}

const messageEmpty = { case: '', after: '', text: '' }
const messageSchema = z.object({
  case: caseId,
  /** Latest message that the page showed; empty for the team, whose messages nothing keeps back. */
  after: z.string().check(z.regex(/^[\w-]{0,40}$/, 'choice')),
  text: requiredLines(4000),
})

/** Writes a message about a case. */
export const caseMessageForm: FormDefinition<typeof messageEmpty, z.output<typeof messageSchema>> = {
  name: 'case-message',
  empty: messageEmpty,
  schema: messageSchema,
}

const decisionEmpty = { case: '', version: '', action: '', reason: '' }
const decisionSchema = z.object({
  case: caseId,
  version,
  action: oneChoice(['take_up', 'ask', 'accept', 'refuse']),
  reason: z.string().check(z.overwrite(typedLines), z.maxLength(2000, 'tooLong')),
})

/** Decides a case, for a reason where one is needed. */
export const caseDecisionForm: FormDefinition<typeof decisionEmpty, z.output<typeof decisionSchema>> = {
  name: 'case-decision',
  empty: decisionEmpty,
  schema: decisionSchema,
}

const withdrawEmpty = { case: '', version: '', reason: '' }
const withdrawSchema = z.object({ case: caseId, version, reason: optionalText(500) })

/** Withdraws a case. */
export const withdrawCaseForm: FormDefinition<typeof withdrawEmpty, z.output<typeof withdrawSchema>> = {
  name: 'case-withdraw',
  empty: withdrawEmpty,
  schema: withdrawSchema,
}
