import { createHmac, timingSafeEqual } from 'node:crypto'

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Compares digests of equal length, so that the timing does not reveal the secret's length. */
function isSameText(a: string, b: string, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest()
  return isSame(digest(a), digest(b))
}

const hexDigest = /^(?:sha256=)?([0-9a-f]{64})$/i

/** Returns the signature of a body: HMAC-SHA256 with the secret, in hexadecimal. */
export function hookSignature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/**
 * Whether a call is authenticated by the secret: by `x-signature` (the body's HMAC-SHA256 in hexadecimal,
 * with or without `sha256=`), or by `Authorization: Bearer <secret>`, since Strapi can only send fixed
 * headers. If a signature is present, it alone decides. Replaying a call is harmless: the portal only reads
 * current data again.
 */
export function isFromHolder(headers: Headers, body: string, secret: string): boolean {
  const signature = headers.get('x-signature')
  if (signature !== null) {
    const hex = hexDigest.exec(signature.trim())?.[1]
    return (
      hex !== undefined && isSame(Buffer.from(hex, 'hex'), Buffer.from(hookSignature(body, secret), 'hex'))
    )
  }
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token !== undefined && isSameText(token, secret, secret)
}
