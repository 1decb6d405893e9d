import { termsVersion } from '../../lib/terms.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import {
  cookieHeaderOf,
  type FaultTable,
  type RegistrationDeps,
  refusedByBackend,
} from './journeys.server.ts'

const codeFaults: FaultTable = { code: { field: 'code', code: 'codeNotRecognised' } }

const passwordFaults: FaultTable = {
  'password common': { field: 'password', code: 'passwordCommon' },
  password: { field: 'password', code: 'passwordCriteria' },
  email: { field: 'password', code: 'emailTaken' },
}

/** Checks a posted code with the start of its holder's name (P-151), and redirects to the choice of a password. */
export async function verifyCode(
  { data, locale, request }: FormCall<{ readonly code: string; readonly name: string }>,
  { calls, journeys }: RegistrationDeps,
): Promise<FormResult> {
  const answered = await calls.verifyCode({ locale, ...data })
  if (answered.kind !== 'ok') return refusedByBackend(answered, codeFaults)
  const { email, ticket } = answered.data
  const cookie = await journeys.change(cookieHeaderOf(request), (journey) => ({
    ...journey,
    code: { email, ticket },
  }))
  return { kind: 'done', location: pathFor({ to: '/investor/create-password', locale }), cookies: [cookie] }
}

/** Creates the account of a posted code's holder, and redirects to the welcome page. */
export async function choosePassword(
  { data, locale, request }: FormCall<{ readonly password: string }>,
  { calls, journeys }: RegistrationDeps,
): Promise<FormResult> {
  const cookieHeader = cookieHeaderOf(request)
  const { code } = await journeys.read(cookieHeader)
  const expired = pathFor({ to: '/investor/verify', locale, search: { state: 'expired' } })
  if (code === undefined) return { kind: 'done', location: expired }
  const accepted = { terms: true, terms_version: termsVersion } as const
  const { ticket } = code
  const answered = await calls.createPassword({ locale, ticket, password: data.password, ...accepted })
  if (answered.kind === 'refused' && answered.status === 410) return { kind: 'done', location: expired }
  if (answered.kind !== 'ok') return refusedByBackend(answered, passwordFaults)
  const { email } = answered.data
  const cookie = await journeys.change(cookieHeader, ({ key }) => ({ key, values: {}, done: [], email }))
  return { kind: 'done', location: pathFor({ to: '/welcome', locale }), cookies: [cookie] }
}
