import { matching, searchSchema } from '~/routing/addresses/search-fields.ts'

const amount = matching((text) => /^[1-9]\d{2,8}$/.test(text))
const years = matching((text) => /^([1-9]|1\d|20)$/.test(text))
/** Percentages from 0 to 20, with at most two decimals; a comma is read as a point. */
const percent = matching((text) => /^(1?\d|20)([.,]\d{1,2})?$/.test(text))

/** Search parameters of the calculators' forms; each form sends its own fields, by GET. */
export const calculatorsSearchSchema = searchSchema({
  commitment: amount,
  callYears: years,
  amount,
  years,
  rate: percent,
  premium: percent,
  entry: percent,
  yearly: percent,
})

export type CalculatorsSearch = ReturnType<typeof calculatorsSearchSchema.parse>
