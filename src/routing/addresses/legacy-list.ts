/** Line of a list of old paths: its number and columns. */
export type ListedLine = { readonly line: number; readonly columns: readonly string[] }

/** Parses the significant lines: columns are separated by spaces or tabs, and `#` starts a comment. */
export function readList(text: string): ListedLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((content, index) => ({ line: index + 1, columns: content.trim().split(/\s+/) }))
    .filter(({ columns: [first = ''] }) => first !== '' && !first.startsWith('#'))
}

/** Returns the reason why a text is no valid source or target path of a redirect, or undefined. */
export function pathFault(text: string): string | undefined {
  if (!text.startsWith('/')) return 'is no path: it has to begin with /'
  if (/^\/[/\\]/.test(text)) return 'names another site: it begins with two slashes'
  if (/[?#]/.test(text)) return 'has a ? or #: only paths are listed'
  if (/[\\\p{Cc}]/u.test(text) || !isDecodable(text)) return 'has characters that no path may have'
  return text.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))
    ? 'has a . or .. in it'
    : undefined
}

function isDecodable(text: string): boolean {
  try {
    return !/[\\\p{Cc}]/u.test(decodeURIComponent(text))
  } catch {
    return false
  }
}

/** A path in one normalised percent-encoding; an encoded slash stays encoded. */
export function plainSpelling(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
