import type { AssetFamily } from '../../subject.ts'
import { lowerFirst, strategyBody, sustainabilityBody } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const VALUE_CREATION: Record<AssetFamily, string[]> = {
  buyout: [
    'Le travail commence après l’entrée au capital. Avec le dirigeant, l’équipe arrête un plan de transformation sur quatre ou cinq ans : compléter la gamme, ouvrir un marché voisin, recruter un directeur financier, acquérir un concurrent de taille modeste. Chaque chantier a un responsable, un budget et une date.',
    'La dette d’acquisition est tenue à un niveau que l’entreprise pourrait servir même si son résultat reculait nettement. C’est ce qui permet de traverser une année difficile sans vendre au mauvais moment.',
  ],
  venture: [
    'Une jeune entreprise ne se suit pas comme une entreprise établie. L’équipe entre pour un premier montant mesuré, puis réserve une part du fonds aux tours suivants : elle réinvestit dans celles qui franchissent les étapes convenues, et renonce aux autres.',
    'Le résultat d’un tel portefeuille dépend de quelques réussites. Plusieurs lignes seront ramenées à zéro ; c’est attendu, et c’est pourquoi le nombre de lignes, leur âge et leur secteur sont répartis avec soin.',
  ],
  debt: [
    'Le fonds prête à des entreprises qui ont besoin d’un financement long, sur mesure, que le crédit bancaire ne leur offre pas. La rémunération vient d’un intérêt, le plus souvent à taux variable, et parfois d’une participation modeste au résultat.',
    'La discipline tient en peu de mots : prêter à des emprunteurs dont les flux couvrent largement les échéances, obtenir des sûretés de premier rang quand elles existent, fixer des seuils dont le franchissement ouvre une discussion avant qu’il ne soit trop tard.',
  ],
  infrastructure: [
    'Le fonds détient des équipements dont l’usage est durable et dont les revenus reposent, pour l’essentiel, sur des contrats longs ou sur des tarifs régulés. Sa performance se construit dans l’exploitation : disponibilité des installations, coût d’entretien, renouvellement des contrats.',
    'Les projets en construction sont admis dans une proportion limitée, avec des partenaires industriels dont l’expérience est vérifiée et des contrats de construction à prix ferme.',
  ],
  'real-estate': [
    'Le fonds acquiert des immeubles dont l’usage peut être amélioré : surfaces à restructurer, performances énergétiques à relever, baux à renouveler. La valeur vient du travail sur le bâtiment plus que du mouvement des prix.',
    'Chaque acquisition est accompagnée d’un plan de travaux chiffré, d’une étude de marché locatif et d’une évaluation par un expert indépendant, renouvelée à chaque arrêté.',
  ],
  'fund-of-funds': [
    'Le fonds investit dans une sélection de fonds gérés par des équipes spécialisées, sur le marché primaire lors de leur constitution, et sur le marché secondaire en reprenant les engagements d’autres porteurs.',
    'L’acquisition d’engagements déjà investis raccourcit la durée de détention et permet de connaître les actifs avant d’y entrer. La contrepartie est une double couche de frais, dont l’incidence est indiquée au règlement.',
  ],
}

