import { eq, or } from 'drizzle-orm'
import { createPasswordCheck, hashPassword, isSamePassword, matchesHash } from '../../accounts/passwords.ts'
import type { Db } from '../../database/open-database.ts'
import { contentRoles, contentUsers } from '../../database/schema/index.ts'
import { newDocumentId } from '../entries/document-id.ts'
import { ContentError } from '../http/content-error.ts'
import type { Body } from '../http/read-body.ts'
import { requireEmail, requireSame, requireTexts } from './check-body.ts'
import { hashOf, newCode } from './secrets.ts'
import type { MailLocale } from './user-mail-texts.ts'
import type { UserMails } from './user-mails.ts'
import { findByEmail, findByIdentifier, type UserRow, updateUser } from './user-rows.ts'

type Options = {
  readonly db: Db
  readonly now: () => Date
  readonly mails: UserMails
  readonly demoAllowed: boolean
}

/** Operations of the authentication calls. Each throws {@link ContentError} with Strapi's message. */
export type Accounts = ReturnType<typeof createAccounts>

const resetLifetimeMs = 60 * 60 * 1000

/** Takes as long without such a user, so that response time does not reveal it. */
const passwordCheck = createPasswordCheck()

function refused(message: string): ContentError {
  return new ContentError('ValidationError', message)
}

function notApplicable(message: string): ContentError {
  return new ContentError('ApplicationError', message)
}

async function signIn({ db, demoAllowed }: Options, body: Body): Promise<UserRow> {
  const { identifier, password } = requireTexts(body, 'identifier', 'password')
  const user = await findByIdentifier(db, identifier)
  const passwordMatches = await passwordCheck
  const isRight = await passwordMatches(password, user?.passwordHash)
  const isOpen = user !== undefined && (demoAllowed || !user.isDemo)
  if (!isRight || !isOpen) throw refused('Invalid identifier or password')
  if (!user.isConfirmed) throw notApplicable('Your account email is not confirmed')
  if (user.isBlocked) throw notApplicable('Your account has been blocked by an administrator')
  return user
}

const registrationKeys = ['username', 'email', 'password']

async function register({ db, now, mails }: Options, body: Body, locale: MailLocale): Promise<UserRow> {
  const unknown = Object.keys(body).filter((name) => !registrationKeys.includes(name))
  if (unknown.length > 0) throw refused(`Invalid parameters: ${unknown.join(', ')}`)
  const given = requireTexts(body, 'username', 'email', 'password')
  const email = requireEmail(given.email)
  const [taken] = await db
    .select({ id: contentUsers.id })
    .from(contentUsers)
    .where(or(eq(contentUsers.email, email), eq(contentUsers.username, given.username)))
    .limit(1)
  if (taken !== undefined) throw notApplicable('Email or Username are already taken')
  const code = newCode()
  const user = await insertUser(db, { ...given, email, code, at: now() })
  await mails.confirmation({ email, locale }, code)
  return user
}

type NewUser = { username: string; email: string; password: string; code: string; at: Date }

/** A registered user is `Authenticated`: the staff role is assigned by an administrator (P-141). */
async function insertUser(db: Db, { username, email, password, code, at }: NewUser): Promise<UserRow> {
  const [role] = await db.select().from(contentRoles).where(eq(contentRoles.type, 'authenticated'))
  if (role === undefined) throw notApplicable('Impossible to find the default role')
  const [user] = await db
    .insert(contentUsers)
    .values({
      documentId: newDocumentId(),
      username,
      email,
      passwordHash: await hashPassword(password),
      isConfirmed: false,
      isBlocked: false,
      isDemo: false,
      roleId: role.id,
      confirmationHash: hashOf(code),
      tokensValidFrom: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (user === undefined) throw new Error('The database wrote no user')
  return user
}

async function confirm({ db, now }: Options, code: string | undefined): Promise<void> {
  const { confirmation } = requireTexts({ confirmation: code }, 'confirmation')
  const [user] = await db
    .select()
    .from(contentUsers)
    .where(eq(contentUsers.confirmationHash, hashOf(confirmation)))
    .limit(1)
  if (user === undefined) throw refused('Invalid token')
  await updateUser(db, user.id, { isConfirmed: true, confirmationHash: null, updatedAt: now() })
}

async function sendConfirmation({ db, mails }: Options, body: Body, locale: MailLocale): Promise<string> {
  const email = requireEmail(requireTexts(body, 'email').email)
  const user = await findByEmail(db, email)
  if (user?.isConfirmed) throw notApplicable('Already confirmed')
  if (user?.isBlocked) throw notApplicable('User blocked')
  if (user === undefined) return email
  const code = newCode()
  await updateUser(db, user.id, { confirmationHash: hashOf(code) })
  await mails.confirmation({ email, locale }, code)
  return email
}

async function forgotPassword({ db, mails, now }: Options, body: Body, locale: MailLocale): Promise<void> {
  const email = requireEmail(requireTexts(body, 'email').email)
  const user = await findByEmail(db, email)
  if (user === undefined || user.isBlocked) return
  const code = newCode()
  const resetExpiresAt = new Date(now().getTime() + resetLifetimeMs)
  await updateUser(db, user.id, { resetHash: hashOf(code), resetExpiresAt })
  await mails.passwordReset({ email, locale }, code, resetExpiresAt)
}

/** Sets a new password; earlier tokens are refused from then on. */
async function setPassword({ db, now }: Options, user: UserRow, password: string): Promise<UserRow> {
  const at = now()
  return updateUser(db, user.id, {
    passwordHash: await hashPassword(password),
    resetHash: null,
    resetExpiresAt: null,
    tokensValidFrom: at,
    updatedAt: at,
  })
}

async function resetPassword(options: Options, body: Body): Promise<UserRow> {
  const given = requireTexts(body, 'passwordConfirmation', 'password', 'code')
  requireSame(given.password, given.passwordConfirmation)
  const [user] = await options.db
    .select()
    .from(contentUsers)
    .where(eq(contentUsers.resetHash, hashOf(given.code)))
    .limit(1)
  const isValid = user !== undefined && user.resetExpiresAt !== null && user.resetExpiresAt > options.now()
  if (!isValid) throw refused('Incorrect code provided')
  return setPassword(options, user, given.password)
}

async function changePassword(options: Options, user: UserRow, body: Body): Promise<UserRow> {
  const given = requireTexts(body, 'currentPassword', 'password', 'passwordConfirmation')
  requireSame(given.password, given.passwordConfirmation)
  const isRight = await matchesHash(given.currentPassword, user.passwordHash)
  if (!isRight) throw refused('The provided current password is invalid')
  if (isSamePassword(given.currentPassword, given.password)) {
    throw refused('Your new password must be different than your current password')
  }
  return setPassword(options, user, given.password)
}

/** Creates the operations on the content backend's own accounts. */
export function createAccounts(options: Options) {
  return {
    signIn: (body: Body) => signIn(options, body),
    register: (body: Body, locale: MailLocale) => register(options, body, locale),
    confirm: (code: string | undefined) => confirm(options, code),
    sendConfirmation: (body: Body, locale: MailLocale) => sendConfirmation(options, body, locale),
    forgotPassword: (body: Body, locale: MailLocale) => forgotPassword(options, body, locale),
    resetPassword: (body: Body) => resetPassword(options, body),
    changePassword: (user: UserRow, body: Body) => changePassword(options, user, body),
  }
}
