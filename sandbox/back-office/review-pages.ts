import { desc } from 'drizzle-orm'
import { html } from 'hono/html'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Db } from '../database/open-database.ts'
import { auditLog } from '../database/schema/index.ts'
import { auditNames } from '../product/audit/audit-names.ts'
import type { CodeHolder } from '../registration/posted-codes.ts'
import type { PendingInvestor, PendingTeam } from '../registration/review.ts'
import { dateInWords, instantInWords } from '../seed/date-words.ts'
import type { Html, PageLanguage } from '../web/page.ts'
import { table } from '../web/table.ts'
import { reviewTexts } from './review-texts.ts'

/** Rendering context of the review pages. */
export type ReviewView = { readonly language: PageLanguage; readonly now: Date; readonly field: () => Html }

type Words = (typeof reviewTexts)[PageLanguage]

const hourMs = 3_600_000
const loggedRows = 200

function deadline(dueAt: Date, { now, language }: ReviewView): Html {
  const words = reviewTexts[language]
  const hours = Math.round((dueAt.getTime() - now.getTime()) / hourMs)
  const isLate = hours < 0
  const remaining = isLate ? words.late(-hours) : words.remaining(hours)
  return html`${instantInWords(dueAt, language)}<br /><strong class="${isLate ? 'late' : ''}">${remaining}</strong>`
}

function textOf(details: PendingInvestor['details'], name: string): string {
  const value = details[name]
  return typeof value === 'string' ? value : ''
}

/** Returns the ids of the funds that an investor declares to hold. */
export function declaredFunds({ details }: Pick<PendingInvestor, 'details'>): readonly string[] {
  const { funds } = details
  return Array.isArray(funds) ? funds.filter((id) => typeof id === 'string') : []
}

function identity(pending: PendingInvestor, words: Words, language: PageLanguage): Html {
  const { account, details } = pending
  const born = textOf(details, 'birth_date')
  const birth =
    born === '' ? '' : `${words.born}: ${dateInWords(born, language)}, ${textOf(details, 'birth_city')}`
  const insured = details.life_insurance === true ? words.yes : words.no
  const lines = [...account.fields.map(({ value }) => value), birth, `${words.lifeInsurance}: ${insured}`]
  return html`<strong>${personName(account.firstName, account.lastName)}</strong><br />${account.email}<br />${account.telephone}
    ${lines.filter((line) => line !== '').map((line) => html`<br /><span class="muted">${line}</span>`)}`
}

function investorForm(pending: PendingInvestor, { language, field }: ReviewView, names: FundNames): Html {
  const words = reviewTexts[language]
  const funds = declaredFunds(pending)
  const choices = funds.map(
    (id) =>
      html`<label><input type="checkbox" name="fund" value="${id}" checked /> ${names.get(id) ?? id}</label>`,
  )
  return html`<form method="post" action="/back-office/investors/${pending.account.id}?lang=${language}">
    ${field()}
    <fieldset><legend>${words.declared}</legend>${funds.length === 0 ? words.noFunds : choices}</fieldset>
    <button name="decision" value="approve" formnovalidate>${words.approve}</button>
    <label>${words.reason} <input name="reason" maxlength="1000" required /></label>
    <button name="decision" value="refuse" class="quiet">${words.refuse}</button>
  </form>`
}

/** Names of funds by their wire id. */
export type FundNames = ReadonlyMap<string, string>

/** Renders the queue of investors, with its age relative to the 48 hours. */
export function investorsPage(pending: readonly PendingInvestor[], view: ReviewView, names: FundNames): Html {
  const { language } = view
  const words = reviewTexts[language]
  if (pending.length === 0) return html`<p class="lead">${words.noInvestor}</p>`
  const headings = [words.name, words.submitted, words.due, words.decision].map((heading) => ({ heading }))
  const lines = pending.map((investor) => [
    identity(investor, words, language),
    instantInWords(investor.submittedAt, language),
    deadline(investor.dueAt, view),
    investorForm(investor, view, names),
  ])
  return html`<p class="lead">${words.investorsLead}</p>${table(headings, lines)}`
}

type Team = PendingTeam['team']

