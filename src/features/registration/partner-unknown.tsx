import type { PostFormHandle } from '~/components/form/use-post-form.ts'
import { Alert } from '~/components/ui/alert.tsx'
import { contactDetails } from '~/contact-details.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

type PartnerUnknownProps = { readonly post: Pick<PostFormHandle, 'report'>; readonly email: string }

/** Help for an address of no partner company: the contact page, and a mail that is written already (P-159). */
export function PartnerUnknown({ post: { report }, email }: PartnerUnknownProps) {
  const { partner, writeToUs } = useTranslations().registration
  const { unknown } = partner
  if (!report.faults.some(({ code }) => code === 'domainUnknown')) return null
  const mail = `subject=${encodeURIComponent(unknown.subject())}&body=${encodeURIComponent(unknown.body({ email }))}`
  return (
    <Alert tone="warning" title={unknown.title()}>
      <p>{unknown.text()}</p>
      <p className="mt-2 flex flex-wrap gap-4">
        <a href={`mailto:${contactDetails.partnersEmail}?${mail}`} className="text-link">
          {unknown.action()}
        </a>
        <AppLink to="/contact" className="text-link">
          {writeToUs()}
        </AppLink>
      </p>
    </Alert>
  )
}
