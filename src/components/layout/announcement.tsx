import { Container } from './container.tsx'

/** A line over every page. */
export function Announcement({ label, children }: { label: string; children: string }) {
  return (
    <aside
      aria-label={label}
      data-site-shell
      className="tone-info border-hairline border-b bg-tone-wash text-sm"
    >
      <Container className="py-2.5">{children}</Container>
    </aside>
  )
}
