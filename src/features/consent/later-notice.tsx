import { type ReactElement, useEffect, useState } from 'react'
import { ensureTranslations } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import type { ConsentNoticeProps } from './consent-notice.tsx'

type Come = {
  readonly locale: Locale
  readonly Notice: (props: ConsentNoticeProps) => ReactElement
}

async function fetchNotice(locale: Locale): Promise<Come> {
  const [{ ConsentNotice }] = await Promise.all([
    import('./consent-notice.tsx'),
    ensureTranslations(locale, ['audience']),
  ])
  return { locale, Notice: ConsentNotice }
}

// Constant object: with a new one, React would overwrite the element's content.
const asItStands = { __html: '' }

/** The notice in a browser: as the server wrote it until its script has come, and for good where that is refused. */
export function LaterNotice(props: ConsentNoticeProps): ReactElement {
  const locale = useLocale()
  const [come, setCome] = useState<Come>()
  useEffect(() => {
    let isCurrent = true
    fetchNotice(locale).then(
      (notice) => {
        if (isCurrent) setCome(notice)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  if (come?.locale === locale)
    return (
      <div key="come" className="contents">
        <come.Notice {...props} />
      </div>
    )
  return (
    <div
      key="sent"
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; what the server sent stays.
      dangerouslySetInnerHTML={asItStands}
    />
  )
}
