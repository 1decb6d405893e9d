import { createFileRoute } from '@tanstack/react-router'
import { UsedContactForm } from '~/features/contact/contact-form-used.ts'
import { ContactPage } from '~/features/contact/contact-page.tsx'
import { contactSearchSchema } from '~/features/contact/contact-search.ts'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { loadFundName } from '~/features/funds/fund-names.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_public/contact')({
  staticData: { namespaces: ['forms', 'contact_page'] },
  validateSearch: contactSearchSchema,
  loader: async ({ params: { locale }, location }) => {
    const [draft, fund] = await Promise.all([
      loadDraft('contact'),
      loadFundName(locale, new URLSearchParams(location.searchStr).get('fund')),
      UsedContactForm.load(),
    ])
    return { draft, fund }
  },
  // A draft is shown once: coming back in the browser starts anew.
  staleTime: 0,
  // Staying on the page changes its search alone, such as the parameters of a campaign that a cached page lacks.
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  head: ({ params }) => {
    const { contact_page: contact } = translationsOf(params.locale)
    return pageHead({ title: contact.title(), description: contact.description() })
  },
  component: function ContactRoute() {
    const { draft, fund } = Route.useLoaderData()
    return <ContactPage search={Route.useSearch()} draft={draft} fund={fund} />
  },
})
