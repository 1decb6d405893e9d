import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { costOfIlliquidity, effectOfFees, planCalls } from '~/lib/calculators/calculators.ts'
import type { Calculations } from './calculators.schema.ts'

const amount = z._default(z.string().check(z.regex(/^[1-9]\d{2,8}$/)), '10000')
const commitment = z._default(z.string().check(z.regex(/^[1-9]\d{2,8}$/)), '100000')
const yearsOf = (usual: string) => z._default(z.string().check(z.regex(/^([1-9]|1\d|20)$/)), usual)
const percent = (usual: string) => z._default(z.string().check(z.regex(/^(1?\d|20)([.,]\d{1,2})?$/)), usual)

const input = z.object({
  commitment,
  callYears: yearsOf('5'),
  amount,
  years: yearsOf('8'),
  rate: percent('3'),
  premium: percent('3'),
  entry: percent('3'),
  yearly: percent('2'),
})

const point = (text: string): string => text.replace(',', '.')

/** Computes all calculators from the submitted values, with usual values for the others. */
export const getCalculations = createServerFn({ method: 'GET' })
  .validator(input)
  .handler(async ({ data }): Promise<Calculations> => {
    const [years, callYears] = [Number(data.years), Number(data.callYears)]
    const [rate, premium, entry, yearly] = [data.rate, data.premium, data.entry, data.yearly].map(point)
    const asked = { years, rate: rate ?? '0' }
    return {
      asked: data,
      calls: planCalls(data.commitment, callYears),
      illiquidity: costOfIlliquidity(data.amount, { ...asked, premium: premium ?? '0' }),
      fees: effectOfFees(data.amount, { ...asked, entry: entry ?? '0', yearly: yearly ?? '0' }),
    }
  })
