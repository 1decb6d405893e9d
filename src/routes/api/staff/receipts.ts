import { createFileRoute } from '@tanstack/react-router'
import { receiptForm } from '~/features/desk/receipt-forms.schema.ts'
import { deskCalls, staffCalls } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { enterReceipt } from '~/server/staff/receipts.server.ts'

const act = staffCalls.act((call: Parameters<typeof enterReceipt>[0]) => enterReceipt(call, { deskCalls }))

/** `POST /api/staff/receipts`: enters one payment that was received, or reverses one. */
export const Route = createFileRoute('/api/staff/receipts')({
  server: {
    handlers: {
      POST: ({ request }) => handlePortalForm(request, { definition: receiptForm, protection: 'token', act }),
    },
  },
})
