import { Outlet, useRouteContext } from '@tanstack/react-router'
import { ConsentFrame } from './consent.ts'

/** Every page: as it is, or within the question of consent where a tag manager is configured. */
export function ConsentedPage() {
  const tagManager = useRouteContext({ from: '__root__', select: ({ site }) => site.tagManager })
  if (!tagManager) return <Outlet />
  return (
    <ConsentFrame {...tagManager}>
      <Outlet />
    </ConsentFrame>
  )
}
