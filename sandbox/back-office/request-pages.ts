import { count, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import {
  advisorSubscriptionStatusSchema,
  subscriptionClientSchema,
} from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, advisorSubscriptions } from '../database/schema/index.ts'
import { listRequests, type NamedRequest, referenceOf } from '../partner-space/advisor-subscriptions.ts'
import { decisionsFor } from '../partner-space/decide-request.ts'
import { requestStatuses } from '../partner-space/subscription-words.ts'
import { formats } from '../product/pdf/figures/format.ts'
import { instantInWords } from '../seed/date-words.ts'
import type { Html } from '../web/page.ts'
import { table } from '../web/table.ts'
import { requestTexts } from './request-texts.ts'
import type { ReviewView } from './review-pages.ts'
import { reviewTexts } from './review-texts.ts'

const rowsPerPage = 50

function decisionForm({ row }: NamedRequest, { field, language }: ReviewView): Html | string {
  const words = requestTexts[language]
  const decisions = decisionsFor(row.status)
  if (decisions.length === 0) return '–'
  const buttons = decisions.map((decision) =>
    decision === 'refused'
      ? html`<label>${reviewTexts[language].reason} <input name="reason" maxlength="1000" required /></label>
            <button name="decision" value="refused" class="quiet">${words.refused}</button> `
      : html`<button name="decision" value="${decision}" class="${decision === 'accepted' ? '' : 'quiet'}" formnovalidate>${words[decision]}</button> `,
  )
  return html`<form method="post" action="/back-office/requests/${row.id}?lang=${language}">${field()}${buttons}</form>`
}

function clientCell({ row }: NamedRequest): Html {
  const client = subscriptionClientSchema.parse(row.client)
  const number =
    client.person === 'legal'
      ? html`${client.company_number_type.toUpperCase()} ${client.company_number}<br />`
      : ''
  return html`<strong>${row.clientName}</strong><br /><span class="muted">${number}${personName(client.firstname, client.lastname)}, ${client.birth_date}<br />
    ${client.email}<br />${client.telephone}<br />${client.address}, ${client.postal_code} ${client.city} ${client.country}</span>`
}

function lineOf(request: NamedRequest, advisor: Account | undefined, view: ReviewView) {
  const { language } = view
  const { fund, row, share } = request
  const status = advisorSubscriptionStatusSchema.parse(row.status)
  return [
    html`<strong>${referenceOf(row)}</strong><br /><span class="muted">${instantInWords(row.createdAt, language)}</span>`,
    clientCell(request),
    html`${fund.name}<br /><span class="muted">${share}</span>`,
    formats[language].money({ amount: row.amount, currency: row.currency }, 2),
    html`${personName(advisor?.firstName, advisor?.lastName)}<br /><span class="muted">${advisor?.email}</span>`,
    requestStatuses[status][language],
    decisionForm(request, view),
  ]
}

async function advisorsOf(db: Db, requests: readonly NamedRequest[]): Promise<Map<string, Account>> {
  const ids = [...new Set(requests.map(({ row }) => row.accountId))]
  const rows = ids.length === 0 ? [] : await db.select().from(accounts).where(inArray(accounts.id, ids))
  return new Map(rows.map((account) => [account.id, account]))
}

/** Number of pages of the list. */
export async function requestPageCount(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(advisorSubscriptions)
  return Math.ceil((row?.total ?? 0) / rowsPerPage)
}

/** Renders one page of the advisors' requests, with staff's possible decisions. */
export async function requestsPage(db: Db, page: number, view: ReviewView): Promise<Html> {
  const words = requestTexts[view.language]
  const requests = await listRequests(db, { limit: rowsPerPage, offset: (page - 1) * rowsPerPage })
  if (requests.length === 0) return html`<p class="lead">${words.none}</p>`
  const advisors = await advisorsOf(db, requests)
  const columns = [
    { heading: words.reference },
    { heading: words.client },
    { heading: words.fund },
    { heading: words.amount, isNumber: true },
    { heading: words.advisor },
    { heading: words.status },
    { heading: words.decision },
  ]
  const lines = requests.map((request) => lineOf(request, advisors.get(request.row.accountId), view))
  return html`<p class="lead">${words.lead}</p>${table(columns, lines)}`
}
