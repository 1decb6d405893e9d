import type { Definition } from '../texts.ts'

/** Words of the trade, in plain French. */
export function glossary(): Definition[] {
  return ENTRIES.map(([term, text]) => ({ term, text }))
}

const ENTRIES: [string, string][] = [
  ['Actif net', 'Valeur de tout ce que le fonds possède, après déduction de ce qu’il doit.'],
  [
    'Appel de capital',
    'Demande faite au porteur de verser une fraction de son engagement. Le calendrier dépend des acquisitions.',
  ],
  [
    'Capital libéré',
    'Partie de l’engagement que le porteur a déjà versée. Les performances sont mesurées sur cette somme.',
  ],
  [
    'Carried interest',
    'Part de la plus-value qui revient à l’équipe de gestion, une fois les porteurs remboursés et, le cas échéant, rémunérés.',
  ],
  [
    'Courbe en J',
    'Allure habituelle de la valeur d’un fonds : elle baisse d’abord, sous l’effet des frais, avant de pouvoir se redresser.',
  ],
  [
    'Dépositaire',
    'Établissement qui conserve les actifs, en vérifie la propriété et contrôle la régularité de la gestion.',
  ],
  ['Distribution', 'Somme versée aux porteurs par le fonds. Elle réduit d’autant la valeur liquidative.'],
  [
    'DPI',
    'Distributions reçues, divisées par le capital versé. Un DPI de 0,50 signifie que la moitié du versement a été rendue.',
  ],
  ['Due diligence', 'Examen approfondi d’une entreprise ou d’un actif avant acquisition.'],
  ['Engagement', 'Montant total que le porteur promet de verser, en une fois ou par appels successifs.'],
  ['Fonds fermé', 'Fonds dont les parts ne sont rachetées qu’au terme, sauf cas prévus par le règlement.'],
  ['Frais de gestion', 'Rémunération annuelle de la société de gestion, prélevée sur l’actif du fonds.'],
  [
    'Illiquidité',
    'Difficulté de vendre rapidement, ou de vendre à un prix proche de la dernière valeur connue.',
  ],
  [
    'Marché secondaire',
    'Achat et vente de parts ou d’engagements entre investisseurs, hors de l’intervention du fonds.',
  ],
  [
    'Multiple',
    'Rapport entre un prix et un résultat. Dix fois le résultat, par exemple, pour le prix d’une entreprise.',
  ],
  ['Non coté', 'Se dit d’une société dont les titres ne se négocient sur aucune Bourse.'],
  [
    'Période de blocage',
    'Durée pendant laquelle les parts ne peuvent être rachetées, sauf exceptions énumérées.',
  ],
  [
    'Préliquidation',
    'Période qui précède la dissolution. Le fonds cesse d’investir et organise ses cessions.',
  ],
  ['RVPI', 'Valeur liquidative divisée par le capital versé : ce qui reste à recevoir, estimé à ce jour.'],
  [
    'SFDR',
    'Règlement (UE) 2019/2088 sur la publication d’informations de durabilité. Ses articles sont des régimes d’information, non des notes.',
  ],
  ['SRI', 'Indicateur synthétique de risque, de 1 à 7. La classe 1 n’est pas sans risque.'],
  ['TVPI', 'Somme du DPI et du RVPI : valeur totale, reçue et à recevoir, pour un euro versé.'],
  ['Valeur liquidative', 'Actif net divisé par le nombre de parts. Elle est établie à dates fixes.'],
]
