import { z } from 'zod'
import { localeSchema } from '../../routing/locale.schema.ts'
import type { Seal } from '../session/seal.server.ts'

const linkSchema = z.object({
  /** The request that the link was sent for. */
  id: z.uuid(),
  slug: z.string().min(1).max(120),
  locale: localeSchema,
  /** Milliseconds since 1970. */
  expiresAtMs: z.number(),
})

/** What a download link stands for. */
export type WhiteBookLink = z.infer<typeof linkSchema>

const sealPurpose = 'white book link'

/** Hours for which a link is good. */
export const linkLivesHours = 48

/** The token of a link: nobody but this portal can make one, or read what it stands for. */
export const writeLink = (seal: Seal, link: WhiteBookLink): string =>
  seal.seal(JSON.stringify(link), sealPurpose)

export type ReadLink =
  | { readonly kind: 'good' | 'expired'; readonly link: WhiteBookLink }
  | { readonly kind: 'forged' }

/** Reads a token back. @param nowMs milliseconds since 1970. */
export function readLink(seal: Seal, token: string, nowMs: number): ReadLink {
  const opened = seal.open(token, sealPurpose)
  if (opened === undefined) return { kind: 'forged' }
  const link = linkSchema.parse(JSON.parse(opened))
  return { kind: link.expiresAtMs > nowMs ? 'good' : 'expired', link }
}
