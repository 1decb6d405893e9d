import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { PageNotices } from '~/components/layout/page-notices.ts'
import type { ConsentChoice } from '~/lib/consent.ts'
import { reloadAtNextNavigation } from '~/routing/navigation/document-reload.ts'
import { ConsentAnswer } from './consent-form.tsx'
import { ConsentQuestion } from './consent-question.tsx'

/** Where tag managers find what happened on a page. */
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

type ConsentFrameProps = {
  /** Identifier of the tag manager. */
  id: string
  /** What the visitor had answered when the page was made: its policy is of that answer. */
  choice: ConsentChoice
  children: ReactNode
}

/** Puts over its pages the question whether visits may be measured, then at their foot the answer and its withdrawal. */
export function ConsentFrame({ id, choice: choiceOfDocument, children }: ConsentFrameProps) {
  const router = useRouter()
  const [choice, setChoice] = useState(choiceOfDocument)
  useTagManager(choiceOfDocument === 'granted' ? id : undefined)
  const keep = (given: ConsentChoice) => {
    setChoice(given)
    // This document may load nothing of others; the next one may.
    if (given === 'granted') reloadAtNextNavigation(router)
  }
  return (
    <PageNotices
      value={
        choice === 'unasked'
          ? { top: <ConsentQuestion onResponse={keep} /> }
          : { foot: <ConsentAnswer choice={choice} /> }
      }
    >
      {children}
    </PageNotices>
  )
}
