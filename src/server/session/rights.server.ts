import type { PortalUser } from '../../contract/product-api/user.schema.ts'

/** Returns everything about a user that determines their access. */
function reachOf(user: PortalUser): readonly unknown[] {
  const shared = [user.id, user.role, user.rights.toSorted(), user.funds.toSorted()]
  return user.role === 'partner_user'
    ? [...shared, user.partner?.id, user.id_partner, user.is_child_user, user.team?.id]
    : [...shared, user.verification]
}

/** Whether a user's access has changed; their session then gets a new id. */
export function rightsDiffer(before: PortalUser, after: PortalUser): boolean {
  return JSON.stringify(reachOf(before)) !== JSON.stringify(reachOf(after))
}
