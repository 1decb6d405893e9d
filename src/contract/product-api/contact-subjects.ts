/** Subjects of a contact message (P-106). Each subject has its own desk. */
export const contactSubjects = [
  'fiscal_certificate',
  'bank_details',
  'address_change',
  'investor_access',
  'reporting_access',
  'share_buyback',
  'fund_information',
  'succession',
  'subscription_processing',
  'pending_distribution',
  'other',
] as const

export type ContactSubject = (typeof contactSubjects)[number]
