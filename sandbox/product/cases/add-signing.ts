import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { referenceOf } from '../../cases/case-rows.ts'
import { sealedDocument } from '../../cases/case-signatures.ts'
import { describeCase } from '../../cases/case-views.ts'
import { receiptOfCase } from '../../cases/receipt-of-case.ts'
import type { AdvisorOutcome } from '../../cases/send-case.ts'
import { requestSignature, type SignDeps, signCase } from '../../cases/sign-case.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { createEmbeddedProvider } from '../../signature/embedded-provider.ts'
import { createRemoteProvider } from '../../signature/remote-provider.ts'
import { SignatureUnavailableError } from '../../signature/signature-provider.ts'
import { sendPdf } from '../pdf/send-pdf.ts'
import { type CaseDeps, caseAuthor, caseReader, requireDone, teamCase } from './case-callers.ts'
import {
  readCaseReceiptRoute,
  readSignedDocumentRoute,
  requestSignatureRoute,
  signCaseRoute,
} from './case-routes.ts'

/** Answers 503 while the provider is down: nothing was changed, and the same may be asked for again. */
async function whenAvailable(
  context: Context,
  { log }: CaseDeps,
  action: Promise<AdvisorOutcome>,
): Promise<AdvisorOutcome> {
  try {
    return await action
  } catch (error) {
    if (!(error instanceof SignatureUnavailableError)) throw error
    log.warn({ err: error }, 'provider of signatures unavailable')
    return refuse(context, 'internal_error', {
      status: 503,
      title: 'The provider of signatures cannot be reached',
      headers: { 'retry-after': '60' },
      errors: [{ path: 'signature', code: 'unavailable' }],
    })
  }
}

/** Adds the calls by which a client signs a case, which is then sent (P-510). */
export function addSigning(app: OpenAPIHono<SandboxHono>, deps: CaseDeps): void {
  const { signature } = deps.env
  const signatures = signature === undefined ? createEmbeddedProvider(deps) : createRemoteProvider(signature)
  const signDeps: SignDeps = { ...deps, signatures }
  app.openapi(requestSignatureRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    const { id } = context.req.valid('param')
    const asking = { ...context.req.valid('json'), id, locale: context.get('locale') }
    requireDone(context, await whenAvailable(context, deps, requestSignature(signDeps, account, asking)))
    const found = await teamCase(context, deps, account, id)
    return context.json(await describeCase(deps.db, found, context.get('locale')), 200)
  })
  app.openapi(signCaseRoute, async (context) => {
    const account = await caseAuthor(context, deps)
    const { id } = context.req.valid('param')
    const signing = { ...context.req.valid('json'), id }
    requireDone(context, await whenAvailable(context, deps, signCase(signDeps, account, signing)))
    const found = await teamCase(context, deps, account, id)
    return context.json(await describeCase(deps.db, found, context.get('locale')), 200)
  })
  app.openapi(readSignedDocumentRoute, async (context) => {
    const account = await caseReader(context, deps)
    const { row } = await teamCase(context, deps, account, context.req.valid('param').id)
    const sealed =
      (await sealedDocument(deps.db, row.id)) ??
      refuse(context, 'conflict', { errors: [{ path: 'signature', code: 'missing' }] })
    return sendPdf(context, sealed, { name: referenceOf(row) })
  })
  addReceipt(app, deps)
}

/** Adds the call for the receipt of a case (P-590). */
function addReceipt(app: OpenAPIHono<SandboxHono>, deps: CaseDeps): void {
  app.openapi(readCaseReceiptRoute, async (context) => {
    const account = await caseReader(context, deps)
    const found = await teamCase(context, deps, account, context.req.valid('param').id)
    const language = context.get('locale')
    const input =
      (await receiptOfCase(deps.db, found, language)) ??
      refuse(context, 'conflict', { errors: [{ path: 'version', code: 'wrong_state' }] })
    const bytes = await deps.renderPdf(input)
    return sendPdf(context, bytes, { name: `${referenceOf(found.row)}-${fileWords[language]}`, language })
  })
}

const fileWords = { fr: 'accuse-de-reception', en: 'receipt' } as const
