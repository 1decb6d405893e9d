import type { Proof } from '../../contract/product-api/account.schema.ts'
import { comparablePassword } from '../../lib/password-criteria.ts'
import type { BackendFailure, BackendOutcome } from './backend-outcome.server.ts'

/**
 * Calls with a present password in its comparable form, in which every form of the portal sets passwords, and again as
 * it was typed if it is refused: a backend may compare what people typed when they set it elsewhere, or before (P-832).
 */
export async function withPassword<Data>(
  typed: string,
  call: (password: string) => Promise<BackendOutcome<Data>>,
  isWrong: (failure: BackendFailure) => boolean,
): Promise<BackendOutcome<Data>> {
  const comparable = comparablePassword(typed)
  const answered = await call(comparable)
  return answered.kind !== 'ok' && comparable !== typed && isWrong(answered) ? call(typed) : answered
}

const wrongPasswords: ReadonlySet<string> = new Set(['old_password wrong', 'proof wrong'])

/** Reports whether the product API refuses a call for its present password alone. */
export const isWrongForProduct = (failure: BackendFailure): boolean =>
  failure.kind === 'refused' &&
  (failure.faults ?? []).some(({ code, path }) => wrongPasswords.has(`${path} ${code}`))

/** Calls with a proof: a password in either form, a code as it is. */
export const withProof = <Data>(
  proof: Proof,
  call: (proof: Proof) => Promise<BackendOutcome<Data>>,
): Promise<BackendOutcome<Data>> =>
  'code' in proof
    ? call(proof)
    : withPassword(proof.password, (password) => call({ password }), isWrongForProduct)
