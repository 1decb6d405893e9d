import { createFileRoute } from '@tanstack/react-router'
import { teamForm } from '~/features/registration/partner.schema.ts'
import { caseDocumentForm, caseWarningsForm } from '~/features/subscriptions/cases/case-forms.ts'
import { subscriptionForm } from '~/features/subscriptions/subscription-form.schema.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { keepDraft } from '~/server/composition/partner.server.ts'

const forms = [subscriptionForm, caseDocumentForm, caseWarningsForm, teamForm]

const keepTyping = privateCalls.route<{ readonly form: string }>(
  { role: 'partner_user' },
  ({ params, ...call }) =>
    keepDraft(
      call,
      forms.find(({ name }) => name === params.form),
    ),
)

/** `POST /api/account/drafts/{form}?of=`: saves the typed values of a partner's or advisor's form for a day. */
export const Route = createFileRoute('/api/account/drafts/$form')({
  server: { handlers: { POST: ({ request, params }) => keepTyping({ request, params }) } },
})
