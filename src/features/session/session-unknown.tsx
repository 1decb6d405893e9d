import { useEffect } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { cn, toneClass } from '~/components/ui/class-names.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { useSession } from './session-context.ts'

const lookEveryMs = 15_000

/**
 * The notice that the page is shown as to a visitor because the session cannot be checked now; it retries
 * meanwhile.
 */
export function SessionUnknown() {
  const { account_menu } = useTranslations()
  const { refresh } = useSession()
  useEffect(() => {
    const looks = setInterval(refresh, lookEveryMs)
    return () => clearInterval(looks)
  }, [refresh])
  return (
    <div
      role="status"
      className={cn(toneClass.warning, 'border-tone-edge-quiet border-b bg-tone-wash text-sm')}
    >
      <Container className="py-3 font-medium">{account_menu.sessionUnknown()}</Container>
    </div>
  )
}
