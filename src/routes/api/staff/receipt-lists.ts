import { createFileRoute } from '@tanstack/react-router'
import { receiptListForm } from '~/features/desk/receipt-forms.schema.ts'
import { deskCalls, staffCalls } from '~/server/composition/desk.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { enterReceiptList } from '~/server/staff/receipts.server.ts'

const act = staffCalls.act((call: Parameters<typeof enterReceiptList>[0]) =>
  enterReceiptList(call, { deskCalls }),
)

/** `POST /api/staff/receipt-lists`: enters a list of payments that were received. */
export const Route = createFileRoute('/api/staff/receipt-lists')({
  server: {
    handlers: {
      POST: ({ request }) =>
        handlePortalForm(request, { definition: receiptListForm, protection: 'token', hasFile: true, act }),
    },
  },
})
