import { Outlet } from '@tanstack/react-router'

export function SiteLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
