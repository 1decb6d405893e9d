import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type AccountDeps, askingOf } from '../account/account-deps.server.ts'
import { proofOf } from '../account/save-profile.server.ts'
import type { NoticeCalls } from '../backends/product-api/own-fund-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'

/** Dependencies of the forms on a notice's page. */
export type NoticeFormDeps = {
  readonly noticeCalls: Pick<NoticeCalls, 'acknowledge' | 'stepUp'>
  readonly account: Pick<AccountDeps, 'calls'>
  /** The session of the person who acts, to which their second factor belongs. */
  readonly personOf: (session: Session) => Promise<Session>
}

const backTo = (id: string, locale: Locale, part: 'payment' | 'acknowledgement'): FormResult => ({
  kind: 'done',
  location: `${pathFor({ to: '/account/notices/$id', params: { id }, locale })}#${part}`,
})

/** Records that the investor has read a notice (P-434); repeated, it changes nothing. */
export async function acknowledgeNotice(
  { data: { notice }, locale }: FormCall<{ readonly notice: string }>,
  { accessToken: token }: Session,
  { noticeCalls }: NoticeFormDeps,
): Promise<FormResult> {
  const noted = await noticeCalls.acknowledge({ id: notice, locale, token })
  return noted.kind === 'ok' ? backTo(notice, locale, 'acknowledgement') : failedByBackend(noted)
}

/** Shows the account number of calls in this sign-in for a while, given the second factor or the password (P-433). */
export async function revealAccount(
  { data, locale }: FormCall<{ readonly notice: string; readonly proof: string }>,
  session: Session,
  { account, noticeCalls, personOf }: NoticeFormDeps,
): Promise<FormResult> {
  const proof = await proofOf(data.proof, account, askingOf(await personOf(session), locale))
  if (proof.kind !== 'ok') return failedByBackend(proof)
  const proven = await noticeCalls.stepUp({ locale, token: session.accessToken, proof: proof.data })
  if (proven.kind === 'ok') return backTo(data.notice, locale, 'payment')
  return refusedByBackend(proven, {
    'proof wrong': { field: 'proof', code: 'code' in proof.data ? 'codeWrong' : 'passwordWrong' },
    proof: { field: 'proof', code: 'proofRequired' },
  })
}
