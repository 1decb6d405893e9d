import { createFileRoute } from '@tanstack/react-router'
import { profileForm } from '~/features/account/profile-form.ts'
import { saveProfile } from '~/server/account/save-profile.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(
  ({ user }) =>
    profileForm({
      fieldIds: user.fields.map(({ id }) => id),
      isCompany: user.role === 'investor' && user.legal_entity !== null,
    }),
  saveProfile,
)

/** `POST /api/account/profile`: saves the profile. */
export const Route = createFileRoute('/api/account/profile')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
