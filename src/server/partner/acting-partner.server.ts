import type { PortalUser } from '../../contract/product-api/user.schema.ts'

/** The company that a partner's user acts for: the chosen child, else the user's own (decision 17). */
export function actingPartnerOf(user: PortalUser): { readonly id: string; readonly name: string } | null {
  if (user.role !== 'partner_user' || user.partner === null) return null
  const { partner, id_partner } = user
  const { id, name } = partner.childs.find((child) => child.id === id_partner) ?? partner
  return { id, name }
}