function teamForm({ team }: PendingTeam, approved: readonly Team[], { language, field }: ReviewView): Html {
  const words = reviewTexts[language]
  const likes = approved
    .filter(({ partnerId }) => partnerId === team.partnerId)
    .map(({ id, name }) => html`<option value="${id}">${words.likeTeam(name)}</option>`)
  return html`<form method="post" action="/back-office/teams/${team.id}?lang=${language}">
    ${field()}
    <label>${words.agreements}
      <select name="like"><option value="">${words.noAgreements}</option>${likes}</select></label>
    <button name="decision" value="approve" formnovalidate>${words.approve}</button>
    <label>${words.reason} <input name="reason" maxlength="1000" required /></label>
    <button name="decision" value="refuse" class="quiet">${words.refuse}</button>
  </form>`
}

/** Renders the teams requested by partners. */
export function teamsPage(
  pending: readonly PendingTeam[],
  approved: readonly Team[],
  view: ReviewView,
): Html {
  const words = reviewTexts[view.language]
  if (pending.length === 0) return html`<p class="lead">${words.noTeam}</p>`
  const headings = [words.team, words.partner, words.domain, words.askedBy, words.decision]
  const lines = pending.map((entry) => [
    entry.team.name,
    entry.partnerName,
    entry.team.domain,
    entry.requestedBy?.email ?? '–',
    teamForm(entry, approved, view),
  ])
  return table(
    headings.map((heading) => ({ heading })),
    lines,
  )
}

/** Renders the form that creates a letter with a code. */
export function codesPage({ language, field }: ReviewView, isRefused: boolean): Html {
  const words = reviewTexts[language]
  return html`<p class="lead">${words.codesLead}</p>
    ${isRefused ? html`<p role="alert" class="late">${words.invalid}</p>` : ''}
    <form method="post" action="/back-office/codes?lang=${language}" class="stack">
      ${field()}
      <label>${words.holderName} <input name="name" required maxlength="200" /></label>
      <label>${words.holderFirstName} <input name="firstName" maxlength="100" /></label>
      <label>${words.email} <input name="email" inputmode="email" spellcheck="false" required maxlength="254" /></label>
      <label>${words.funds} <input name="funds" pattern="[0-9 ]*" maxlength="200" /></label>
      <label><input type="checkbox" name="legal" value="1" /> ${words.isLegalEntity}</label>
      <button>${words.makeCode}</button>
    </form>`
}

/** To whom a letter goes, with its code. */
type Letter = {
  readonly holder: Pick<CodeHolder, 'holderName' | 'holderFirstName' | 'isLegalEntity'>
  readonly code: string
  readonly expiresAt: Date
}

/** Renders the letter, to be printed at once: the code cannot be read again. */
export function letterPage(
  { holder, code, expiresAt }: Letter,
  portalUrl: string,
  { language }: ReviewView,
): Html {
  const words = reviewTexts[language]
  const path = language === 'fr' ? '/investisseur/verification' : '/en/verify'
  const until = dateInWords(plainDateAt(expiresAt), language)
  const { holderFirstName, holderName, isLegalEntity } = holder
  // A company is addressed by its name; its representative receives the letter for it.
  const addressee = isLegalEntity
    ? html`<p>${holderName}${holderFirstName && html`<br />${words.attention(holderFirstName)}`}</p>`
    : html`<p>${`${holderFirstName} ${holderName}`.trim()}</p>`
  const step = isLegalEntity ? words.letterStepOfCompany : words.letterStep
  return html`<section class="letter">${addressee}<p>${words.letter(until)}</p>
    <p class="code">${code}</p><p>${step}</p><p>${portalUrl}${path}</p></section>`
}

/** Renders the log of staff's decisions, newest first. */
export async function logPage(db: Db, { language }: ReviewView): Promise<Html> {
  const words = reviewTexts[language]
  const rows = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(loggedRows)
  const names = await auditNames(db, rows)
  const headings = [words.when, words.actor, words.action, words.subject].map((heading) => ({ heading }))
  const lines = rows.map((row) => [
    instantInWords(row.happenedAt, language),
    names.get(row.actor) ?? row.actor,
    html`<code>${row.action}</code>`,
    // A refused team is gone: its entry holds its name.
    names.get(row.subject) ?? row.details.name ?? row.subject,
  ])
  return table(headings, lines)
}
