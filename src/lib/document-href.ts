/** Where a document is read on this portal (specification, point 2). */
export function documentHref(id: string): string {
  return `/api/proxy/documents/${encodeURIComponent(id)}/view`
}
