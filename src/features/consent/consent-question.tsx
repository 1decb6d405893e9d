import type { FormEvent } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { Button } from '~/components/ui/button.tsx'
import { type ConsentChoice, toConsentChoice } from '~/lib/consent.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ConsentForm } from './consent-form.tsx'

/** Longest wait for a response, in milliseconds. */
const longestMs = 10_000

/** Sends the answer without leaving the page; where that fails, the browser sends it as it would without scripts. */
async function send(form: HTMLFormElement, choice: string): Promise<boolean> {
  const body = new URLSearchParams({ choice, returnPath: '/' })
  const signal = AbortSignal.timeout(longestMs)
  const init: RequestInit = { method: 'POST', body, redirect: 'manual', signal }
  const response = await fetch(form.action, init).catch(() => undefined)
  return response?.type === 'opaqueredirect'
}

/** Asks whether visits may be measured. Two equal buttons: refusing is as easy as accepting (P-217). */
export function ConsentQuestion({ onResponse }: { onResponse: (choice: ConsentChoice) => void }) {
  const { audience } = useTranslations()
  const response = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const choice = submitter instanceof HTMLButtonElement ? submitter.value : 'refused'
    if (!(await send(form, choice))) return form.submit()
    onResponse(toConsentChoice(choice))
    // The focused button has been removed: keyboard users continue at the page's content.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <section
      aria-label={audience.label()}
      data-site-shell
      className="border-hairline-strong border-b text-sm"
    >
      <Container className="flex flex-col gap-4 py-4 md:flex-row md:items-center md:justify-between md:gap-10">
        <div className="flex max-w-3xl flex-col gap-1">
          <h2 className="font-medium font-sans text-base tracking-normal">{audience.title()}</h2>
          <p className="text-muted">
            {audience.text()}{' '}
            <AppLink
              to="/content/$"
              params={{ _splat: 'cookies' }}
              className="text-foreground underline underline-offset-4"
            >
              {audience.more()}
            </AppLink>
          </p>
        </div>
        <ConsentForm onSubmit={response}>
          <Button type="submit" name="choice" value="refused" variant="outline">
            {audience.refuse()}
          </Button>
          <Button type="submit" name="choice" value="granted" variant="outline">
            {audience.accept()}
          </Button>
        </ConsentForm>
      </Container>
    </section>
  )
}
