import type { ReactElement } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

/**
 * Says beside the field of a code that a passkey gives one as well, where the account has some (P-663). Its page opens in
 * a tab of its own, so that nothing that was typed is lost. The page's texts include `security`.
 */
export function PasskeyCode({ url }: { readonly url: string | null }): ReactElement | null {
  const { reading, security } = useTranslations()
  if (url === null) return null
  return (
    <p className="max-w-measure text-muted text-sm">
      {security.passkeys.instead()}{' '}
      <a href={url} target="_blank" rel="noopener" className="text-link">
        {security.passkeys.confirm()}
        <span className="sr-only"> {reading.newTab()}</span>
      </a>
    </p>
  )
}
