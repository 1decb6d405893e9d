/** Rights of an investor, once verified by staff. */
export const investorRights: readonly string[] = ['funds:read', 'documents:read']

/** Rights of a partner's user, once in a team. */
export const partnerRights: readonly string[] = [
  ...investorRights,
  'team:invite',
  'team:switch',
  'subscriptions:read',
]
