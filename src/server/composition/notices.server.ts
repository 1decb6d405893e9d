import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import { toLocale } from '../../routing/addresses/locales.ts'
import { createNoticeCalls } from '../backends/product-api/own-fund-calls.server.ts'
import { handlePdf } from '../documents/view-document.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import type { NoticeFormDeps } from '../notices/notice-forms.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { account } from './account.server.ts'
import { personOf, privateCalls } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { privateForm } from './forms.server.ts'

/** The product API's calls about capital calls and distributions. */
export const noticeCalls = createNoticeCalls(productHttp)

/** Role and right required to read notices: verified investors with funds. */
export const noticeRequirement = { role: 'investor', right: 'funds:read' } as const

const deps: NoticeFormDeps = { noticeCalls, account, personOf }

/** Creates the handler of a form on a notice's page. */
export const noticeForm = <Values extends FieldValues, Output>(
  definition: FormDefinition<Values, Output>,
  act: (call: FormCall<Output>, session: Session, deps: NoticeFormDeps) => Promise<FormResult>,
) =>
  privateForm({
    ...{ definition, requirement: noticeRequirement },
    endpointFor: ({ session }) => ({ act: (call) => act(call, session, deps) }),
  })

/** Handles `GET /api/account/notices/{id}/file?locale=`: a notice as PDF. */
export const sendNoticeFile = privateCalls.route<{ readonly id: string }>(
  noticeRequirement,
  ({ params: { id }, request, session }) => {
    const locale = toLocale(new URL(request.url).searchParams.get('locale'))
    return handlePdf({ id, locale, token: session.accessToken }, noticeCalls.readFile)
  },
)
