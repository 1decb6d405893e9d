import { useRouterState } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { Container } from '~/components/layout/container.tsx'
import { Button } from '~/components/ui/button.tsx'
import { cn, toneClass } from '~/components/ui/class-names.ts'
import { noPreloadAnywhere } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from './form-token.tsx'
import { useSession } from './session-context.ts'

/**
 * Bar on every page while a member of staff views the portal as a user (P-463), or a guest reads an owner's data
 * (P-621), with the button that ends the view.
 */
export function ViewingBar() {
  const { viewing: words, guest: guestWords } = useTranslations().account_menu
  const to = useFormatter()
  const { data } = useSession()
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  if (data?.viewing === undefined) return null
  const { guest, reason } = data.viewing
  const name = data.user.name
  const said =
    guest === undefined
      ? { label: words.label(), text: words.text({ name }), more: words.reason({ reason }), end: words.end() }
      : {
          label: guestWords.label(),
          text: guestWords.text({ name: data.user.company?.name ?? name }),
          more: guestWords[guest.scope]({ date: to.longDate(guest.until) ?? guest.until }),
          end: guestWords.end(),
        }
  return (
    <aside
      aria-label={said.label}
      data-sticky="top"
      {...(guest === undefined ? undefined : noPreloadAnywhere)}
      className={cn(
        toneClass.warning,
        'sticky top-(--header-space) z-20 border-tone-edge-quiet border-b bg-tone-wash text-sm',
      )}
    >
      <Container className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p className="flex min-w-0 items-center gap-3">
          <Eye aria-hidden="true" className="size-5 shrink-0 text-tone-text" />
          <span>
            <strong className="font-medium" data-viewing>
              {said.text}
            </strong>{' '}
            <span className="break-words">{said.more}</span>
          </span>
        </p>
        <form
          method="post"
          action={guest === undefined ? '/api/staff/views/end' : '/api/account/guest-view/end'}
        >
          <FormToken />
          <input type="hidden" name="returnPath" value={here} readOnly />
          <Button type="submit" variant="outline" size="sm">
            {said.end}
          </Button>
        </form>
      </Container>
    </aside>
  )
}
