import { lazy, Suspense } from 'react'
import { useSession } from './session-context.ts'

const ActingForLine = lazy(async () => ({ default: (await import('./acting-for-line.tsx')).ActingForLine }))

/** The line that tells a child user for which partner they act; its code is for those it concerns. */
export function ActingFor() {
  const { data } = useSession()
  if (!data?.user.actsFor) return null
  return (
    <Suspense>
      <ActingForLine />
    </Suspense>
  )
}
