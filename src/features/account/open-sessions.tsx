import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormFields } from './form-fields.tsx'
import type { OpenSessionView } from './security.schema.ts'

type Device = { readonly browser: string | null; readonly system: string | null }

/** Texts for devices in the page's language. */
type DeviceWords = {
  readonly named: (device: { browser: string; system: string }) => string
  readonly unknown: () => string
}

/** Returns a device's display name: its browser and system, or the text for an unknown device. */
export function deviceName({ browser, system }: Device, words: DeviceWords): string {
  if (browser !== null && system !== null) return words.named({ browser, system })
  return browser ?? system ?? words.unknown()
}

/** The user's open sessions, with forms that end one or all others. Plain forms: no script needed. */
export function OpenSessions({ sessions }: { sessions: readonly OpenSessionView[] }): ReactElement {
  const { sessions: words } = useTranslations().security
  return (
    <>
      <ul className="border-hairline border-t">
        {sessions.map((session) => (
          <OpenSession key={session.id} session={session} />
        ))}
      </ul>
      <p className="pt-3 text-muted text-sm">{words.zone()}</p>
      {sessions.length > 1 && (
        <ButtonForm action="/api/account/sessions/end-others" className="pt-5">
          <FormFields />
          <Button type="submit" variant="outline">
            {words.endOthers()}
          </Button>
        </ButtonForm>
      )}
    </>
  )
}

function OpenSession({ session }: { session: OpenSessionView }): ReactElement {
  const { sessions: words, devices } = useTranslations().security
  const device = deviceName(session, devices)
  const to = useFormatter()
  const { opened, active, address, location, isCurrent } = session
  const places = [location ?? devices.unknownLocation(), address].filter((part) => part !== '')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-hairline border-b py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {isCurrent && <Badge tone="success">{words.current()}</Badge>}
        </p>
        <p className="figures break-words text-muted text-sm">{places.join(' · ')}</p>
        <p className="figures text-muted text-sm">
          {words.active({ date: to.shortDate(active.date) ?? '', time: active.time })}
        </p>
        <p className="figures text-muted text-sm">
          {words.opened({ date: to.shortDate(opened.date) ?? '', time: opened.time })}
        </p>
      </div>
      {!isCurrent && (
        <ButtonForm action="/api/account/sessions/end">
          <FormFields />
          <input type="hidden" name="session" value={session.id} readOnly />
          <Button type="submit" variant="outline" size="sm" aria-label={words.endNamed({ device })}>
            {words.end()}
          </Button>
        </ButtonForm>
      )}
    </li>
  )
}
