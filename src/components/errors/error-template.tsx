import { type ReactNode, useEffect } from 'react'
import { AppLink } from '~/routing/addresses/links.tsx'
import { nativeNavigation } from '~/routing/navigation/link-navigation.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Container } from '../layout/container.tsx'
import { Button } from '../ui/button.tsx'

type ErrorTemplateProps = {
  title: ReactNode
  /** HTTP status, shown after the title (P-044). */
  status: number
  /** Description of the error and of the possible next steps. */
  children: ReactNode
  /** Two outline buttons: to the site's root and to the funds list. */
  actions: ReactNode
  /** Request identifier, to quote in a message to the manager. */
  reference?: ReactNode
}

/** Page that describes an error and the possible next steps. */
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

/** The two buttons of every error page: the site's root and the funds list. */
export function ErrorActions() {
  const { errors } = useTranslations()
  return (
    <>
      <Button asChild variant="outline">
        <AppLink to="/" {...nativeNavigation}>
          {errors.toHome()}
        </AppLink>
      </Button>
      <Button asChild variant="outline">
        <AppLink to="/funds" {...nativeNavigation}>
          {errors.toFunds()}
        </AppLink>
      </Button>
    </>
  )
}

/** Logs an error page to the browser's console (P-044). */
export function useLoggedError(message: string, cause?: unknown): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: error pages log to the console (P-044)
    console.error(message, ...(cause === undefined ? [] : [cause]))
  }, [message, cause])
}