/** Passages on what the fund does. */
export const fund: Texts['fund'] = {
  strategy: (subject) => {
    const w = words(subject)
    const own = subject.fund.cmsData?.strategyText
    return {
      title: 'La stratégie',
      body: [
        subject.pick('strategy', [
          `${w.name} investit au capital ou au service ${w.de} sélectionnées une à une, selon une stratégie définie lors de sa création (${w.strategy}) et dans une zone connue de ses gérants (${w.geography}). Le secteur suivi en priorité (${w.sector}) est celui où l’équipe a construit son réseau et ses repères de prix.`,
          `La politique ${w.ofName} tient en une phrase : peu de lignes, bien connues, suivies de près. Elle s’exerce dans le cadre fixé par le règlement (stratégie : ${w.strategy} ; zone : ${w.geography} ; secteur : ${w.sector}), dont l’équipe ne s’écarte pas pour suivre une mode.`,
          `${w.name} réunit l’épargne de ses porteurs pour financer dans la durée des projets que les marchés cotés servent mal. Sa stratégie (${w.strategy}), sa zone d’intervention (${w.geography}) et son secteur de prédilection (${w.sector}) ont été choisis parce que l’équipe y investit depuis plusieurs cycles.`,
        ]),
        ...(own ? strategyBody(own) : []),
        `L’horizon de placement recommandé est de ${w.horizon}. Il découle du temps nécessaire pour acquérir, transformer, puis céder dans de bonnes conditions : il ne peut être raccourci sans nuire au résultat.`,
        sentences(
          subject.fund.diversificationObjective &&
            `Objectif de diversification : ${lowerFirst(subject.fund.diversificationObjective).replace(/\.$/, '')}.`,
          'Les limites de concentration par ligne, par secteur et par contrepartie figurent au règlement ; leur respect est contrôlé à chaque arrêté par une équipe indépendante de la gestion, puis par le dépositaire.',
        ),
      ],
    }
  },
  valueCreation: (subject) => ({
    title: 'D’où vient la valeur',
    body: VALUE_CREATION[subject.family],
  }),
  process: (subject) => {
    const w = words(subject)
    return {
      title: 'Le choix des investissements',
      body: [
        `Sur cent dossiers reçus, une dizaine font l’objet d’une étude complète et un ou deux aboutissent. Cette sélectivité est voulue : ${w.manager} préfère renoncer à une opération plutôt que d’assouplir ses critères.`,
        [
          'Une première lecture écarte ce qui sort de la stratégie, du prix ou du calendrier du fonds.',
          'L’étude approfondie porte sur le marché, les comptes, les contrats, les questions sociales et environnementales ; des conseils extérieurs en vérifient les points sensibles.',
          'Le comité d’investissement se prononce deux fois, à l’entrée en exclusivité et avant la signature. Chacun de ses membres dispose d’une voix et peut demander un complément.',
          'La décision, ses motifs et les réserves exprimées sont consignés et conservés pendant toute la vie du fonds.',
        ],
        'Les gérants investissent leur propre argent aux côtés des porteurs. Cette règle, ancienne dans la maison, fait plus pour la prudence que bien des procédures.',
      ],
    }
  },
  lifeCycle: (subject) => {
    const w = words(subject)
    return {
      title: 'La vie du fonds',
      body: [
        `Un fonds non coté vit par étapes, et ce que reçoit le porteur dépend de l’étape. ${w.launch ? `${w.name} a été lancé le ${w.launch}.` : ''}`,
        [
          'Souscription : le fonds recueille les engagements. Le capital est versé en une fois ou appelé par fractions, au fur et à mesure des acquisitions.',
          'Investissement : le portefeuille se constitue. Les frais pèsent alors plus que les plus-values, et la valeur liquidative peut passer sous le montant versé. C’est la « courbe en J », habituelle à cette classe d’actifs.',
          'Détention : les lignes progressent, se consolident ou déçoivent. Les premières cessions peuvent donner lieu à distribution.',
          'Cession : le fonds vend, rembourse et distribue. Le calendrier dépend des acheteurs autant que des gérants.',
        ],
        subject.pick('life', [
          'À aucun moment le rythme de ces étapes n’est garanti. Le règlement prévoit les cas dans lesquels la durée peut être prolongée, et la procédure d’information des porteurs.',
          'Ces étapes se chevauchent en pratique. Le rapport semestriel indique où en est le fonds, ligne par ligne, et ce qui est attendu pour la suite.',
        ]),
      ],
    }
  },
  sustainability: (subject) => {
    const own = sustainabilityBody(subject.fund.cmsData?.strategyText ?? '')
    const opening = own.length > 0 ? own : sfdrParagraphs(subject.fund.sfdr?.article)
    return { title: 'Durabilité', body: [...opening, ...SUSTAINABILITY_PRACTICE] }
  },
  portfolio: (subject) => {
    const w = words(subject)
    return {
      title: 'Le portefeuille',
      body: [
        `Les lignes ${w.ofName} sont désignées ci-après par un nom de projet, pour respecter les engagements de confidentialité pris à l’entrée. Leur ordre est celui de leur acquisition et ne dit rien de leur valeur.`,
      ],
    }
  },
}

const SUSTAINABILITY_PRACTICE = [
  'Avant chaque investissement, une grille commune relève les risques en matière d’environnement, de conditions de travail et de gouvernance. Un point jugé grave et sans remède suffit à écarter le dossier. Les secteurs exclus sont énumérés au règlement.',
  'Les principales incidences négatives sur les facteurs de durabilité sont mesurées quand les données existent. Elles manquent parfois dans les petites structures ; le rapport annuel dit alors ce qui est estimé et comment.',
]

function sfdrParagraphs(article: 6 | 8 | 9 | undefined): string[] {
  if (article === 9) {
    return [
      'Le fonds relève de l’article 9 du règlement (UE) 2019/2088 : il poursuit un objectif d’investissement durable, décrit dans son annexe précontractuelle avec les indicateurs qui servent à le mesurer.',
    ]
  }
  if (article === 8) {
    return [
      'Le fonds relève de l’article 8 du règlement (UE) 2019/2088 : il promeut des caractéristiques environnementales ou sociales, décrites dans son annexe précontractuelle, sans avoir l’investissement durable pour objectif.',
    ]
  }
  return [
    'Le fonds relève de l’article 6 du règlement (UE) 2019/2088 : les risques en matière de durabilité sont pris en compte dans les décisions, sans que le fonds promeuve de caractéristiques particulières. Les investissements sous-jacents ne prennent pas en compte les critères de l’Union européenne en matière d’activités économiques durables sur le plan environnemental.',
  ]
}
