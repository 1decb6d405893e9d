import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/tone.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import type { RequestStatus } from './requests.schema.ts'

const looks: Record<RequestStatus, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  received: { tone: 'info', shape: 'ring' },
  in_review: { tone: 'warning', shape: 'half' },
  accepted: { tone: 'success', shape: 'disc' },
  refused: { tone: 'error', shape: 'square' },
}

/** Where a request stands, by word, shape and colour. */
export function RequestStatusBadge({ status }: { status: RequestStatus }): ReactElement {
  const { statuses } = useTranslations().advisor_requests
  return (
    <Badge look="plain" {...looks[status]}>
      {statuses[status]()}
    </Badge>
  )
}
