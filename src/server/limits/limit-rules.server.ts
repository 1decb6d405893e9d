/** How often a subject may do something within a window that starts with the first try. */
export type LimitRule = { readonly name: string; readonly most: number; readonly windowS: number }

const hourS = 3600

/** Forms of one address group that carry a solved captcha. */
export const formsPerAddress: LimitRule = { name: 'form', most: 20, windowS: hourS }

/** Passwords of one e-mail address or user name at the content backend. */
export const staffPasswordsPerAccount: LimitRule = { name: 'staff-password', most: 10, windowS: 900 }

/** E-mails that forms send to one address, whoever asks. */
export const mailsPerRecipient: LimitRule = { name: 'mail', most: 5, windowS: hourS }
