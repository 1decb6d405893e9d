import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { PageNotices } from '~/components/layout/page-notices.ts'
import type { ConsentChoice } from '~/lib/consent.ts'
import { reloadAtNextNavigation } from '~/routing/document-reload.ts'
import { ConsentAnswer } from './consent-answer.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { useTagManager } from './use-tag-manager.ts'

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
          ? { top: <ConsentQuestion onAnswer={keep} /> }
          : { foot: <ConsentAnswer choice={choice} /> }
      }
    >
      {children}
    </PageNotices>
  )
}
