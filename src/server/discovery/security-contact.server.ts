import { securityEmail } from '../../brand.ts'

const dayMs = 86_400_000

/** How long the file may be relied on: well under the year that RFC 9116, section 2.5.5, recommends. */
const validDays = 90

/**
 * Whom to tell about a weakness of the portal: `security.txt` (RFC 9116).
 * @param nowMs the file is valid from then, to the day, so that it is the same for all who ask on a day.
 */
export function securityContactFile(publicUrl: string, nowMs: number): string {
  const expires = new Date((Math.floor(nowMs / dayMs) + validDays) * dayMs)
  const lines = [
    `Contact: mailto:${securityEmail}`,
    `Contact: ${publicUrl}/en/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
