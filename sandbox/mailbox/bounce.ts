/** Returns the code with which the mail server refused an email; 0 where it could not be reached. */
export const refusalCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0

/** Returns the mail server's message if it refused the address permanently, not just this message (RFC 5321, 4.2.1). */
export function bounceOf(error: unknown): string | undefined {
  const code = refusalCode(error)
  return code >= 550 && code <= 559 && error instanceof Error ? error.message.slice(0, 300) : undefined
}
