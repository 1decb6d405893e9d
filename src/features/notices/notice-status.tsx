import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { NoticeStatus, NoticeView } from './notices.schema.ts'

const looks: Record<NoticeStatus, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  announced: { tone: 'info', shape: 'ring' },
  due: { tone: 'warning', shape: 'half' },
  partly: { tone: 'warning', shape: 'half' },
  paid: { tone: 'success', shape: 'disc' },
  late: { tone: 'error', shape: 'square' },
}

/** Status of a notice, as text, shape and colour. */
export function NoticeStatusBadge({ kind, status }: Pick<NoticeView, 'kind' | 'status'>): ReactElement {
  const { investor_notices: notices } = useTranslations()
  return (
    <Badge look="plain" {...looks[status]}>
      {notices.status[kind][status]()}
    </Badge>
  )
}
