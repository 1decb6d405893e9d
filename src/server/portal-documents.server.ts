import { ownFundCalls, productApi } from './backends.server.ts'
import { downloadSelection } from './documents/download-selection.server.ts'
import { privateCalls } from './portal-auth.server.ts'

const deps = { ownFundCalls, productApi, now: () => new Date() }

/** `GET /api/account/documents.zip`: several documents in one file. */
export const takeSelection = privateCalls.route({ right: 'documents:read' }, (call) =>
  downloadSelection(call, deps),
)
