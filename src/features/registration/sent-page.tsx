import { Button } from '~/components/ui/button.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import { RegistrationShell } from './registration-shell.tsx'

type SentPageProps = { readonly client: 'investor' | 'partner'; readonly email: string | null }

/** After a registration: the address has to be confirmed by the link that was sent to it. */
export function SentPage({ client, email }: SentPageProps) {
  const { sent } = useTranslations().registration
  return (
    <RegistrationShell title={sent.title()} lede={email === null ? sent.ledeUnknown() : sent.lede({ email })}>
      <p className="mb-4 text-muted">{sent.advice()}</p>
      <Button asChild variant="outline">
        <a href={`/${client}/email-not-verified`}>{sent.resend()}</a>
      </Button>
    </RegistrationShell>
  )
}
