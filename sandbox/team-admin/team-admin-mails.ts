import { type Account, findAccount } from '../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../accounts/attempts.ts'
import type { Db } from '../database/open-database.ts'
import { accounts } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { mailLanguageOf } from '../mails/mail-language.ts'
import { nameOf } from '../registration/inviter.ts'
import { portalPage, signInPage } from '../registration/portal-paths.ts'
import { administratorsOf } from './team-members.ts'

type MailDeps = Pick<SandboxDeps, 'db' | 'env' | 'mailbox'>
type RequestDeps = MailDeps & Pick<SandboxDeps, 'log' | 'now'>

/** Requests of one person that administrators are mailed about: each choice of another team is a new one. */
const requestsPerPerson: AttemptLimit = { name: 'join-request', most: 5, windowMs: 86_400_000 }

const texts = {
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    handOver: {
      subject: 'Des dossiers vous sont confiés',
      text: (count: number, from: string) =>
        count === 1
          ? `L’administrateur de votre équipe vous confie un dossier de souscription que suivait ${from}.`
          : `L’administrateur de votre équipe vous confie ${count} dossiers de souscription que suivait ${from}.`,
      action: 'Ouvrir les dossiers',
    },
    handedOver: {
      subject: 'Vos dossiers sont confiés à un collègue',
      text: (count: number, to: string) =>
        count === 1
          ? `L’administrateur de votre équipe a confié votre dossier de souscription en cours à ${to}, qui le suit désormais et en reçoit les messages.`
          : `L’administrateur de votre équipe a confié vos ${count} dossiers de souscription en cours à ${to}, qui les suit désormais et en reçoit les messages.`,
      action: 'Voir les dossiers de l’équipe',
    },
    request: {
      subject: (team: string) => `Demande d’accès à l’équipe ${team}`,
      text: (name: string, email: string, team: string) =>
        `${name} (${email}) demande à rejoindre l’équipe ${team}. L’accès n’est ouvert qu’après votre accord.`,
      action: 'Examiner la demande',
    },
    accept: {
      subject: (team: string) => `Vous avez rejoint l’équipe ${team}`,
      text: (team: string) =>
        `L’administrateur de l’équipe ${team} a accepté votre demande. Votre accès est ouvert.`,
      action: 'Se connecter',
    },
    decline: {
      subject: (team: string) => `Votre demande d’accès à l’équipe ${team}`,
      text: (team: string) =>
        `L’administrateur de l’équipe ${team} n’a pas accepté votre demande, pour la raison suivante\u00a0:`,
      advice:
        'Connectez-vous pour choisir une autre équipe de votre établissement, ou pour demander de nouveau celle-ci.',
      action: 'Se connecter',
    },
  },
  en: {
    greeting: (name: string) => `Dear ${name},`,
    handOver: {
      subject: 'Cases have been handed over to you',
      text: (count: number, from: string) =>
        count === 1
          ? `The administrator of your team has handed over to you a subscription case of ${from}.`
          : `The administrator of your team has handed over to you ${count} subscription cases of ${from}.`,
      action: 'Open the cases',
    },
    handedOver: {
      subject: 'Your cases have been handed over to a colleague',
      text: (count: number, to: string) =>
        count === 1
          ? `The administrator of your team has handed over your open subscription case to ${to}, who is in charge of it from now on and receives its messages.`
          : `The administrator of your team has handed over your ${count} open subscription cases to ${to}, who is in charge of them from now on and receives their messages.`,
      action: 'See the cases of the team',
    },
    request: {
      subject: (team: string) => `Request to join the team ${team}`,
      text: (name: string, email: string, team: string) =>
        `${name} (${email}) asks to join the team ${team}. Access opens only once you agree.`,
      action: 'Look at the request',
    },
    accept: {
      subject: (team: string) => `You have joined the team ${team}`,
      text: (team: string) =>
        `The administrator of the team ${team} has accepted your request. Your access is open.`,
      action: 'Sign in',
    },
    decline: {
      subject: (team: string) => `Your request to join the team ${team}`,
      text: (team: string) =>
        `The administrator of the team ${team} has not accepted your request, for the following reason:`,
      advice: 'Sign in to choose another team of your company, or to ask to join this one again.',
      action: 'Sign in',
    },
  },
} as const

type Message = {
  readonly subject: string
  readonly text: string
  /** Further paragraphs. */
  readonly more?: readonly string[]
  readonly action: string
  readonly url: string
}

async function send(
  deps: MailDeps,
  account: Account,
  { action, more = [], subject, text, url }: Message,
): Promise<void> {
  const language = mailLanguageOf(account)
  const mail = await composeMail(account.email, {
    language,
    subject,
    greeting: texts[language].greeting(account.firstName),
    paragraphs: [text, ...more],
    action: { label: action, url },
  })
  await deps.mailbox.send(mail)
}

type HandOver = { readonly receiver: Account; readonly giver: Account; readonly count: number }

/** Tells an advisor of the cases that are theirs from now on. */
export async function mailHandOver(deps: MailDeps, { count, giver, receiver }: HandOver): Promise<void> {
  const language = mailLanguageOf(receiver)
  const { action, subject, text } = texts[language].handOver
  const url = portalPage(deps, 'cases', language)
  await send(deps, receiver, { subject, text: text(count, nameOf(giver)), action, url })
}

/** Tells an advisor that their open cases are a colleague's from now on; sends nothing to a suspended account (P-873). */
export async function mailHandedOver(deps: MailDeps, { count, giver, receiver }: HandOver): Promise<void> {
  if (giver.suspendedAt !== null) return
  const language = mailLanguageOf(giver)
  const { action, subject, text } = texts[language].handedOver
  const url = portalPage(deps, 'cases', language)
  await send(deps, giver, { subject, text: text(count, nameOf(receiver)), action, url })
}

type Team = { readonly id: number; readonly name: string }

const administratorsIn = (db: Db, team: number): Promise<Account[]> =>
  db.select().from(accounts).where(administratorsOf(team)).limit(20)

/** Mails the administrators of a team about a request to join; a failed mail does not affect the others. */
export async function mailJoinRequest(deps: RequestDeps, asking: Account, team: Team): Promise<void> {
  if (!(await allowsAttempt(deps.db, requestsPerPerson, asking.id, deps.now()))) return
  for (const administrator of await administratorsIn(deps.db, team.id)) {
    const language = mailLanguageOf(administrator)
    const { action, subject, text } = texts[language].request
    const url = `${portalPage(deps, 'team', language)}/team-${team.id}?part=requests`
    const words = text(nameOf(asking), asking.email, team.name)
    try {
      await send(deps, administrator, { subject: subject(team.name), text: words, action, url })
    } catch (error) {
      deps.log.warn({ err: error }, 'mail about a request to join not sent')
    }
  }
}

/** An administrator's decision; the person reads the reason of a refusal. */
export type Decision = { readonly member: string } & (
  | { readonly decision: 'accept' }
  | { readonly decision: 'decline'; readonly reason: string }
)

type Decided = { readonly team: string; readonly decision: Decision }

/** Mails the result of a request to join, with the reason of a refusal. */
export async function mailJoinDecision(deps: MailDeps, { decision, team }: Decided): Promise<void> {
  const account = await findAccount(deps.db, decision.member)
  if (account === undefined) return
  const language = mailLanguageOf(account)
  const words = texts[language]
  const { action, subject, text } = words[decision.decision]
  const more = decision.decision === 'decline' ? [decision.reason, words.decline.advice] : []
  await send(deps, account, {
    subject: subject(team),
    text: text(team),
    more,
    action,
    url: signInPage(deps, 'partner', language),
  })
}
