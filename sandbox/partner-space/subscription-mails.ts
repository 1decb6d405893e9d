import type { AdvisorSubscriptionStatus } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { Account } from '../accounts/accounts.ts'
import type { SandboxDeps } from '../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { type MailLanguage, mailLanguageOf } from '../mails/mail-language.ts'
import { shareName } from '../product/funds/fund-views.ts'
import { formats } from '../product/pdf/figures/format.ts'
import { portalPage } from '../registration/portal-paths.ts'
import { dateInWords } from '../seed/date-words.ts'
import { type NamedRequest, referenceOf } from './advisor-subscriptions.ts'
import { subscriptionTexts } from './subscription-texts.ts'
import { requestStatuses } from './subscription-words.ts'

type MailDeps = Pick<SandboxDeps, 'env' | 'mailbox'>

/**
 * Notifies an advisor of the outcome of a request.
 * @param place language of the advisor's current page, if the mail results from it
 */
export async function mailAboutRequest(
  { env, mailbox }: MailDeps,
  advisor: Account,
  { fund, row, share }: NamedRequest,
  {
    status,
    place,
    reason,
  }: {
    readonly status: AdvisorSubscriptionStatus
    readonly place?: MailLanguage
    /** Why it was refused. */
    readonly reason?: string | undefined
  },
): Promise<void> {
  const language = mailLanguageOf(advisor, place)
  const words = subscriptionTexts[language]
  const reference = referenceOf(row)
  const { client, ...names } = words.facts
  const mail = await composeMail(advisor.email, {
    language,
    subject: words[status].subject(reference),
    greeting: words.greeting(advisor.firstName),
    paragraphs: [
      ...words[status].paragraphs({ client: row.clientName, fund: fund.name }),
      ...(reason === undefined ? [] : [words.reason(reason)]),
    ],
    facts: [
      [names.reference, reference],
      [names.receivedOn, dateInWords(plainDateAt(row.createdAt), language)],
      [client, row.clientName],
      [names.fund, fund.name],
      [names.share, shareName(share, language)],
      [names.amount, formats[language].money({ amount: row.amount, currency: row.currency }, 2)],
      [names.status, requestStatuses[status][language]],
    ],
    action: {
      label: words.action,
      url: `${portalPage({ env }, 'advisorRequests', language)}/req-${row.id}`,
    },
  })
  await mailbox.send(mail)
}
