import type { RegistrationCalls } from '../product-api/registration-calls.server.ts'
import type { Journeys } from './journeys.server.ts'

/** What the steps of a registration need. */
export type RegistrationDeps = { readonly journeys: Journeys; readonly calls: RegistrationCalls }

/** The cookies of the request that a form came with. */
export const cookieHeaderOf = ({ headers }: Request): string | null => headers.get('cookie')
