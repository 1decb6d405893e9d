import type { AgreementBody, StaffRight } from '../../../src/contract/product-api/desk-rights.schema.ts'
import type { Right } from '../../../src/contract/product-api/user.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import { accounts } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { mailDay } from '../../mails/mail-day.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { portalPage, signInPage } from '../../registration/portal-paths.ts'
import { administratorsOf } from '../../team-admin/team-members.ts'
import { rightsMailTexts as texts } from './rights-mail-texts.ts'
import { staffLanguageOf } from './staff-language.ts'

type MailDeps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox'>

type Agreed = {
  readonly team: { readonly id: number; readonly name: string }
  /** Name of the fund. */
  readonly fund: string
  readonly body: AgreementBody
}

function factsOf(
  { audiences, reason, shares, since, subscriptions, until }: AgreementBody,
  language: 'fr' | 'en',
) {
  const words = texts[language]
  const clients = audiences.map((audience) => words.audiences[audience]).join(', ')
  return [
    [words.since, mailDay(since, language)],
    [words.until, until === null ? words.noEnd : mailDay(until, language)],
    [words.subscriptions, subscriptions ? words.yes : words.no],
    [words.shares, shares === null ? words.everyShare : words.someShares(shares.length)],
    [words.clients, clients === '' ? words.noClients : clients],
    [words.reason, reason],
  ] as const
}

/** Tells those who administer a team of its changed agreement; a failed mail does not affect the others. */
export async function mailAgreement(deps: MailDeps, { body, fund, team }: Agreed): Promise<void> {
  const administrators = await deps.db.select().from(accounts).where(administratorsOf(team.id)).limit(20)
  for (const to of administrators) {
    const language = mailLanguageOf(to)
    const words = texts[language]
    try {
      const mail = await composeMail(to.email, {
        language,
        subject: words.agreement.subject(fund),
        greeting: words.greeting(to.firstName),
        paragraphs: [words.agreement.text(team.name, fund)],
        facts: factsOf(body, language),
        action: {
          label: words.agreement.action,
          url: `${portalPage(deps, 'team', language)}/team-${team.id}`,
        },
      })
      await deps.mailbox.send(mail)
    } catch (error) {
      deps.log.warn({ err: error }, 'mail about an agreement not sent')
    }
  }
}

type Changed<Of> = {
  readonly given: readonly Of[]
  readonly withdrawn: readonly Of[]
  readonly reason: string
}

function changesOf<Of extends string>(
  { given, reason, withdrawn }: Changed<Of>,
  names: Readonly<Record<Of, string>>,
  language: 'fr' | 'en',
) {
  const words = texts[language]
  const listed = (rights: readonly Of[]) => rights.map((right) => names[right]).join('\n')
  return [
    ...(given.length === 0 ? [] : [[words.given, listed(given)] as const]),
    ...(withdrawn.length === 0 ? [] : [[words.withdrawn, listed(withdrawn)] as const]),
    [words.reason, reason] as const,
  ]
}

/** Tells a member of a partner team of their changed rights. */
export async function mailMemberRights(
  deps: MailDeps,
  { member, ...changed }: Changed<Right> & { readonly member: Account },
): Promise<void> {
  const language = mailLanguageOf(member)
  const words = texts[language]
  const mail = await composeMail(member.email, {
    language,
    subject: words.member.subject,
    greeting: words.greeting(member.firstName),
    paragraphs: [words.member.text],
    facts: changesOf(changed, words.rights, language),
    action: { label: words.member.action, url: signInPage(deps, 'partner', language) },
  })
  await deps.mailbox.send(mail)
}

type StaffMailDeps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox'>

/** A member of staff, by whom mails and the audit log know them. */
type StaffRecipient = { readonly id: string; readonly actor: string }

/** Tells a member of staff of their changed rights, in the language in which they use the portal (P-788). */
export async function mailStaffRights(
  deps: StaffMailDeps,
  { member, ...changed }: Changed<StaffRight> & { readonly member: StaffRecipient },
): Promise<void> {
  const language = await staffLanguageOf(deps.db, member.id)
  const words = texts[language]
  const mail = await composeMail(member.actor, {
    language,
    subject: words.staff.subject,
    paragraphs: [words.staff.text],
    facts: changesOf(changed, words.staffRights, language),
  })
  await deps.mailbox.send(mail)
}

type Waiting = Changed<StaffRight> & {
  /** Whose rights change, and who entered it, by name. */
  readonly name: string
  readonly author: string
  readonly approvers: readonly StaffRecipient[]
}

/** Asks those who may approve a change of rights, each in their language; a failed mail does not affect the others (P-787). */
export async function mailWaitingRights(deps: StaffMailDeps, waiting: Waiting): Promise<void> {
  const { approvers, author, name, ...changed } = waiting
  for (const { actor, id } of approvers) {
    const language = await staffLanguageOf(deps.db, id)
    const { approval: words, staffRights } = texts[language]
    try {
      const mail = await composeMail(actor, {
        language,
        subject: words.subject(name),
        paragraphs: [words.text(author, name)],
        facts: changesOf(changed, staffRights, language),
        action: { label: words.action, url: portalPage(deps, 'staffRights', language) },
      })
      await deps.mailbox.send(mail)
    } catch (error) {
      deps.log.warn({ err: error }, 'mail about a change of rights that waits not sent')
    }
  }
}
