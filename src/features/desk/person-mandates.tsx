import { useRouterState } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { MandateEntry } from './mandate-entry.tsx'
import type { PersonMandates as Mandates, MandateView } from './people.schema.ts'

type PersonMandatesProps = {
  /** Id of the person's account. */
  readonly person: string
  readonly name: string
  /** The company whose account it is, which others act for. */
  readonly company: string | null
  readonly mandates: Mandates
  /** The refused form of a new mandate. */
  readonly draft: FormDraft | null
}

/** Mandates that a person holds, and that others hold for them; staff end each, and record new ones (P-696). */
export function PersonMandates({
  company,
  draft,
  mandates,
  name,
  person,
}: PersonMandatesProps): ReactElement {
  const { mandates: words } = useTranslations().staff_desk
  const { given, held, today } = mandates
  return (
    <Section title={words.title()} lede={words.lede()} ruled>
      <div className="grid gap-10">
        <MandateList title={words.held({ name })} none={words.noneHeld()} mandates={held} person={person} />
        <MandateList
          title={words.given({ name: company ?? name })}
          none={words.noneGiven()}
          mandates={given}
          person={person}
          isGiven
        />
        <MandateEntry person={person} name={name} today={today} draft={draft} />
      </div>
    </Section>
  )
}

type MandateListProps = {
  readonly title: string
  readonly none: string
  readonly mandates: readonly MandateView[]
  readonly person: string
  /** True for mandates that others hold for the person. */
  readonly isGiven?: boolean
}

function MandateList({ isGiven = false, mandates, none, person, title }: MandateListProps): ReactElement {
  return (
    <div>
      <h3 className="mb-3 text-xl">{title}</h3>
      {mandates.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="max-w-3xl border-hairline border-t">
          {mandates.map((mandate) => (
            <Mandate key={mandate.id} mandate={mandate} person={person} isGiven={isGiven} />
          ))}
        </ul>
      )}
    </div>
  )
}

type MandateProps = {
  readonly mandate: MandateView
  readonly person: string
  readonly isGiven: boolean
}

function Mandate({ isGiven, mandate, person }: MandateProps): ReactElement {
  const { mandates: words } = useTranslations().staff_desk
  const { hasBegun, id, name, notified = false, power, scope } = mandate
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-hairline border-b py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="break-words">{name}</span>
          <Badge
            look="plain"
            {...(hasBegun ? { tone: 'success', shape: 'disc' } : { tone: 'info', shape: 'ring' })}
          >
            {words.states[hasBegun ? 'inForce' : 'toCome']()}
          </Badge>
        </p>
        <p className="text-muted text-sm">
          {words.terms({ scope: words.scopes[scope](), power: words.powers[power]() })}
          {notified && `, ${words.emailed()}`}
        </p>
        <Days mandate={mandate} />
      </div>
      <EndMandate id={id} person={person} label={isGiven ? words.endOf({ name }) : words.endFor({ name })} />
    </li>
  )
}

function Days({ mandate: { hasBegun, since, until } }: { readonly mandate: MandateView }): ReactElement {
  const { mandates: words } = useTranslations().staff_desk
  const to = useFormatter()
  const first = to.longDate(since) ?? since
  return (
    <p className="text-muted text-sm">
      {until === null
        ? words[hasBegun ? 'sinceDay' : 'fromDay']({ since: first })
        : words.sinceUntil({ from: first, to: to.longDate(until) ?? until })}
    </p>
  )
}

type EndMandateProps = { readonly id: string; readonly person: string; readonly label: string }

function EndMandate({ id, label, person }: EndMandateProps): ReactElement {
  const { mandates: words } = useTranslations().staff_desk
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  return (
    <ButtonForm action="/api/staff/mandates/end" className="print:hidden">
      <FormToken />
      <input type="hidden" name="returnPath" value={here} readOnly />
      <input type="hidden" name="person" value={person} readOnly />
      <input type="hidden" name="mandate" value={id} readOnly />
      <Button type="submit" variant="outline" size="sm" aria-label={label}>
        {words.end()}
      </Button>
    </ButtonForm>
  )
}
