import * as z from 'zod/mini'
import { plainDateAt } from '../format/plain-date-at.ts'
import { isMinor, parseBirthDate } from '../identifiers/birth-date.ts'
import { typedDate } from '../typed-text.ts'

const read = (text: string) => parseBirthDate(text, plainDateAt(new Date()))

/** Birth date of a subscriber, who is of age: the same rule for registrations and for the requests of advisors. */
export const birthDateOfAdult = () =>
  z.string().check(
    z.overwrite(typedDate),
    z.minLength(1, 'birthDate'),
    z.refine((text) => text === '' || read(text) !== null, 'invalid'),
    z.refine((text) => !isMinor(read(text), new Date()), 'adult'),
  )
