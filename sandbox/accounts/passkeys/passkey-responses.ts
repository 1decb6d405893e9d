import { z } from 'zod'

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(12_000)
const shared = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

const attestationSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

const assertionSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses an authenticator's response for a new passkey (WebAuthn Level 3, section 5.1.8). */
export const readAttestation = (text: string) => attestationSchema.safeParse(jsonOf(text)).data

/** Parses an authenticator's signature by a passkey. */
export const readAssertion = (text: string) => assertionSchema.safeParse(jsonOf(text)).data
