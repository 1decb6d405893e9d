import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'
import type { Db } from '../database/open-database.ts'
import { identityKeys } from '../database/schema/index.ts'

const signingKeySchema = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
})

/** The private RSA key that signs tokens, as a JSON Web Key. */
export type SigningKey = z.infer<typeof signingKeySchema>

/** Signing keys of the identity provider: for tokens, and for its own cookies. */
export type IdentityKeys = { readonly signingKey: SigningKey; readonly cookieKeys: readonly string[] }

async function makeSigningKey(): Promise<unknown> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' }
}

/** Reads a key, or creates it; two concurrent starters get the same stored one. */
async function readOrMake(db: Db, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const read = () => db.select().from(identityKeys).where(eq(identityKeys.name, name)).limit(1)
  const [kept] = await read()
  if (kept !== undefined) return kept.value
  await db
    .insert(identityKeys)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const [made] = await read()
  return made?.value
}

/** Reads the identity provider's keys, created once per database. */
export async function readIdentityKeys(db: Db): Promise<IdentityKeys> {
  const signingKey = await readOrMake(db, 'signing', makeSigningKey)
  const cookieKeys = await readOrMake(db, 'cookies', async () => [randomBytes(32).toString('base64url')])
  return {
    signingKey: signingKeySchema.parse(signingKey),
    cookieKeys: z.array(z.string().min(32)).min(1).parse(cookieKeys),
  }
}
