import type { Subject } from '../../subject.ts'
import type { Definition } from '../texts.ts'
import { words } from './words.ts'

/** What holders ask most. */
export function questions(subject: Subject): Definition[] {
  const w = words(subject)
  const { manager } = subject.input
  return [
    {
      term: 'Puis-je perdre tout mon argent ?',
      text: 'Oui. Le capital n’est pas garanti. La répartition entre plusieurs lignes réduit la probabilité d’une perte totale ; elle ne la supprime pas.',
    },
    {
      term: 'Pourquoi la valeur baisse-t-elle au début ?',
      text: 'Les frais sont prélevés dès l’origine, alors que les investissements demandent des années pour prendre de la valeur. Cette baisse initiale est habituelle et ne dit rien de la suite, dans un sens ni dans l’autre.',
    },
    {
      term: 'À quelle fréquence la valeur est-elle calculée ?',
      text: `La fréquence du fonds est la suivante : ${{ month: 'mensuelle', quarter: 'trimestrielle', semester: 'semestrielle', year: 'annuelle' }[subject.fund.valuationFrequency]}. Il faut ensuite plusieurs semaines pour réunir les comptes, évaluer les lignes et faire contrôler le calcul.`,
    },
    {
      term: 'Que signifie un horizon de placement ?',
      text: `C’est la durée pendant laquelle il faut s’attendre à rester investi, soit ${w.horizon}. Elle peut être prolongée si les cessions prennent plus de temps, dans les limites du règlement.`,
    },
    {
      term: 'Les distributions sont-elles un rendement ?',
      text: 'Pas nécessairement. Une distribution peut rendre une partie de la somme versée. L’avis d’opération en précise la nature.',
    },
    {
      term: 'Puis-je vendre mes parts ?',
      text: 'Vous pouvez les céder à une personne de votre connaissance, après information de la société de gestion. Aucun marché ne garantit de trouver un acquéreur, ni à quel prix.',
    },
    {
      term: 'Qui contrôle le gérant ?',
      text: 'Le dépositaire, le commissaire aux comptes, l’équipe de conformité et l’Autorité des marchés financiers, chacun dans son rôle. Le comité consultatif donne son avis sur les conflits d’intérêts.',
    },
    {
      term: 'Comment signaler un changement d’adresse ou de compte ?',
      text: `Dans votre espace personnel, ou par lettre signée accompagnée d’un justificatif. Par prudence, un changement de coordonnées bancaires donne lieu à un appel de vérification du service des porteurs (${manager.phone}).`,
    },
    {
      term: 'Où trouver les documents officiels ?',
      text: `Le règlement, le document d’informations clés et les rapports sont publiés sur ${manager.website}. Ils sont envoyés sans frais à qui les demande.`,
    },
  ]
}
