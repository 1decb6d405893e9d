import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { type AttemptLimit, allowsAttempt } from '../accounts/attempts.ts'
import type { Db } from '../database/open-database.ts'
import { signatureCodes } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import {
  type SignatureProvider,
  type SignatureRequest,
  SignatureUnavailableError,
  type StartedSignature,
} from './signature-provider.ts'

type EmbeddedDeps = Pick<SandboxDeps, 'db' | 'mailbox' | 'now'>

const hourMs = 3_600_000
const livesMs = hourMs
/** Longest time that the mail with a code takes. */
const mailingMs = 60_000
const wrongCodes: AttemptLimit = { name: 'signature', most: 5, windowMs: hourMs }

const hashOf = (reference: string, code: string) =>
  createHash('sha256').update(`${reference}:${code}`).digest('hex')

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const texts = {
  fr: {
    subject: (subject: string) => `Votre code de signature pour ${subject}`,
    greeting: (name: string) => `Bonjour ${name},`,
    paragraphs: [
      'Votre conseil vous invite à signer la souscription que résume le document joint à ce message. Communiquez-lui ce code seulement après avoir lu le document et si vous êtes d’accord.',
      'Le code est valable une heure. Si vous n’attendiez pas ce message, ne le transmettez à personne.',
    ],
    code: 'Code',
    digest: 'Empreinte SHA-256 du document',
  },
  en: {
    subject: (subject: string) => `Your signature code for ${subject}`,
    greeting: (name: string) => `Dear ${name},`,
    paragraphs: [
      'Your adviser invites you to sign the subscription that the document attached to this message summarises. Give them this code only once you have read the document and if you agree.',
      'The code is valid for one hour. If you did not expect this message, do not pass it on to anybody.',
    ],
    code: 'Code',
    digest: 'SHA-256 digest of the document',
  },
} as const

async function mailCode(
  { mailbox }: EmbeddedDeps,
  { document, sha256, signer, subject }: SignatureRequest,
  code: string,
) {
  const { email, language, name } = signer
  const words = texts[language]
  const mail = await composeMail(email, {
    language,
    subject: words.subject(subject),
    greeting: words.greeting(name),
    paragraphs: [...words.paragraphs],
    facts: [
      [words.code, code],
      [words.digest, sha256],
    ],
  })
  const file = { name: `${subject}.pdf`, type: 'application/pdf', content: document }
  // Its code is valid for minutes: who asks for it is told that it cannot be sent.
  await mailbox.send({ ...mail, attachments: [file] }, 'once')
}

/** Condition of codes whose mail was not sent, because the process ended in between. */
const isUnsent = (now: Date) =>
  and(
    isNull(signatureCodes.mailedAt),
    lte(signatureCodes.expiresAt, new Date(now.getTime() + livesMs - mailingMs)),
  )

/**
 * Returns the signature that a concurrent request started.
 * @throws {SignatureUnavailableError} if its code was never mailed
 */
async function earlierStart(db: Db, reference: string): Promise<StartedSignature> {
  const [known] = await db
    .select()
    .from(signatureCodes)
    .where(eq(signatureCodes.reference, reference))
    .limit(1)
  if (known === undefined) throw new SignatureUnavailableError('The mail with the code was not sent')
  return { reference, method: 'code', url: null, expiresAt: known.expiresAt }
}

/**
 * Signs by a code that is emailed to the signer: a simple electronic signature, for the sandbox. The sealed document is
 * the one that was shown, with a page of evidence.
 */
export function createEmbeddedProvider(deps: EmbeddedDeps): SignatureProvider {
  const { db, now } = deps
  return {
    async start(request) {
      const reference = `embedded-${request.key}`
      const asked = now()
      const expiresAt = new Date(asked.getTime() + livesMs)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const codeHash = hashOf(reference, code)
      // Of two that ask at once, one mails its code.
      const [reserved] = await db
        .insert(signatureCodes)
        .values({ reference, codeHash, expiresAt })
        .onConflictDoUpdate({
          target: signatureCodes.reference,
          set: { codeHash, expiresAt, mailedAt: null },
          setWhere: or(lte(signatureCodes.expiresAt, asked), isUnsent(asked)),
        })
        .returning({ reference: signatureCodes.reference })
      if (reserved === undefined) return earlierStart(db, reference)
      try {
        await mailCode(deps, request, code)
      } catch (error) {
        // A code that was never sent must not block the next one.
        await db.delete(signatureCodes).where(eq(signatureCodes.reference, reference))
        throw error
      }
      await db.update(signatureCodes).set({ mailedAt: now() }).where(eq(signatureCodes.reference, reference))
      return { reference, method: 'code', url: null, expiresAt }
    },
    async confirm(reference, code, seal) {
      const [known] = await db
        .select()
        .from(signatureCodes)
        .where(eq(signatureCodes.reference, reference))
        .limit(1)
      const provider = 'embedded'
      if (known?.signedAt)
        return {
          kind: 'signed',
          signedAt: known.signedAt,
          sealed: await seal({ signedAt: known.signedAt, provider }),
        }
      if (known === undefined || known.expiresAt <= now()) return { kind: 'expired' }
      const typed = (code ?? '').replaceAll(/\D/g, '')
      // Nothing was tried.
      if (typed === '') return { kind: 'wrong_code' }
      if (!(await allowsAttempt(db, wrongCodes, known.codeHash, now()))) return { kind: 'too_many' }
      if (!isSame(hashOf(reference, typed), known.codeHash)) return { kind: 'wrong_code' }
      const signedAt = now()
      const sealed = await seal({ signedAt, provider })
      await db.update(signatureCodes).set({ signedAt }).where(eq(signatureCodes.reference, reference))
      return { kind: 'signed', signedAt, sealed }
    },
  }
}
