import type { ReactNode } from 'react'
import { Container } from '../layout/container.tsx'

export type ErrorTemplateProps = {
  title: ReactNode
  /** HTTP status, said after the title (specification point 2). */
  status: number
  /** What happened and what can be done. */
  children: ReactNode
  /** Two outline buttons: to the site's root and to the funds list. */
  actions: ReactNode
  /** Request identifier, for who writes to us about it. */
  reference?: ReactNode
}

/** A page that says what went wrong and where to go on. */
export function ErrorTemplate({ title, status, children, actions, reference }: ErrorTemplateProps) {
  return (
    <Container className="py-16 md:py-24">
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-3xl md:text-4xl">
          {title} <span className="figures whitespace-nowrap text-muted">{status}</span>
        </h1>
        <div className="flex max-w-measure flex-col gap-3 text-lg text-muted">{children}</div>
        <div className="flex flex-wrap gap-3 pt-2">{actions}</div>
        {reference && <p className="figures text-muted text-sm">{reference}</p>}
      </div>
    </Container>
  )
}
