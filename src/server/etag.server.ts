const strongPart = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether a request says that it has this already: `If-None-Match` by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  if (known?.trim() === '*') return true
  return known?.split(',').some((tag) => strongPart(tag) === strongPart(etag)) ?? false
}
