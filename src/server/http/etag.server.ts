const strongPart = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Reports whether an `If-None-Match` header contains the ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return ifNoneMatch?.split(',').some((tag) => strongPart(tag) === strongPart(etag)) ?? false
}
