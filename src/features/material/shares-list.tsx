import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { instantText } from '~/lib/format/instant-text.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { SharesView, ShareView } from './material.schema.ts'

const looks: Readonly<Record<ShareView['state'], { readonly tone: Tone; readonly shape: BadgeShape }>> = {
  active: { tone: 'success', shape: 'disc' },
  expired: { tone: 'neutral', shape: 'ring' },
  ended: { tone: 'neutral', shape: 'bar' },
  used_up: { tone: 'info', shape: 'half' },
}

/** The address of the link that this session has just made, shown once (P-645). */
export function CreatedLink({ address }: { address: string }): ReactElement {
  const { created: words } = useTranslations().material
  return (
    <Alert tone="warning" title={words.title()} className="mb-8">
      <p>{words.text()}</p>
      <p className="select-all break-all pt-2 font-mono text-sm">{address}</p>
    </Alert>
  )
}

/** The links of the acting team, each with when its document was opened (P-643). */
export function SharesList({ shares: { items } }: { shares: SharesView }): ReactElement {
  const { shares: words } = useTranslations().material
  if (items.length === 0)
    return (
      <EmptyState
        title={words.none()}
        className="mt-8"
        action={
          <Button asChild>
            <AppLink to="/account/material">{words.toDocuments()}</AppLink>
          </Button>
        }
      >
        {words.noneText()}
      </EmptyState>
    )
  return (
    <ul aria-label={words.label()} className="divide-y divide-hairline border-hairline border-b">
      {items.map((share) => (
        <ShareItem key={share.id} share={share} />
      ))}
    </ul>
  )
}

function ShareItem({ share }: { share: ShareView }): ReactElement {
  const { shares: words } = useTranslations().material
  const { email, fund, recipient, state, title } = share
  return (
    <li className="flex flex-col gap-4 py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-medium">{words.to({ name: recipient })}</h2>
          {email !== null && <p className="break-all text-muted text-sm">{email}</p>}
          <p className="pt-1">{title}</p>
          <p className="text-muted text-sm">{fund}</p>
        </div>
        <Badge {...looks[state]}>{words.states[state]()}</Badge>
      </div>
      <ShareFacts share={share} />
      {state !== 'ended' && state !== 'expired' && <EndForm share={share} />}
    </li>
  )
}

function ShareFacts({ share }: { share: ShareView }): ReactElement {
  const { shares: words } = useTranslations().material
  const to = useFormatter()
  const locale = useLocale()
  const { createdOn, expiresOn, isMailed, mostOpenings, opened, openings, sharedBy } = share
  const count = to.decimal(opened) ?? ''
  const most = to.decimal(mostOpenings)
  return (
    <>
      <Facts className="lg:grid-cols-4">
        <Fact term={words.by()}>{sharedBy}</Fact>
        <Fact term={words.on()} detail={isMailed ? words.mailed() : undefined}>
          {to.shortDate(createdOn)}
        </Fact>
        <Fact term={words.until()}>{to.shortDate(expiresOn)}</Fact>
        <Fact term={words.opened()}>
          {opened === 0 ? words.never() : most === null ? count : words.openedOf({ count, most })}
        </Fact>
      </Facts>
      {openings.length > 0 && (
        <details>
          <summary className="w-fit text-link">{words.times()}</summary>
          <ol aria-label={words.latest()} className="figures flex flex-col gap-1 pt-3 text-sm">
            {openings.map((at) => (
              <li key={at}>{instantText(locale, at)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function EndForm({ share: { id, recipient, title } }: { share: ShareView }): ReactElement {
  const { shares: words } = useTranslations().material
  const here = pathFor({ to: '/account/material', locale: useLocale(), search: { part: 'shares' } })
  return (
    <form method="post" action="/api/forms/share-end">
      <FormToken />
      <input type="hidden" name="returnPath" value={here} readOnly />
      <input type="hidden" name="share" value={id} readOnly />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        color="neutral"
        aria-label={words.endOf({ name: recipient, title })}
      >
        {words.end()}
      </Button>
    </form>
  )
}
