import type { FaultTable } from '../registration/journeys.server.ts'

/** Maps the product API's faults of a new password to the form's fields. */
export const passwordFaults: FaultTable = {
  'old_password wrong': { field: 'currentPassword', code: 'oldPasswordInvalid' },
  'new_password same_as_old': { field: 'password', code: 'passwordUnchanged' },
  'new_password common': { field: 'password', code: 'passwordCommon' },
  'new_password too_long': { field: 'password', code: 'tooLong' },
  new_password: { field: 'password', code: 'passwordCriteria' },
}

/** Maps its faults of the password that starts the enrolment of a second factor. */
export const enrolmentFaults: FaultTable = {
  'proof wrong': { field: 'password', code: 'passwordWrong' },
  proof: { field: 'password', code: 'required' },
}

/** Maps its faults of a code. */
export const codeFaults: FaultTable = {
  'code expired': { field: 'code', code: 'codeExpired' },
  code: { field: 'code', code: 'codeWrong' },
  proof: { field: 'code', code: 'codeWrong' },
}
