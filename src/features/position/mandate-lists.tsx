import type { ReactElement, ReactNode } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { sendOnce } from '~/components/form/send-once.ts'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { itemClass } from './due-list.tsx'
import type { PortfoliosView } from './portfolios.schema.ts'

type ActProps = {
  readonly holder: string
  readonly power: 'read' | 'act'
  /** Null for the user's own portfolio, whose page is the home page. */
  readonly mandate: string | null
}

/** Button by which the user acts for a holder; a link to the own position for the user's own. */
export function ActButton({ holder, mandate, power }: ActProps): ReactElement {
  const path = pathFor({ to: '/account/portfolios', locale: useLocale() })
  const { position, portfolios: words } = useTranslations()
  const { overview } = position
  if (mandate === null)
    return (
      <Button asChild variant="link" size="sm">
        <AppLink to="/">{overview.title()}</AppLink>
      </Button>
    )
  return (
    <ButtonForm action="/api/account/holder" onSubmit={sendOnce} className="print:hidden">
      <input type="hidden" name="returnPath" value={path} readOnly />
      <input type="hidden" name="holder" value={mandate} readOnly />
      <Button type="submit" variant="outline" size="sm" aria-label={words.openNamed[power]({ holder })}>
        {words.open[power]()}
      </Button>
    </ButtonForm>
  )
}

type Terms = Pick<PortfoliosView['held'][number], 'notified' | 'power' | 'scope' | 'since' | 'until'>

/** What a mandate covers and allows, and for how long. */
function TermsText({ notified = false, power, scope, since, until }: Terms): ReactElement {
  const { portfolios: words } = useTranslations()
  const to = useFormatter()
  const day = (date: string) => to.longDate(date) ?? date
  const time =
    until === null ? words.since({ date: day(since) }) : words.between({ from: day(since), to: day(until) })
  const mails = notified ? [words.emailed()] : []
  return <>{[words.powers[power](), words.scopes[scope](), ...mails, time].join(' · ')}</>
}

function Entry({
  children,
  name,
  ...terms
}: Terms & { readonly name: string; readonly children?: ReactNode }) {
  return (
    <li className={itemClass}>
      <span>
        <span className="font-medium">{name}</span>
        <span className="block text-muted">
          <TermsText {...terms} />
        </span>
      </span>
      {children}
    </li>
  )
}

/** Holders for whom the user may act. */
export function HeldMandates({ mandates }: { readonly mandates: PortfoliosView['held'] }): ReactElement {
  const { portfolios: words } = useTranslations()
  return (
    <Section title={words.held()} lede={words.heldLede()} ruled>
      {mandates.length === 0 ? (
        <p className="text-muted">{words.noneHeld()}</p>
      ) : (
        <ul className="text-sm">
          {mandates.map(({ holder, id, ...terms }) => (
            <Entry key={id} name={holder} {...terms}>
              <ActButton holder={holder} mandate={id} power={terms.power} />
            </Entry>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Persons who may act for the user. */
export function GivenMandates({ mandates }: { readonly mandates: PortfoliosView['given'] }): ReactElement {
  const { portfolios: words } = useTranslations()
  return (
    <Section title={words.given()} lede={words.givenLede()} ruled>
      <ul className="text-sm">
        {mandates.map(({ id, person, ...terms }) => (
          <Entry key={id} name={person} {...terms} />
        ))}
      </ul>
    </Section>
  )
}
