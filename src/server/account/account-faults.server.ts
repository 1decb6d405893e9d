import type { FaultTable } from '../registration/journeys.server.ts'

/** What the product API finds wrong with a new password, by the fields of the form. */
export const passwordFaults: FaultTable = {
  'old_password wrong': { field: 'currentPassword', code: 'oldPasswordInvalid' },
  'new_password same_as_old': { field: 'password', code: 'passwordUnchanged' },
  'new_password common': { field: 'password', code: 'passwordCommon' },
  'new_password too_long': { field: 'password', code: 'tooLong' },
  new_password: { field: 'password', code: 'passwordCriteria' },
}

/** What it finds wrong with the password that begins a second factor. */
export const enrolmentFaults: FaultTable = {
  'proof wrong': { field: 'password', code: 'passwordWrong' },
  proof: { field: 'password', code: 'required' },
}

/** What it finds wrong with a code. */
export const codeFaults: FaultTable = {
  'code expired': { field: 'code', code: 'codeExpired' },
  code: { field: 'code', code: 'codeWrong' },
  proof: { field: 'code', code: 'codeWrong' },
}
