import type { ReactElement, ReactNode } from 'react'
import { OfferedForm } from '~/components/form/offered-form.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Checkbox } from '~/components/ui/choice.tsx'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AlertView } from './alerts.schema.ts'

type ChoiceProps = { readonly alert: AlertView; readonly token: string }

/** What an email's link leads to. Opening it changes nothing: each change is a button of its own (P-771). */
export function AlertChoice({ alert, token }: ChoiceProps): ReactElement {
  const { alerts: words } = useTranslations()
  if (!alert.isConfirmed) return <Confirmation alert={alert} token={token} />
  return (
    <div className="flex flex-col gap-10">
      {alert.topic === 'funds' && (
        <TokenForm token={token} action="/api/alerts/update">
          <Fieldset legend={words.chosen()} hint={words.keepHint()}>
            {alert.funds.map(({ id, name }) => (
              <Checkbox key={id} id={`keep-${id}`} name="fund" value={id} label={name} defaultChecked />
            ))}
          </Fieldset>
          <Button type="submit">{words.save()}</Button>
        </TokenForm>
      )}
      <section aria-labelledby="end-title">
        <h2 id="end-title" className="mb-2 text-xl">
          {words.endTitle()}
        </h2>
        <p className="mb-4 text-muted">{words.endText()}</p>
        <TokenForm token={token} action="/api/alerts/end">
          <Button type="submit" variant="outline">
            {words.end()}
          </Button>
        </TokenForm>
      </section>
    </div>
  )
}

function Confirmation({ alert: { funds }, token }: ChoiceProps): ReactElement {
  const { alerts: words } = useTranslations()
  return (
    <TokenForm token={token} action="/api/alerts/confirm">
      <p>{words.confirmText()}</p>
      {funds.length > 0 && (
        <ul aria-label={words.chosen()} className="list-disc pl-5">
          {funds.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <Button type="submit" size="lg">
        {words.confirm()}
      </Button>
    </TokenForm>
  )
}

type TokenFormProps = {
  readonly token: string
  readonly action: `/api/alerts/${'confirm' | 'update' | 'end'}`
  readonly children: ReactNode
}

/** A form that the browser itself sends: who comes from an email waits for no scripts. */
function TokenForm({ token, action, children }: TokenFormProps): ReactElement {
  const locale = useLocale()
  return (
    <OfferedForm action={action}>
      <form method="post" action={action} className="flex flex-col items-start gap-6">
        <input type="hidden" name="token" value={token} readOnly />
        <input type="hidden" name="returnPath" value={pathFor({ to: '/alerts', locale })} readOnly />
        {children}
      </form>
    </OfferedForm>
  )
}
