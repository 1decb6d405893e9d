import type { ReactElement } from 'react'
import { NewsAlert } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { PasswordChange } from '~/features/session/password-change.tsx'
import type { FormDraft, FormProblem } from '~/lib/form/form-response.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { passwordForm } from './form-fields.tsx'
import { OpenSessions } from './open-sessions.tsx'
import type { PasskeysView, SecurityNotice, SecurityView } from './security.schema.ts'

type PasswordChangeFormProps = { readonly draft: FormDraft | null; readonly rule: PasswordRule }

/** Changes the password of an investor or a partner. */
function PasswordChangeForm({ draft, rule }: PasswordChangeFormProps): ReactElement {
  const { password } = useTranslations().security
  return (
    <PasswordChange
      definition={passwordForm(rule)}
      action="/api/account/password"
      labels={{
        currentPassword: password.current(),
        password: password.next(),
        confirmation: password.confirmation(),
      }}
      draft={draft}
      rule={rule}
      submit={password.submit()}
    />
  )
}

type SecurityPageProps = {
  readonly view: SecurityView
  /** The result of the form that redirected here. */
  readonly notice: SecurityNotice | undefined
  /** The reason why a session could not be ended. */
  readonly problem: FormProblem | null
  readonly draft: FormDraft | null
  readonly rule: PasswordRule
}

/** Password, second factor, passkeys and open sessions (P-176, P-177, P-665). */
export function SecurityPage({ view, notice, problem, ...form }: SecurityPageProps): ReactElement {
  const { security, forms } = useTranslations()
  return (
    <>
      <PageHeader title={security.title()} />
      {notice && problem === null && (
        <NewsAlert tone="success" className="mb-8">
          {security.notices[notice]()}
        </NewsAlert>
      )}
      {problem !== null && (
        <Alert tone="error" role="alert" className="mb-8">
          {forms.problems[problem]()}
        </Alert>
      )}
      <Section title={security.password.title()} lede={security.password.lede()} ruled>
        <PasswordChangeForm {...form} />
      </Section>
      <Section title={security.twoFactorTitle()} lede={security.twoFactor.lede()} ruled>
        <TwoFactorStatus isOn={view.isTwoFactorOn} />
      </Section>
      {view.passkeys !== null && (
        <Section title={security.passkeys.title()} lede={security.passkeys.lede()} ruled>
          <Passkeys passkeys={view.passkeys} givesCodes={view.isTwoFactorOn === true} />
        </Section>
      )}
      <Section title={security.sessions.title()} lede={security.sessions.lede()} ruled>
        <OpenSessions sessions={view.sessions} />
      </Section>
    </>
  )
}

function TwoFactorStatus({ isOn }: { isOn: boolean | null }): ReactElement {
  const { twoFactor } = useTranslations().security
  if (isOn === null) return <Alert tone="warning">{twoFactor.unknown()}</Alert>
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Badge tone={isOn ? 'success' : 'neutral'} shape={isOn ? 'disc' : 'ring'}>
        {isOn ? twoFactor.on() : twoFactor.off()}
      </Badge>
      <Button asChild variant={isOn ? 'outline' : 'solid'}>
        <AppLink to="/account/two-factor">{isOn ? twoFactor.manage() : twoFactor.enable()}</AppLink>
      </Button>
    </div>
  )
}

type PasskeysProps = {
  readonly passkeys: PasskeysView
  /** True if the portal asks for codes, which a passkey gives as well. */
  readonly givesCodes: boolean
}

/** Number of passkeys, with links to the identity provider's pages about them. */
function Passkeys({ passkeys: { confirmUrl, count, manageUrl }, givesCodes }: PasskeysProps): ReactElement {
  const { passkeys } = useTranslations().security
  const to = useFormatter()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Badge tone={count > 0 ? 'success' : 'neutral'} shape={count > 0 ? 'disc' : 'ring'}>
        {count > 0 ? passkeys.count({ count, text: to.decimal(count) ?? '' }) : passkeys.none()}
      </Badge>
      <Button asChild variant="outline">
        <a href={manageUrl}>{count > 0 ? passkeys.manage() : passkeys.add()}</a>
      </Button>
      {count > 0 && givesCodes && (
        <a href={confirmUrl} className="text-link">
          {passkeys.confirm()}
        </a>
      )}
    </div>
  )
}
