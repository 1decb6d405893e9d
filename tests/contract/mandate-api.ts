import {
  type Mandates,
  type MandateView,
  mandatesSchema,
  mandateViewSchema,
} from '../../src/contract/product-api/mandate.schema.ts'
import { exactly, type Session } from './users-api.ts'

/** Path of the mandates of a person. */
export const mandatePath = '/auth/investor-users/mandates'

/** The mandates in force that a person holds or has given. */
export const mandatesOf = async (person: Session): Promise<Mandates> =>
  exactly(mandatesSchema, await person.get(mandatePath))

/** Begins to act for a holder, named as lists name them. */
export async function actFor(person: Session | undefined, holder: string): Promise<MandateView> {
  if (person === undefined) throw new Error('The person is not signed in')
  const { held } = await mandatesOf(person)
  const id = held.find((mandate) => mandate.holder === holder)?.id
  return exactly(mandateViewSchema, await person.post(`${mandatePath}/${id}/open`, {}))
}
