import { useRouterState } from '@tanstack/react-router'
import { FormActions } from '~/components/form/error-summary.tsx'
import { sendOnce } from '~/components/form/send-once.ts'
import { Container } from '~/components/layout/container.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Radio } from '~/components/ui/choice.tsx'
import { cn, toneClass } from '~/components/ui/class-names.ts'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import { Popover } from '~/components/ui/popover.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ownerNameOf } from './own-funds-state.ts'
import type { PortalSession } from './session.schema.ts'
import { useSession } from './session-context.ts'

type Holders = NonNullable<PortalSession['holders']>

/**
 * Bar on every page of a user with mandates (P-691): for whom they act, with the switch to another. It stays in sight while
 * they act for somebody else, and when they no longer do because the mandate or its time is over (P-697).
 */
export function HolderBar() {
  const { holders: words } = useTranslations().account_menu
  const { data } = useSession()
  if (data?.holders === undefined) return null
  const { acting, former, own } = data.holders
  const isInSight = acting !== null || former !== undefined
  return (
    <aside
      aria-label={words.label()}
      data-sticky={isInSight ? 'top' : undefined}
      className={cn(
        'border-b text-sm',
        isInSight
          ? [
              acting === null ? toneClass.warning : toneClass.info,
              'sticky top-(--header-space) z-20 border-tone-edge-quiet bg-tone-wash',
            ]
          : 'border-hairline bg-surface-sunken',
      )}
    >
      <Container className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <p role="status">
          {former === undefined ? (
            <>
              {words.text()}{' '}
              <strong className="font-medium" data-holder>
                {acting === null ? words.inOwnName({ name: own }) : ownerNameOf(data.user)}
              </strong>
            </>
          ) : (
            <strong className="font-medium" data-former>
              {words[former.why]({ name: former.holder })}
            </strong>
          )}
        </p>
        {acting?.power === 'read' && <Badge look="plain">{words.read()}</Badge>}
        {(acting !== null || data.holders.choices.length > 0) && <Switch {...data.holders} />}
        {acting === null && (
          <Button asChild variant="link" size="sm">
            <AppLink to="/account/portfolios">{words.all()}</AppLink>
          </Button>
        )}
      </Container>
    </aside>
  )
}

/** The choice of another holder. The whole document is loaded afterwards, since all data change. */
function Switch({ acting, choices, own }: Holders) {
  const { holders: words } = useTranslations().account_menu
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  const chosen = acting?.id ?? 'own'
  const options = [
    { id: 'own', label: words.own({ name: own }) },
    ...choices.map(({ holder, id }) => ({ id, label: holder })),
  ]
  return (
    <Popover
      label={words.choose()}
      className="max-h-[calc(100dvh-12rem)] overflow-y-auto"
      trigger={
        <Button variant="link" size="sm">
          {words.change()}
        </Button>
      }
    >
      <form method="post" action="/api/account/holder" onSubmit={sendOnce}>
        <input type="hidden" name="returnPath" value={here} readOnly />
        <Fieldset legend={words.choose()}>
          {options.map(({ id, label }) => (
            <Radio key={id} name="holder" value={id} label={label} defaultChecked={id === chosen} required />
          ))}
        </Fieldset>
        <FormActions>
          <Button type="submit">{words.submit()}</Button>
        </FormActions>
      </form>
    </Popover>
  )
}
