import type { DraftValues, FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import { toLocale } from '../../routing/addresses/locales.ts'
import { createCaseCalls } from '../backends/product-api/case-calls.server.ts'
import { handlePdf } from '../documents/view-document.server.ts'
import { draftNameOf } from '../forms/account-drafts.server.ts'
import type { SavedForm } from '../forms/draft-saving.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { caseFormsPerAccount } from '../limits/limits.server.ts'
import { type CaseFormDeps, keepCaseTyping, saveDetails, typedAnswers } from '../partner/cases.server.ts'
import type { SubscriptionAnswers } from '../partner/subscribe.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { sendCaseFile } from '../staff/review-case.server.ts'
import { privateCalls } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { privateForm } from './forms.server.ts'
import { draftsOf, inviteDeps, subscriptionCalls } from './partner.server.ts'

/** The product API's calls about subscriptions as cases. */
export const caseCalls = createCaseCalls(productHttp)

/** Role and right required to write cases: those of users who subscribe for clients. */
export const caseAuthor = { role: 'partner_user', right: 'subscriptions:create' } as const

const deps: CaseFormDeps = {
  calls: caseCalls,
  offers: subscriptionCalls,
  publicUrl: inviteDeps.publicUrl,
  now: () => new Date(),
}

type CaseFormParts<Values extends FieldValues, Output> = {
  readonly definition: FormDefinition<Values, Output>
  readonly act: (
    call: FormCall<Output> & { readonly session: Session },
    deps: CaseFormDeps,
  ) => Promise<FormResult>
  /** True if the form has a file. */
  readonly hasFile?: boolean
  /** For a form whose typing is stored (P-757): names what it is about. */
  readonly subjectOf?: (values: { readonly case?: unknown }) => string
}

/** Creates the handler of a form on a case's page. */
export function caseForm<Values extends FieldValues, Output extends object>({
  act,
  definition,
  hasFile = false,
  subjectOf,
}: CaseFormParts<Values, Output>) {
  const draftsFor = (values: object) => subjectOf && draftsOf(draftNameOf(definition.name, subjectOf(values)))
  return privateForm({
    ...{ definition, hasFile, requirement: caseAuthor },
    endpointFor: ({ session }) => ({
      limit: { rule: caseFormsPerAccount, subject: session.subject },
      keep: async (values) => {
        await draftsFor(values)?.keep(session.subject, values)
        return undefined
      },
      act: async (call) => {
        const result = await act({ ...call, session }, deps)
        if (result.kind === 'done') await draftsFor(call.data)?.remove(session.subject)
        return result
      },
    }),
  })
}

/** Creates the handler that saves typed values of a case. */
export const caseTyping = (form: SavedForm) =>
  privateCalls.route<{ readonly id: string }>(caseAuthor, ({ params: { id }, request, session }) =>
    keepCaseTyping({ id, request, session }, form, deps),
  )

/**
 * Creates the handler of the form of a case's details. Typed values are stored with the case even if the form is
 * refused, so that a reload, the other language and a colleague find them.
 */
export const handleDetails = <Values extends FieldValues>(
  definition: FormDefinition<Values, SubscriptionAnswers & DraftValues>,
) =>
  privateForm<Values, SubscriptionAnswers & DraftValues, { readonly id: string }>({
    ...{ definition, requirement: caseAuthor },
    endpointFor: ({ params: { id }, session }) => ({
      limit: { rule: caseFormsPerAccount, subject: session.subject },
      keep: async (values) => {
        const typed = { locale: 'fr', token: session.accessToken, id, answers: typedAnswers(values) } as const
        await caseCalls.save(typed)
        return undefined
      },
      act: (call) => saveDetails({ ...call, session }, { id, values: call.data }, deps),
    }),
  })

const sendPdf = (read: 'readSigned' | 'readReceipt') =>
  privateCalls.route<{ readonly id: string }>(
    { role: 'partner_user' },
    ({ params: { id }, request, session }) => {
      const locale = toLocale(new URL(request.url).searchParams.get('locale'))
      return handlePdf({ id, locale, token: session.accessToken }, caseCalls[read])
    },
  )

/** Handles `GET /api/account/cases/{id}/signed-document?locale=`. */
export const sendSignedDocument = sendPdf('readSigned')

/** Handles `GET /api/account/case-files/{id}?locale=`: a file of a case, for its team (P-726). */
export const sendTeamCaseFile = privateCalls.route<{ readonly id: string }>(
  { role: 'partner_user' },
  ({ params: { id }, request, session }) => {
    const locale = toLocale(new URL(request.url).searchParams.get('locale'))
    return sendCaseFile(id, { locale, read: caseCalls.readFile, token: session.accessToken })
  },
)

/** Handles `GET /api/account/cases/{id}/receipt?locale=` (P-590). */
export const sendCaseReceipt = sendPdf('readReceipt')
