import { createRightsCalls } from '../backends/product-api/rights-calls.server.ts'
import type { RightsDeps } from '../staff/rights.server.ts'
import { productHttp } from './backends.server.ts'
import { drafts } from './forms.server.ts'

/** The product API's calls about what partner teams and staff may do. */
export const rightsCalls = createRightsCalls(productHttp)

/** Dependencies of the forms that change rights. */
export const rightsDeps: RightsDeps = { rightsCalls, drafts }
