import { lowerFirst } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const PROFESSIONAL_FORMS = ['FPCI', 'SLP', 'FPS']

/** Passages of the brochure. */
export const brochure: Texts['brochure'] = {
  welcome: (subject) => {
    const w = words(subject)
    return {
      title: 'L’idée',
      body: [
        `${w.name} : ${lowerFirst(subject.fund.summary)}`,
        subject.pick('welcome', [
          `La plupart des projets qui façonnent une économie ne se négocient sur aucun marché. ${w.name} donne accès à une part d’entre eux, choisie par des personnes dont c’est le métier, avec les contraintes et les risques propres à ce type de placement.`,
          `Investir dans le non coté, c’est accepter de ne pas regarder sa montre. ${w.name} s’adresse à ceux qui peuvent immobiliser une part limitée de leur épargne et qui veulent savoir, ligne par ligne, ce qu’elle finance.`,
          `Un bon placement de long terme commence par une explication simple. Les pages qui suivent disent ce que fait ${w.name}, comment, à quel coût et avec quels risques.`,
        ]),
      ],
    }
  },
  reasons: (subject) => {
    const w = words(subject)
    return {
      title: 'Ce qui nous distingue',
      body: [
        [
          `Un terrain connu : la zone du fonds (${w.geography}) et son secteur (${w.sector}) sont ceux que l’équipe suit depuis ses débuts.`,
          'Un nombre de lignes limité, pour que chacune soit suivie par deux gérants qui la connaissent.',
          'Des gérants qui investissent leur propre argent aux mêmes conditions que les porteurs.',
          'Une information régulière, écrite pour être lue, y compris quand les nouvelles sont mauvaises.',
        ],
        'Aucun de ces points ne protège contre une perte. Ils décrivent une manière de travailler, pas un résultat.',
      ],
    }
  },
  audience: (subject) => {
    const w = words(subject)
    const isProfessional = PROFESSIONAL_FORMS.includes(subject.fund.legalForm)
    return {
      title: 'Est-ce pour vous ?',
      body: [
        isProfessional
          ? 'Ce fonds est réservé aux investisseurs professionnels, ou assimilés dans les conditions de son règlement. Il suppose une connaissance des actifs non cotés et la capacité de supporter une perte totale.'
          : `Ce fonds peut convenir si vous disposez d’une épargne de précaution, si vous pouvez laisser cet argent placé pendant ${w.horizon} et si une perte, même totale, ne changerait pas votre mode de vie.`,
        'Il ne convient pas si vous avez un projet d’achat à court terme, si vous cherchez un revenu régulier ou si la perte d’une partie de la somme vous mettrait en difficulté. En cas de doute, parlez-en à votre conseiller.',
      ],
    }
  },
  steps: (subject) => {
    const w = words(subject)
    return {
      title: 'Comment souscrire',
      body: [
        [
          'Rencontrez un établissement partenaire ou un conseiller habilité. Il fait le point sur votre situation et vérifie que le fonds lui convient.',
          'Lisez le document d’informations clés et le règlement. Posez les questions qu’ils suscitent.',
          `Remplissez le bulletin de souscription, pour ${w.minimum} au moins, et joignez les pièces demandées.`,
          'Recevez la confirmation de l’inscription de vos parts, puis l’accès à votre espace personnel.',
        ],
      ],
    }
  },
}
