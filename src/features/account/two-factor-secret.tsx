import type { ReactElement } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { EnrolmentView } from './security.schema.ts'

const groupsOfFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The authenticator secret as text and as a QR code, dark on white in both colour modes. */
export function TwoFactorSecret({ enrolment }: { enrolment: EnrolmentView }): ReactElement {
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
