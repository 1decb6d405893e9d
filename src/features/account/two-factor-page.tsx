import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { PasskeyCode } from '~/features/session/passkey-code.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { EnrolmentView, TwoFactorView } from './security.schema.ts'
import { BeginForm, ConfirmForm, RecoveryCodesForm, RemoveForm, TwoFactorState } from './two-factor-forms.tsx'

const groupsOfFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The authenticator secret as text and as a QR code, dark on white in both colour modes. */
function TwoFactorSecret({ enrolment }: { enrolment: EnrolmentView }): ReactElement {
  const { enrol } = useTranslations().security
  const { secret, picture } = enrolment
  return (
    <div className="grid gap-x-12 gap-y-8 pb-8 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="pb-3 font-medium">{enrol.scan()}</p>
        <svg
          role="img"
          aria-label={enrol.picture()}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          shapeRendering="crispEdges"
          className="size-56 max-w-full rounded border border-hairline"
        >
          <path fill="#ffffff" d={`M0 0h${picture.size}v${picture.size}h-${picture.size}z`} />
          <path fill="#000000" d={picture.path} />
        </svg>
      </div>
      <div className="min-w-0">
        <p className="pb-3 font-medium">{enrol.type()}</p>
        <p className="break-words font-mono text-lg">{groupsOfFour(secret)}</p>
      </div>
    </div>
  )
}

type Drafts = Readonly<Record<'begin' | 'confirm' | 'renew' | 'remove', FormDraft | null>>

type TwoFactorPageProps = {
  readonly view: TwoFactorView
  readonly drafts: Drafts
  /** True if this page view shows new recovery codes. */
  readonly takesCodes: boolean
}

/** Turns the second factor on, in steps, or off. */
export function TwoFactorPage({ view, drafts, takesCodes }: TwoFactorPageProps): ReactElement {
  const { security } = useTranslations()
  if (view.recoveryCodes !== null) return <RecoveryCodes codes={view.recoveryCodes} />
  return (
    <>
      <PageHeader
        title={security.twoFactorTitle()}
        lede={view.isOn ? undefined : security.twoFactor.lede()}
      />
      {takesCodes && (
        <Alert tone="info" className="mb-8">
          {security.codes.gone()}
        </Alert>
      )}
      <Step view={view} drafts={drafts} />
      <p className="pt-10">
        <AppLink to="/account/security" className="text-link">
          {security.back()}
        </AppLink>
      </p>
    </>
  )
}

function Step({ view, drafts }: { view: TwoFactorView; drafts: Drafts }): ReactElement {
  const { begin } = useTranslations().security
  if (view.isOn)
    return (
      <>
        <TwoFactorState codesLeft={view.codesLeft} />
        <div className="pb-8 empty:hidden">
          <PasskeyCode
            url={view.passkeys !== null && view.passkeys.count > 0 ? view.passkeys.confirmUrl : null}
          />
        </div>
        <RecoveryCodesForm draft={drafts.renew} />
        <RemoveForm draft={drafts.remove} />
      </>
    )
  if (view.enrolment !== null)
    return (
      <>
        <TwoFactorSecret enrolment={view.enrolment} />
        <ConfirmForm draft={drafts.confirm} />
      </>
    )
  return (
    <>
      <p className="max-w-measure pb-6">{begin.lede()}</p>
      <BeginForm draft={drafts.begin} />
    </>
  )
}
