import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { CopyButton } from '~/components/ui/copy-button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { instantText } from '~/lib/format/instant-text.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { CreatedLinkView, SharesView, ShareView } from './material.schema.ts'

const looks: Readonly<Record<ShareView['state'], { readonly tone: Tone; readonly shape: BadgeShape }>> = {
  active: { tone: 'success', shape: 'disc' },
  expired: { tone: 'neutral', shape: 'ring' },
  ended: { tone: 'neutral', shape: 'bar' },
  used_up: { tone: 'info', shape: 'half' },
  outdated: { tone: 'neutral', shape: 'ring' },
  suspended: { tone: 'warning', shape: 'half' },
}

/** States of links that open the document, or would again: only these can be ended. */
const endable: readonly ShareView['state'][] = ['active', 'used_up', 'suspended']

/** The link that this session has just made: its address, shown once (P-645), and what its maker must know (P-647). */
export function CreatedLink({ link }: { link: CreatedLinkView }): ReactElement {
  const { created: words } = useTranslations().material
  const to = useFormatter()
  const { address, expiresOn, isUnsent, otherLanguage } = link
  return (
    <>
      {isUnsent && (
        <Alert tone="error" role="alert" title={words.unsentTitle()} className="mb-6">
          {words.unsent()}
        </Alert>
      )}
      <Alert tone="warning" title={words.title()} className="mb-8">
        <p>{words.text()}</p>
        <p className="select-all break-all py-2 font-mono text-sm">{address}</p>
        <CopyButton text={address} words={words} />
        <p className="pt-2">{words.until({ date: to.longDate(expiresOn) ?? '' })}</p>
        {otherLanguage !== null && <p>{words.otherLanguage[otherLanguage]()}</p>}
      </Alert>
    </>
  )
}

/** The links of the acting team, each with when its document was opened (P-643). */
export function SharesList({ shares: { items, page, total } }: { shares: SharesView }): ReactElement {
  const { pastEnd, shares: words } = useTranslations().material
  if (items.length === 0 && total > 0) return <p className="py-8">{pastEnd()}</p>
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
        <ShareItem key={share.id} share={share} page={page.number} />
      ))}
    </ul>
  )
}

type ItemProps = { readonly share: ShareView; readonly page: number }

function ShareItem({ page, share }: ItemProps): ReactElement {
  const { shares: words } = useTranslations().material
  const { email, fund, recipient, state, title } = share
  return (
    <li className="flex flex-col gap-4 py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-medium">{words.to({ name: recipient })}</h2>
          {email !== null && (
            <p className="text-muted text-sm">
              <EmailAddress>{email}</EmailAddress>
            </p>
          )}
          <p className="pt-1">{title}</p>
          <p className="text-muted text-sm">{fund}</p>
        </div>
        <Badge {...looks[state]}>{words.states[state]()}</Badge>
      </div>
      <ShareFacts share={share} />
      {endable.includes(state) && <EndForm share={share} page={page} />}
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

function EndForm({ page, share: { id, recipient, title } }: ItemProps): ReactElement {
  const { shares: words } = useTranslations().material
  const here = pathFor({
    to: '/account/material',
    locale: useLocale(),
    search: { part: 'shares', ...(page > 1 && { page }) },
  })
  return (
    <ButtonForm action="/api/forms/share-end">
      <FormToken />
      <input type="hidden" name="returnPath" value={here} readOnly />
      <input type="hidden" name="share" value={id} readOnly />
      <input type="hidden" name="page" value={page} readOnly />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        color="neutral"
        aria-label={words.endOf({ name: recipient, title })}
      >
        {words.end()}
      </Button>
    </ButtonForm>
  )
}
