import { createHash, hkdfSync } from 'node:crypto'
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { StateStore } from '../session/state-store.server.ts'

/** Result of checking a solution. `missing`: no solution was sent, as by browsers without scripts. */
export type CaptchaVerdict = 'ok' | 'missing' | 'refused'

/** Proof-of-work captcha for forms. */
export type Captcha = {
  /** Creates a signed proof-of-work challenge for one form. */
  challenge(form: string): Promise<Challenge>
  /** Checks a solution; each is accepted once, for its own form, until its challenge has expired. */
  check(solution: string | null, form: string): Promise<CaptchaVerdict>
}

type CaptchaOptions = {
  readonly store: StateStore
  readonly secrets: readonly [string, ...string[]]
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

const livesS = 1200
const keyBytes = 32
const longestSolution = 4096

/** Amount of work: the largest counter takes a phone a few seconds, a computer less than one. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, least: 400, most: 1200 } as const

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(work.cost),
      keyLength: z.literal(keyBytes),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ form: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function readPayload(text: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const derive = (secret: string, info: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', info, keyBytes)).toString('hex')

/**
 * Creates a captcha by Altcha's proof of work (altcha.org); challenges are signed with keys derived from the
 * portal's secrets.
 */
export function createCaptcha({ store, secrets, now }: CaptchaOptions): Captcha {
  const keysOf = (secret: string) => ({
    hmacSignatureSecret: derive(secret, 'portal captcha challenge'),
    hmacKeySignatureSecret: derive(secret, 'portal captcha key'),
  })
  const verifies = async (payload: z.infer<typeof payloadSchema>, secret: string): Promise<boolean> =>
    verifySolution({ ...payload, deriveKey, ...keysOf(secret) }).then(
      ({ verified }) => verified === true,
      () => false,
    )
  return {
    challenge: (form) =>
      createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.most, work.least),
        keyLength: keyBytes,
        deriveKey,
        expiresAt: Math.floor(now() / 1000) + livesS,
        data: { form },
        ...keysOf(secrets[0]),
      }),
    async check(solution, form) {
      if (solution === null || solution === '') return 'missing'
      const payload = solution.length > longestSolution ? undefined : readPayload(solution)
      if (payload === undefined || payload.challenge.parameters.data.form !== form) return 'refused'
      const verdicts = await Promise.all(secrets.map((secret) => verifies(payload, secret)))
      if (!verdicts.includes(true)) return 'refused'
      const { nonce, salt } = payload.challenge.parameters
      const id = createHash('sha256').update(`${nonce} ${salt}`).digest('base64url')
      return (await store.add(`captcha:${id}`, 'spent', livesS)) ? 'ok' : 'refused'
    },
  }
}
