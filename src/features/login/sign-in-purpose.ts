import { paths } from '~/routing/addresses/route-table.ts'

/** What somebody signs in for, by the page that they come from. */
export type SignInPurpose = 'document' | 'fund' | 'account' | 'team'

const purposes: readonly (readonly [page: RegExp, purpose: SignInPurpose])[] = [
  [/^\/api\/proxy\/documents\//, 'document'],
  [/^\/\w\w\/funds\/[^/]+\/documents/, 'document'],
  [/^\/\w\w\/funds\//, 'fund'],
  [/^\/\w\w\/(account|partner)\b|^\/auth\/investors\/funds/, 'account'],
  [/^\/\w\w\/team\b/, 'team'],
]

/** Returns what signing in is for; undefined where the page to return to does not tell. */
export function purposeOf(callbackUrl: string | undefined): SignInPurpose | undefined {
  if (callbackUrl === undefined) return undefined
  const [path = ''] = callbackUrl.split(/[?#]/)
  const internal = path.startsWith('/api/') ? path : paths.toInternal(path)
  return purposes.find(([page]) => page.test(internal))?.[1]
}
