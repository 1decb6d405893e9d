import { html } from 'hono/html'
import { personName } from '../../src/lib/person-name.ts'
import { profileFields } from '../product/users/person-types.ts'
import type { PendingChange } from '../registration/company-review.ts'
import { verifiedFields } from '../registration/company-review.ts'
import { instantInWords } from '../seed/date-words.ts'
import type { Html } from '../web/page.ts'
import { table } from '../web/table.ts'
import type { ReviewView } from './review-pages.ts'
import { reviewTexts } from './review-texts.ts'

const fieldNames: Readonly<Record<string, { readonly fr: string; readonly en: string }>> = profileFields

type Fields = PendingChange['fields']

const factOf = (fields: Fields, id: string): string => fields.find((field) => field.id === id)?.value ?? ''

function factsOf({ account, fields }: PendingChange, { language }: ReviewView): Html {
  const lines = verifiedFields.flatMap((id) => {
    const [before, after] = [factOf(account.fields, id), factOf(fields, id)]
    return before === after
      ? []
      : [
          html`<br /><span class="muted">${fieldNames[id]?.[language] ?? id}</span> ${before || '–'} → <strong>${after || '–'}</strong>`,
        ]
  })
  return html`<strong>${personName(account.firstName, account.lastName)}</strong><br />${account.email}${lines}`
}

function decisionForm({ account }: PendingChange, { field, language }: ReviewView): Html {
  const words = reviewTexts[language]
  return html`<form method="post" action="/back-office/companies/${account.id}?lang=${language}">
    ${field()}
    <button name="decision" value="approve" formnovalidate>${words.approve}</button>
    <label>${words.reason} <input name="reason" maxlength="1000" required /></label>
    <button name="decision" value="refuse" class="quiet">${words.refuse}</button>
  </form>`
}

/** Renders the changes of legal entities' names and numbers that staff must check. */
export function companiesPage(pending: readonly PendingChange[], view: ReviewView): Html {
  const words = reviewTexts[view.language]
  if (pending.length === 0) return html`<p class="lead">${words.noCompany}</p>`
  const headings = [words.name, words.submitted, words.decision].map((heading) => ({ heading }))
  const lines = pending.map((change) => [
    factsOf(change, view),
    instantInWords(change.requestedAt, view.language),
    decisionForm(change, view),
  ])
  return html`<p class="lead">${words.companiesLead}</p>${table(headings, lines)}`
}
