import { createHash } from 'node:crypto'
import { typedSigns } from '../../src/lib/typed-text.ts'

/**
 * The stored form of a posted code: letters and digits only, upper case, SHA-256 in hexadecimal. A plain hash is
 * enough for 60 random bits.
 */
export function hashPostedCode(code: string): string {
  return createHash('sha256')
    .update(
      typedSigns(code)
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, ''),
    )
    .digest('hex')
}
