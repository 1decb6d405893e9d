import { useRouter } from '@tanstack/react-router'
import { type ReactElement, useEffect } from 'react'
import type { ConsentChoice } from '~/lib/consent.ts'
import { reloadAtNextNavigation } from '~/routing/navigation/document-reload.ts'
import { ConsentAnswer } from './consent-form.tsx'
import { ConsentQuestion } from './consent-question.tsx'

/** Queue of a page's events, which tag managers read. */
type DataLayer = { dataLayer?: Record<string, unknown>[] }

/** Loads the tag manager once for the document; nothing without an identifier. */
function useTagManager(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    const source = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
    if (document.querySelector(`script[src="${source}"]`) !== null) return
    const holder: DataLayer = window as DataLayer
    holder.dataLayer ??= []
    holder.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    document.head.append(Object.assign(document.createElement('script'), { src: source, async: true }))
  }, [id])
}

export type ConsentNoticeProps = {
  /** Identifier of the tag manager. */
  readonly id: string
  /** Current consent choice of the visitor. */
  readonly choice: ConsentChoice
  /** Consent choice at the time of rendering, which determined the page's security policy. */
  readonly choiceOfDocument: ConsentChoice
  readonly onResponse: (choice: ConsentChoice) => void
}

/** Over the page the question whether visits may be measured, then at its foot the answer and its withdrawal. */
export function ConsentNotice({
  id,
  choice,
  choiceOfDocument,
  onResponse,
}: ConsentNoticeProps): ReactElement {
  const router = useRouter()
  useTagManager(choiceOfDocument === 'granted' ? id : undefined)
  const keep = (given: ConsentChoice) => {
    onResponse(given)
    // This document may load nothing of others; the next one may.
    if (given === 'granted') reloadAtNextNavigation(router)
  }
  return choice === 'unasked' ? <ConsentQuestion onResponse={keep} /> : <ConsentAnswer choice={choice} />
}
