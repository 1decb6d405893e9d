import { Outlet, useRouteContext } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactElement, useMemo, useState } from 'react'
import { PageNotices } from '~/components/layout/site-shell.ts'
import type { ConsentChoice } from '~/lib/consent.ts'
import { ensureTranslations } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { ConsentNotice, type ConsentNoticeProps } from './consent-notice.tsx'
import { LaterNotice } from './later-notice.tsx'

const noticeOfPage = createIsomorphicFn()
  .server(() => (props: ConsentNoticeProps) => (
    <div data-later className="contents">
      <ConsentNotice {...props} />
    </div>
  ))
  .client(() => LaterNotice)

const Notice = noticeOfPage()

const loadTexts = createIsomorphicFn()
  .server((locale: Locale): Promise<void> => ensureTranslations(locale, ['audience']))
  .client(async (_locale: Locale): Promise<void> => undefined)

/** The texts that the server draws the question with. A browser fetches its own when it takes the question over. */
export async function loadConsent(locale: Locale): Promise<void> {
  await loadTexts(locale)
}

/**
 * Renders every page. If a tag manager is configured, adds the consent question and the response to the choice. The
 * page does not wait for their script: if a blocker refuses it, the server's HTML stays as it is (P-261).
 */
export function ConsentedPage(): ReactElement {
  const tagManager = useRouteContext({ from: '__root__', select: ({ site }) => site.tagManager })
  return tagManager ? <Consented {...tagManager} /> : <Outlet />
}

type ConsentedProps = {
  /** Identifier of the tag manager. */
  readonly id: string
  /** Consent choice at the time of rendering, which determined the page's security policy. */
  readonly choice: ConsentChoice
}

function Consented({ id, choice: choiceOfDocument }: ConsentedProps): ReactElement {
  const [choice, setChoice] = useState(choiceOfDocument)
  const notices = useMemo(() => {
    const notice = <Notice {...{ id, choice, choiceOfDocument }} onResponse={setChoice} />
    return choice === 'unasked' ? { top: notice } : { foot: notice }
  }, [id, choice, choiceOfDocument])
  return (
    <PageNotices value={notices}>
      <Outlet />
    </PageNotices>
  )
}
