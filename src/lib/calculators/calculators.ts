import Big from 'big.js'

// A constructor of its own: precision and rounding are settings of the constructor, not of the library.
const Decimal = Big()
Decimal.DP = 30
Decimal.RM = Decimal.roundHalfUp

const cents = (amount: Big): string => amount.round(2).toFixed(2)
const growth = (percent: string): Big => new Decimal(percent).div(100).plus(1)
const power = (factor: Big, years: number): Big => factor.pow(years).round(Decimal.DP)

/** A year of a plan of capital calls; amounts are exact texts with two decimals. */
export type CallYear = {
  readonly year: number
  readonly called: string
  readonly paidIn: string
  readonly unfunded: string
}

/**
 * Spreads a commitment evenly over the years of investment. Cents that cannot be shared are called in the last year,
 * so that the calls add up to the commitment.
 */
export function planCalls(commitment: string, years: number): CallYear[] {
  const whole = new Decimal(commitment)
  const yearly = whole.div(years).round(2, Decimal.roundDown)
  return Array.from({ length: years }, (_, index) => {
    const isLast = index === years - 1
    const before = yearly.times(index)
    const called = isLast ? whole.minus(before) : yearly
    const paidIn = before.plus(called)
    return {
      year: index + 1,
      called: cents(called),
      paidIn: cents(paidIn),
      unfunded: cents(whole.minus(paidIn)),
    }
  })
}

/** Final value of an amount that stays liquid, the value required to compensate its lock-up, and their difference. */
export type IlliquidityCost = { readonly liquid: string; readonly required: string; readonly cost: string }

/** Compares a liquid rate with the same rate plus a premium for money that is locked up. Rates are percentages. */
export function costOfIlliquidity(
  amount: string,
  { years, rate, premium }: { readonly years: number; readonly rate: string; readonly premium: string },
): IlliquidityCost {
  const start = new Decimal(amount)
  const liquid = start.times(power(growth(rate), years)).round(2)
  const required = start.times(power(growth(new Decimal(rate).plus(premium).toFixed()), years)).round(2)
  return { liquid: cents(liquid), required: cents(required), cost: cents(required.minus(liquid)) }
}

/** Effect of costs over a holding period. */
export type FeeEffect = { readonly before: string; readonly after: string; readonly cost: string }

/** Takes an entry charge once, and yearly costs from the value at the end of each year. Rates are percentages. */
export function effectOfFees(
  amount: string,
  asked: { readonly years: number; readonly rate: string; readonly entry: string; readonly yearly: string },
): FeeEffect {
  const { years, rate, entry, yearly } = asked
  const start = new Decimal(amount)
  const left = (percent: string) => new Decimal(1).minus(new Decimal(percent).div(100))
  const before = start.times(power(growth(rate), years)).round(2)
  const after = start
    .times(left(entry))
    .times(power(growth(rate).times(left(yearly)), years))
    .round(2)
  return { before: cents(before), after: cents(after), cost: cents(before.minus(after)) }
}
