import type { LocalizedText } from '../../database/schema/columns.ts'
import type { GeographyCode, SectorCode } from '../../product/vocabulary.ts'

/** « en France », "in France": the geography within a sentence. */
export const wherePhrases: Readonly<Record<GeographyCode, LocalizedText>> = {
  france: { fr: 'en France', en: 'in France' },
  'french-regions': { fr: 'dans les régions françaises', en: 'in the French regions' },
  'western-europe': { fr: 'en Europe de l’Ouest', en: 'in Western Europe' },
  'northern-europe': { fr: 'en Europe du Nord', en: 'in Northern Europe' },
  'southern-europe': { fr: 'en Europe du Sud', en: 'in Southern Europe' },
  'north-america': { fr: 'en Amérique du Nord', en: 'in North America' },
  global: { fr: 'en Europe, en Amérique du Nord et en Asie', en: 'in Europe, North America and Asia' },
}

/** « dans la santé », "in healthcare": the sector within a sentence. */
export const tradePhrases: Readonly<Record<SectorCode, LocalizedText>> = {
  'multi-sector': { fr: 'sans se limiter à un secteur', en: 'across sectors' },
  health: { fr: 'dans la santé', en: 'in healthcare' },
  software: { fr: 'dans le numérique', en: 'in the digital economy' },
  industry: { fr: 'dans l’industrie', en: 'in industry' },
  'business-services': { fr: 'dans les services aux entreprises', en: 'in business services' },
  'food-and-agriculture': { fr: 'dans l’agroalimentaire', en: 'in food and agriculture' },
  energy: { fr: 'dans l’énergie', en: 'in energy' },
  'transport-and-logistics': { fr: 'dans le transport et la logistique', en: 'in transport and logistics' },
  hospitality: { fr: 'dans l’hôtellerie et les loisirs', en: 'in hospitality and leisure' },
  housing: { fr: 'dans le logement géré', en: 'in managed housing' },
}
