/** Given names of the invented people, as the portal writes them. */
// biome-ignore format: a plain list of words
export const givenNames = [
  'Agathe', 'Alban', 'Amina', 'Antoine', 'Bérénice', 'Clément', 'Constance', 'Damien',
  'Élise', 'Étienne', 'Farida', 'Gaspard', 'Hélène', 'Hugo', 'Inès', 'Jérôme',
  'Karim', 'Laure', 'Léonard', 'Maëlle', 'Marc', 'Nadia', 'Noémie', 'Olivier',
  'Pauline', 'Quentin', 'Raphaëlle', 'Samuel', 'Sandrine', 'Théo', 'Ulysse', 'Valérie',
  'Viviane', 'Xavier', 'Yann', 'Zoé',
] as const

/** Family names of the invented people. */
// biome-ignore format: a plain list of words
export const familyNames = [
  'Abravel', 'Aumérac', 'Bellancourt', 'Bressuac', 'Cadorel', 'Chassevent', 'Courtanvaux', 'Delormeau',
  'Estrabeau', 'Fontarive', 'Garrigolle', 'Hautecœur', 'Jolimetz', 'Kermorval', 'Lagarderie', 'Lestrange-Prévot',
  'Malaucourt', 'Montfavier', 'Nervillac', 'Orsenne', 'Pellissandre', 'Quincampoix', 'Rabastelle', 'Rochevive',
  'Saint-Ombre', 'Sauveplane', 'Taillebrune', 'Tréguennec', 'Vaucressol', 'Verdelhan', 'Wasselin', 'Ysambre',
] as const
