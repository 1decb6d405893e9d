/** Limits that forms name before anything is sent; apart from the schemas, which no browser loads. */

/** Largest attachment of a question, in bytes. */
export const largestAttachmentBytes = 5_000_000

/** Largest file of a document that staff publish, in bytes. */
export const largestDocumentBytes = 10_000_000

/** Largest list of receipts, in bytes. */
export const largestReceiptListBytes = 200_000

/** Characters of the reason for which a request to join a team is declined. */
export const longestJoinReason = 500
