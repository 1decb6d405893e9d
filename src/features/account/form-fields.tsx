import { useRouterState } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { FormToken } from '~/features/session/form-token.tsx'
import { oneTimeCode, optionalText, requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { knownPassword, passwordChange } from '~/lib/form/password-schemas.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'

/**
 * Hidden fields of every plain form on a signed-in page, among them the page to return to after a refusal.
 */
export function FormFields(): ReactElement {
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  return (
    <>
      <FormToken />
      <input type="hidden" name="returnPath" value={here} readOnly />
    </>
  )
}

const longestCode = 40
const longestId = 100

/** Changes the password. */
export const passwordForm = (rule: PasswordRule) => passwordChange('account-password', rule)

/** Starts the enrolment of a second factor. */
export const twoFactorBeginForm: FormDefinition<{ readonly password: string }> = {
  name: 'two-factor-begin',
  empty: { password: '' },
  schema: z.object({ password: knownPassword() }),
  secrets: ['password'],
}

const codeForm = (name: string): FormDefinition<{ readonly code: string }> => ({
  name,
  empty: { code: '' },
  schema: z.object({ code: oneTimeCode(longestCode) }),
  secrets: ['code'],
})

/** Turns the second factor on with its first code. */
export const twoFactorConfirmForm = codeForm('two-factor-confirm')

/** Makes the recovery codes anew, given a code of the second factor. */
export const recoveryCodesForm = codeForm('recovery-codes')

/** Removes the second factor, given one of its codes. */
export const twoFactorRemoveForm = codeForm('two-factor-remove')

/** Ends one of the other sessions. */
export const endSessionForm: FormDefinition<{ readonly session: string }> = {
  name: 'end-session',
  empty: { session: '' },
  schema: z.object({ session: requiredText(longestId) }),
}

/** Reports a sign-in that the user does not recognise. */
export const reportSignInForm: FormDefinition<{ readonly signIn: string }> = {
  name: 'report-sign-in',
  empty: { signIn: '' },
  schema: z.object({ signIn: requiredText(longestId) }),
}

const longestInstant = 40

/**
 * Marks one notification as read, or all up to the instant at which they were shown; `category` and `page`
 * name the page to return to.
 */
export const readNotificationsForm: FormDefinition<{
  readonly notification: string
  readonly until: string
  readonly category: string
  readonly page: string
}> = {
  name: 'read-notifications',
  empty: { notification: '', until: '', category: '', page: '' },
  schema: z.object({
    notification: optionalText(longestId),
    until: optionalText(longestInstant),
    category: optionalText(longestId),
    page: optionalText(longestId),
  }),
}

/** A form without fields beside its action. */
export const bareForm = (name: string): FormDefinition<Record<never, never>> => ({
  name,
  empty: {},
  schema: z.object({}),
})
