/** What an investor may do once staff have verified them. */
export const investorRights: readonly string[] = ['funds:read', 'documents:read']

/** What a partner's user may do once in a team. */
export const partnerRights: readonly string[] = [
  ...investorRights,
  'team:invite',
  'team:switch',
  'subscriptions:read',
]
