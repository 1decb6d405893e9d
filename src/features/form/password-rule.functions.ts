import { createServerFn } from '@tanstack/react-start'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { passwordRule } from '~/server/composition/password-rule.server.ts'

/** What the configuration asks of new passwords. */
export const getPasswordRule = createServerFn({ method: 'GET' }).handler((): PasswordRule => passwordRule)
