/** Everything that can be wrong with a field. Pages turn a code into a sentence (`i18n`, namespace `forms`). */
export const faultCodes = [
  'required',
  'email',
  'contactEmail',
  'emailUnknown',
  'emailOfNoInvestor',
  'phone',
  'choice',
  'tooLong',
  'invalid',
  'consent',
  'terms',
  'declaration',
  'birthDate',
  'passwordCriteria',
  'passwordsDiffer',
  'passwordsNotMatching',
  'passwordUnchanged',
  'oldPasswordRequired',
  'oldPasswordInvalid',
  'emailTaken',
  'codeNotRecognised',
  'codeInvalid',
  'domainUnknown',
  'passwordCommon',
  'companyNumber',
  'registerCountry',
  'teamTaken',
  'teamRequested',
  'passwordWrong',
  'codeWrong',
  'codeExpired',
  'proofRequired',
  'domainInvited',
  'notMobile',
  'amount',
  'amountTooSmall',
  'adult',
  'confirmation',
  'offerClosed',
  'fileMissing',
  'notPdf',
  'pdfDamaged',
  'fileTooLarge',
  'attachmentType',
  'attachmentTooLarge',
  'date',
  'dateFuture',
  'dateBeforeStart',
  'dateAfterLiquidation',
  'figureTaken',
  'figureWaiting',
  'reasonShort',
] as const

export type FaultCode = (typeof faultCodes)[number]

/** A fault of one field. Schemas give the code as the message of their issues. */
export type FieldFault = { readonly field: string; readonly code: FaultCode }

/** The code that an issue carries; whatever is none, such as a library's own words, becomes `invalid`. */
export const toFaultCode = (message: unknown): FaultCode =>
  faultCodes.find((code) => code === message) ?? 'invalid'
