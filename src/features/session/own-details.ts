import { useSession } from './session-context.ts'

/** Returns a signed-in user's details as the public forms name them; staff have no profile here. */
export function useOwnDetails(): Readonly<
  Record<'email' | 'firstname' | 'lastname' | 'phone', string>
> | null {
  const user = useSession().data?.user
  if (user === undefined || user.role === 'staff') return null
  const { email, firstname, lastname, telephone } = user
  return { email, firstname, lastname, phone: telephone ?? '' }
}
