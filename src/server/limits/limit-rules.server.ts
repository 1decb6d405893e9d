/** How often a subject may do something within a window that starts with the first try. */
export type LimitRule = { readonly name: string; readonly most: number; readonly windowS: number }

const hourS = 3600

/** Posts of one form by one address group, the mistaken ones included. */
export const formsPerAddress: LimitRule = { name: 'form', most: 30, windowS: hourS }

/** Passwords that one address group tries for one e-mail address or user name at the content backend. */
export const staffPasswordsPerVisitor: LimitRule = { name: 'staff-password', most: 10, windowS: 900 }

/** Passwords that all visitors together try for one account: more than its owner needs while others try too. */
export const staffPasswordsPerAccount: LimitRule = { name: 'staff-account', most: 100, windowS: 900 }

/** E-mails that forms send to one address, whoever asks. */
export const mailsPerRecipient: LimitRule = { name: 'mail', most: 5, windowS: hourS }

/** Forms of one address group without a captcha, which browsers without scripts cannot solve (decision 30). */
export const unprovenFormsPerAddress: LimitRule = { name: 'unproven-form', most: 3, windowS: hourS }

/** Captcha challenges of one address group. */
export const challengesPerAddress: LimitRule = { name: 'challenge', most: 60, windowS: hourS }
