import { createLetterCalls } from '../backends/product-api/letter-calls.server.ts'
import { productHttp } from './backends.server.ts'

/** The product API's calls about the manager's letters. */
export const letterCalls = createLetterCalls(productHttp)

/** Right required to read letters: that to one's funds, those held or those that the team distributes. */
export const letterRequirement = { right: 'funds:read' } as const
