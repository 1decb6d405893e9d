import type { PasswordRule } from '../../lib/password-criteria.ts'
import { env } from './env.server.ts'

/** The configured rule for new passwords. */
export const passwordRule: PasswordRule = {
  minimumLength: env.PASSWORD_MIN_LENGTH,
  minimumKinds: env.PASSWORD_MIN_KINDS,
}
