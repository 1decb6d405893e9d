import { isSamePassword } from '../../accounts/passwords.ts'
import { ContentError } from '../http/content-error.ts'
import type { Body } from '../http/read-body.ts'

type Fault = {
  readonly path: readonly string[]
  readonly message: string
  readonly name: 'ValidationError'
  readonly value?: unknown
}

/** @returns the error of Strapi's validator: one fault by its message, several by their number */
export function validationError(faults: readonly Fault[]): ContentError {
  const [first] = faults
  const message =
    faults.length === 1 && first !== undefined ? first.message : `${faults.length} errors occurred`
  return new ContentError('ValidationError', message, { errors: faults })
}

function faultOf(body: Body, name: string): Fault | undefined {
  const value = body[name]
  const common = { path: [name], name: 'ValidationError' } as const
  if (typeof value === 'string' && value !== '') return undefined
  if (value === undefined || value === '') return { ...common, message: `${name} is a required field` }
  const message =
    value === null
      ? `${name} cannot be null`
      : `${name} must be a \`string\` type, but the final value was: \`${JSON.stringify(value)}\`.`
  return { ...common, message, value }
}

/**
 * Reads the named texts of a body.
 *
 * @throws {ContentError} naming every one that is missing or not a text
 */
export function requireTexts<Name extends string>(
  body: Body,
  ...names: readonly Name[]
): Record<Name, string> {
  const faults = names.flatMap((name) => faultOf(body, name) ?? [])
  if (faults.length > 0) throw validationError(faults)
  return Object.fromEntries(names.map((name) => [name, String(body[name])])) as Record<Name, string>
}

const emailAddress = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/

/** @throws {ContentError} when the text is not an email address */
export function requireEmail(email: string): string {
  if (emailAddress.test(email) && email.length <= 254) return email.toLowerCase()
  const fault = {
    path: ['email'],
    message: 'email must be a valid email',
    name: 'ValidationError',
    value: email,
  }
  throw validationError([{ ...fault, name: 'ValidationError' }])
}

/** @throws {ContentError} when the two passwords differ */
export function requireSame(password: string, passwordConfirmation: string): void {
  if (isSamePassword(password, passwordConfirmation)) return
  const message = 'Passwords do not match'
  throw validationError([
    { path: ['passwordConfirmation'], message, name: 'ValidationError', value: passwordConfirmation },
  ])
}
