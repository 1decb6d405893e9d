import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import { yearsText } from './fund-labels.tsx'
import type { LockUpView } from './fund-summary.schema.ts'

/**
 * Returns how long money cannot be taken back, by the kind of the fund; the same words in the list, on the
 * fund's page, in the comparison and in the key information document (P-330). Null when unknown.
 */
export function lockUpText(
  funds: Translations['funds'],
  to: Formatter,
  lockUp: LockUpView | null,
): string | null {
  if (lockUp === null) return null
  const { lockUp: texts } = funds
  if (lockUp.kind === 'none') return texts.none()
  const years = yearsText(funds, to, lockUp.years) ?? ''
  if (lockUp.kind === 'per_subscription') return texts.perSubscription({ years })
  const date = to.longDate(lockUp.until)
  return date && texts.fixedTerm({ years, date })
}

/**
 * Returns the sentence that warns of the lock-up, in the past tense once a fixed term is over; null when
 * there is none, or when it is unknown (P-077).
 */
export function lockUpWarning(
  funds: Translations['funds'],
  to: Formatter,
  { lockUp, isLockUpOver }: { readonly lockUp: LockUpView | null; readonly isLockUpOver: boolean },
): string | null {
  if (lockUp === null || lockUp.kind === 'none') return null
  const { blocking, blockingOver, perSubscription } = funds.warnings
  const years = yearsText(funds, to, lockUp.years) ?? ''
  if (lockUp.kind === 'per_subscription') return perSubscription({ years })
  const date = to.longDate(lockUp.until)
  return date && (isLockUpOver ? blockingOver : blocking)({ years, date })
}
