import type { LocalizedText } from '../../database/schema/columns.ts'
import { bilingual } from '../typography.ts'

/** Career origins; each follows a given name. */
const origins: readonly LocalizedText[] = [
  bilingual("a commencé dans l'audit, à Lille", 'began in audit, in Lille'),
  bilingual("vient d'une banque régionale", 'comes from a regional bank'),
  bilingual(
    'a dirigé les finances d’un fabricant de roulements',
    'was finance director of a maker of bearings',
  ),
  bilingual('a conseillé des repreneurs à Lyon', 'advised company buyers in Lyon'),
  bilingual('a travaillé à Milan, puis à Paris', 'worked in Milan, then in Paris'),
  bilingual('a été ingénieur avant de compter', 'was an engineer before turning to figures'),
  bilingual('a passé sa jeunesse professionnelle chez un assureur', 'spent the early years with an insurer'),
  bilingual('a fondé puis vendu une entreprise de services', 'founded and then sold a service company'),
  bilingual('a enseigné la comptabilité', 'taught accounting'),
  bilingual("a rejoint la maison à l'issue d'un stage", 'joined the firm after an internship'),
  bilingual('a plaidé avant de négocier', 'was a litigator before becoming a negotiator'),
]

/** A habit of work that has nothing to do with the position. */
const habits: readonly LocalizedText[] = [
  bilingual(
    'Chaque visite de site donne lieu à deux pages, jamais plus.',
    'Every site visit is written up in two pages, never more.',
  ),
  bilingual('Lit les annexes avant le compte de résultat.', 'Reads the notes before the income statement.'),
  bilingual('Préside bénévolement un club d’aviron.', 'Chairs a rowing club in spare time.'),
  bilingual(
    'Tient la liste des erreurs de l’équipe, les siennes d’abord.',
    'Keeps the team’s list of mistakes, own mistakes first.',
  ),
  bilingual(
    'Parle allemand et italien avec les dirigeants.',
    'Speaks German and Italian with the managers of companies.',
  ),
  bilingual(
    'Rappelle les anciens clients d’une cible avant les actuels.',
    'Rings a target’s former customers before the present ones.',
  ),
  bilingual(
    'Forme les nouveaux arrivants au calcul des frais.',
    'Teaches newcomers how fees are worked out.',
  ),
  bilingual('Rédige la lettre annuelle aux porteurs.', 'Writes the yearly letter to investors.'),
  bilingual('A refusé plus de dossiers que quiconque ici.', 'Has turned down more cases than anybody here.'),
  bilingual(
    'Revoit chaque dossier refusé cinq ans plus tard.',
    'Goes back to every refused case five years later.',
  ),
  bilingual(
    'Déjeune une fois par mois avec un ancien dirigeant.',
    'Has lunch once a month with a retired chief executive.',
  ),
  bilingual(
    'Conserve un carnet de prix depuis le premier jour.',
    'Has kept a notebook of prices since the first day.',
  ),
  bilingual('Siège dans une association de microcrédit.', 'Sits on the board of a microcredit charity.'),
]

type Work = (years: number, trade: LocalizedText) => LocalizedText

/** Tasks of each position of a team. */
const works: readonly Work[] = [
  (years, trade) =>
    bilingual(
      `Conduit l'équipe, après ${years} ans dans ${trade.fr}, et décide en dernier.`,
      `Leads the team after ${years} years in ${trade.en}, and speaks last in committee.`,
    ),
  (years, trade) =>
    bilingual(
      `Suit ses dossiers de la première rencontre à la cession, avec ${years} ans de pratique dans ${trade.fr}.`,
      `Follows each case from first meeting to sale, with ${years} years in ${trade.en}.`,
    ),
  (years) =>
    bilingual(
      `Étudie les dossiers et négocie la documentation depuis ${years} ans.`,
      `Has studied cases and negotiated their documents for ${years} years.`,
    ),
  (years) =>
    bilingual(
      `Suit les participations, leurs comptes et leurs engagements, comme depuis ${years} ans.`,
      `Has followed holdings, their accounts and their covenants for ${years} years.`,
    ),
  (years) =>
    bilingual(
      `Mesure les effets des investissements et prépare les rapports de durabilité, sujet suivi depuis ${years} ans.`,
      `Measures what investments do and writes the sustainability reports, a field known for ${years} years.`,
    ),
]

/** Subject of a biography. `person` counts the people of a position, so that no two texts are alike. */
export type Subject = {
  readonly givenName: string
  readonly position: number
  readonly person: number
  readonly years: number
  readonly trade: LocalizedText
}

/** Writes a biography. The numbers of origins and habits share no divisor: 143 people of a position differ. */
export function writeBiography({ givenName, position, person, years, trade }: Subject): LocalizedText {
  const origin = origins[(person + position * 3) % origins.length]
  const habit = habits[(person + position * 5) % habits.length]
  const work = works[position]?.(years, trade)
  if (origin === undefined || habit === undefined || work === undefined) return { fr: '', en: '' }
  return {
    fr: `${givenName} ${origin.fr}. ${work.fr} ${habit.fr}`,
    en: `${givenName} ${origin.en}. ${work.en} ${habit.en}`,
  }
}
