import { createServerFn } from '@tanstack/react-start'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { passwordRule } from '~/server/composition/account.server.ts'

/** Reads the password rule from the configuration. */
export const getPasswordRule = createServerFn({ method: 'GET' }).handler((): PasswordRule => passwordRule)
