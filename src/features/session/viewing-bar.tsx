import { useRouterState } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { Container } from '~/components/layout/container.tsx'
import { Button } from '~/components/ui/button.tsx'
import { cn, toneClass } from '~/components/ui/class-names.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from './form-token.tsx'
import { useSession } from './session-context.ts'

/** The bar on every page while a member of staff sees the portal as a user does (P-463), with the way out of it. */
export function ViewingBar() {
  const { viewing: words } = useTranslations().account_menu
  const { data } = useSession()
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  if (data?.viewing === undefined) return null
  return (
    <aside
      aria-label={words.label()}
      className={cn(
        toneClass.warning,
        'sticky top-0 z-30 border-tone-edge-quiet border-b bg-tone-wash text-sm',
      )}
    >
      <Container className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p className="flex min-w-0 items-center gap-3">
          <Eye aria-hidden="true" className="size-5 shrink-0 text-tone-text" />
          <span>
            <strong className="font-medium">{words.text({ name: data.user.name })}</strong>{' '}
            <span className="break-words">{words.reason({ reason: data.viewing.reason })}</span>
          </span>
        </p>
        <form method="post" action="/api/staff/views/end">
          <FormToken />
          <input type="hidden" name="returnPath" value={here} readOnly />
          <Button type="submit" variant="outline" size="sm">
            {words.end()}
          </Button>
        </form>
      </Container>
    </aside>
  )
}
