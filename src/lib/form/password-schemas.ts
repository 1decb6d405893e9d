import * as z from 'zod/mini'
import { meetsRule, type PasswordRule } from '../password-criteria.ts'
import type { FaultCode } from './fault-codes.ts'

const fault = (code: FaultCode): FaultCode => code

/** bcrypt, which the content backend uses, reads no more bytes than this and refuses what is longer. */
const longestNewBytes = 72
const longestKnown = 300

/** A password that exists already: whatever it is. */
export const knownPassword = (missing: Extract<FaultCode, 'required' | 'oldPasswordRequired'> = 'required') =>
  z.string().check(z.minLength(1, fault(missing)), z.maxLength(longestKnown, fault('tooLong')))

const isShortEnough = (password: string) => new TextEncoder().encode(password).length <= longestNewBytes

/** A new password, which must meet the rule (specification, point 5). */
export const newPassword = (rule: PasswordRule) =>
  z.string().check(
    z.minLength(1, fault('required')),
    z.refine((password) => meetsRule(password, rule), fault('passwordCriteria')),
    z.refine(isShortEnough, fault('tooLong')),
  )

type NewPassword = { readonly password: string; readonly confirmation: string }

/** Whether both fields of a new password hold the same; the second one is at fault. */
export const samePasswords = <Values extends NewPassword>() =>
  z.refine<Values>(({ password, confirmation }) => password === confirmation, {
    error: fault('passwordsDiffer'),
    path: ['confirmation'],
  })
