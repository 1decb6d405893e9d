import type { ReactElement } from 'react'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

/**
 * Asks for the newsletter on every page: a form that the browser itself sends, without any code of its own. A refused
 * one is shown again on the page about these emails (P-770).
 */
export function FooterAlerts(): ReactElement {
  const { footer } = useTranslations()
  const page = pathFor({ to: '/alerts', locale: useLocale() })
  return (
    <form
      method="post"
      action="/api/forms/alert"
      data-site-shell
      aria-labelledby="footer-alerts-title"
      className="flex flex-col gap-3 border-hairline border-t pt-6 print:hidden"
    >
      <h2 id="footer-alerts-title" className="font-medium font-sans tracking-normal">
        {footer.alerts.title()}
      </h2>
      <input type="hidden" name="topic" value="newsletter" readOnly />
      <input type="hidden" name="returnPath" value={page} readOnly />
      <div className="flex max-w-xl flex-col gap-3 sm:flex-row sm:items-end">
        <Field id="footer-alerts-email" label={footer.alerts.email()} className="grow">
          <Input type="email" name="email" autoComplete="email" required />
        </Field>
        <Button type="submit" variant="outline">
          {footer.alerts.submit()}
        </Button>
      </div>
      <p className="text-muted">{footer.alerts.note()}</p>
    </form>
  )
}
