import type { Notice, NoticeDetail, NoticeList } from '~/contract/product-api/notice.schema.ts'
import type { AsOf } from '~/lib/as-of.ts'
import { earliestDueDate } from '~/lib/business-days.ts'
import { parisTime } from '~/lib/calendar-period.ts'
import { type ExactDecimal, readDecimal, zero } from '~/lib/performance/exact-decimal.ts'
import { parsePlainDate } from '~/lib/plain-date.ts'
import type {
  NoticeDetailView,
  NoticePart,
  NoticesView,
  NoticeView,
  NumberGroup,
  PayeeView,
} from './notices.schema.ts'

const exact = (amount: string): ExactDecimal => readDecimal(amount) ?? zero

function toNotice(wire: Notice): NoticeView {
  const { acknowledgedAt, amount, fund, paid } = wire
  const { announcedOn, currency, dueOn, id, kind, paidOn, reference, share, status } = wire
  const missing = exact(amount).minus(exact(paid))
  const isPartlyPaid = missing.gt(0) && exact(paid).gt(0)
  return {
    id,
    reference,
    kind,
    status: isPartlyPaid && status !== 'late' ? 'partly' : status,
    fund: { name: fund.name, key: fund.slug },
    share,
    currency,
    amount,
    paid,
    paidOn: status === 'paid' ? (paidOn ?? null) : null,
    missing: missing.gt(0) ? missing.toFixed() : null,
    isPartlyPaid,
    announcedOn,
    dueOn,
    isAcknowledged: acknowledgedAt !== null,
  }
}

/** Maps a response of the product API to the view of the list. */
export function toNotices({ items, page }: NoticeList, asOf: AsOf): NoticesView {
  return { asOf, items: items.map(toNotice), page: { number: page.page, count: page.pageCount } }
}

const sumOf = (lines: NoticeDetail['lines']): ExactDecimal =>
  lines.reduce((sum, { amount }) => sum.plus(exact(amount)), zero)

/** Groups the components: those inside the commitment first; a scope without any has no part. */
function partsOf(lines: NoticeDetail['lines']): readonly NoticePart[] {
  return (['inside', 'outside'] as const).flatMap((scope) => {
    const own = lines.filter((line) => line.scope === scope)
    if (own.length === 0) return []
    const shown = own.map(({ amount, nature: { label } }, position) => ({ position, label, amount }))
    return [{ scope, lines: shown, subtotal: sumOf(own).toFixed() }]
  })
}

/** An account number in groups of four characters (ISO 13616). */
const groupsOf = (iban: string): readonly NumberGroup[] =>
  [...iban.matchAll(/.{1,4}/g)].map(({ 0: text, index: start }) => ({ start, text }))

function toPayee({ bank, bic, holder, iban, ibanEnd }: NonNullable<NoticeDetail['payee']>): PayeeView {
  const shown = iban === null ? null : { groups: groupsOf(iban), bic }
  return { holder, bank, ibanEnd, shown }
}

function earliestDueOf({ announcedOn, kind }: NoticeDetail): string | null {
  const announced = parsePlainDate(announcedOn)
  return kind === 'call' && announced !== null ? earliestDueDate(announced) : null
}

/** Maps a notice to the view of its page. */
export function toNoticeDetail(
  wire: NoticeDetail,
  proof: NoticeDetailView['proof'],
  passkeyUrl: string | null = null,
): NoticeDetailView {
  const { acknowledgedAt, amount, lines, payee } = wire
  const { commitment, number, purpose, telephone, unfundedAfter, unfundedBefore } = wire
  return {
    ...toNotice(wire),
    number,
    purpose,
    parts: partsOf(lines),
    addsUp: sumOf(lines).eq(exact(amount)),
    commitment,
    unfundedBefore,
    unfundedAfter,
    earliestDue: earliestDueOf(wire),
    payee: payee && toPayee(payee),
    proof,
    passkeyUrl,
    telephone,
    acknowledged: acknowledgedAt === null ? null : parisTime(Date.parse(acknowledgedAt)),
  }
}
