export const brand = { name: 'Orvanne Gestion' } as const
