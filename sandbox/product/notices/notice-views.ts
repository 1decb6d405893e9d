import { Big } from 'big.js'
import { legalFormSchema } from '../../../src/contract/product-api/fund.schema.ts'
import type { Notice, NoticeDetail, NoticeStatus } from '../../../src/contract/product-api/notice.schema.ts'
import type { LocalizedText } from '../../database/schema/columns.ts'
import type { NoticeNature } from '../../database/schema/notices.ts'
import { manager } from '../../seed/manager.ts'
import { addDays } from '../../seed/plain-dates.ts'
import { shareName } from '../funds/fund-views.ts'
import type { CollectionAccount, NoticeRow } from './notice-rows.ts'

/** Days before its due date from which a notice is due. */
const daysDue = 7

/** Language of a response, and the day in Paris. */
export type View = { readonly locale: 'fr' | 'en'; readonly today: string }

/** Natures of components, in the words of the ILPA template. */
export const natureWords: Readonly<Record<NoticeNature, LocalizedText>> = {
  investments: { fr: 'Investissements', en: 'Investments' },
  management_fees: { fr: 'Frais de gestion', en: 'Management fees' },
  fund_expenses: { fr: 'Frais de fonctionnement', en: 'Partnership expenses' },
  equalisation: { fr: 'Prime de souscription ultérieure', en: 'Subsequent closing interest' },
  return_of_capital: { fr: 'Remboursement de capital', en: 'Return of capital' },
  recallable_capital: { fr: 'Capital rappelable', en: 'Recallable return of capital' },
  capital_gain: { fr: 'Plus-value', en: 'Realised gain' },
  income: { fr: 'Revenus', en: 'Income' },
}

type Payable = Pick<NoticeRow['notice'], 'amount' | 'dueOn' | 'kind' | 'paid' | 'settledOn'>

/**
 * Returns the amount of a notice paid by a day: a distribution is paid on its payment date, while receipts of a call
 * are recorded (P-671).
 */
export const paidBy = ({ amount, dueOn, kind, paid }: Payable, today: string): string =>
  kind === 'distribution' && dueOn <= today ? amount : paid

/** The day on which a notice was paid in full, where it is known. */
function paidOn({ dueOn, kind, settledOn }: Payable, today: string): string | null {
  if (kind === 'call') return settledOn
  return dueOn <= today ? dueOn : null
}

/** Returns the status of a notice on a day, from the amount paid. */
export function statusOf(notice: Payable, today: string): NoticeStatus {
  const { amount, dueOn } = notice
  if (new Big(paidBy(notice, today)).gte(amount)) return 'paid'
  if (dueOn < today) return 'late'
  return dueOn <= addDays(today, daysDue) ? 'due' : 'announced'
}

/** Name of a notice in letters and on the telephone. */
export const referenceOf = ({
  announcedOn,
  id,
  kind,
}: Pick<NoticeRow['notice'], 'announcedOn' | 'id' | 'kind'>): string =>
  `${kind === 'call' ? 'AF' : 'DI'}-${announcedOn.slice(0, 4)}-${String(id).padStart(5, '0')}`

const numberForm = /^(?:ntc-|AF-\d{4}-0*|DI-\d{4}-0*)([1-9]\d{0,9})$/i

/** Number of a notice by its id, or by the reference that its holder quotes; undefined for any other text. */
export function numberOfReference(text: string): number | undefined {
  const number = Number(numberForm.exec(text.replace(/\s/g, ''))?.[1])
  return number <= 2_147_483_647 ? number : undefined
}

/** Describes a notice as lists show it. */
export function toNotice({ notice, fund, share }: NoticeRow, { locale, today }: View): Notice {
  const { acknowledgedAt, amount, announcedOn, currency, dueOn, id, kind } = notice
  return {
    id: `ntc-${id}`,
    reference: referenceOf(notice),
    kind,
    status: statusOf(notice, today),
    fund: {
      id: `fnd-${fund.id}`,
      slug: locale === 'fr' ? fund.slugFr : fund.slugEn,
      name: fund.name,
      legalForm: legalFormSchema.parse(fund.legalForm),
    },
    share: shareName(share.name, locale),
    currency,
    amount,
    paid: paidBy(notice, today),
    paidOn: paidOn(notice, today),
    announcedOn,
    dueOn,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  }
}

type Payee = {
  readonly account: CollectionAccount | undefined
  /** True if the owner has re-authenticated, which is required to show the account number (P-433). */
  readonly isShown: boolean
}

function toPayee({ account, isShown }: Payee): NoticeDetail['payee'] {
  if (account === undefined) return null
  const { bank, bic, holder, iban } = account
  const numbers = isShown ? { iban, bic } : { iban: null, bic: null }
  return { holder, bank, ibanEnd: iban.slice(-4), ...numbers }
}

/** Describes a notice with all that its page shows. */
export function toNoticeDetail(row: NoticeRow, view: View, payee: Payee): NoticeDetail {
  const { commitment, kind, lines, number, purpose, unfundedAfter, unfundedBefore } = row.notice
  return {
    ...toNotice(row, view),
    number,
    purpose: purpose[view.locale],
    lines: lines.map(({ amount, nature, scope }) => ({
      nature: { code: nature, label: natureWords[nature][view.locale] },
      scope,
      amount,
    })),
    commitment,
    unfundedBefore,
    unfundedAfter,
    payee: kind === 'call' ? toPayee(payee) : null,
    telephone: manager[view.locale].phone,
  }
}
