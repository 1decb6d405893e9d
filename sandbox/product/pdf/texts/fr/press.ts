import type { LifePhase } from '../../subject.ts'
import { lowerFirst } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { labels } from './labels.ts'
import { sentences, words } from './words.ts'

const ANNOUNCEMENTS: Record<LifePhase, { headline: string; quote: string }> = {
  raising: {
    headline: 'annonce l’ouverture des souscriptions du fonds',
    quote:
      'Nous n’avons pas cherché à lancer un fonds de plus, mais à donner aux épargnants un accès clair à un métier que nous exerçons depuis longtemps',
  },
  investing: {
    headline: 'fait le point sur les investissements du fonds',
    quote:
      'Les prix sont redevenus discutables, au bon sens du terme. Nous avançons dossier par dossier, sans nous fixer d’objectif de rythme',
  },
  holding: {
    headline: 'publie les informations périodiques du fonds',
    quote:
      'Le portefeuille est au complet. Notre tâche est maintenant de faire grandir ce que nous avons choisi',
  },
  selling: {
    headline: 'fait le point sur les cessions du fonds',
    quote:
      'Vendre bien demande autant de préparation qu’acheter bien. Nous prenons le temps nécessaire, et nous le disons',
  },
  closed: {
    headline: 'annonce l’avancement de la liquidation du fonds',
    quote: 'Mener un fonds jusqu’à son terme, et rendre compte jusqu’au dernier euro, fait partie du métier',
  },
}

/** Passages of the press release. */
export const press: Texts['press'] = {
  headline: (subject) => {
    const w = words(subject)
    const { city } = subject.input.manager
    return {
      title: `${city}, le ${w.date}`,
      body: [
        `${w.manager} ${ANNOUNCEMENTS[subject.phase].headline} ${w.name}. Le fonds en bref : ${lowerFirst(subject.fund.summary)}`,
        sentences(
          w.value &&
            `La valeur liquidative de la part ${w.share} a été établie à ${w.value} au ${w.valueDate}.`,
          w.lastDistribution &&
            `La dernière distribution, de ${w.lastDistribution.amount} par part, date du ${w.lastDistribution.date} ; le total distribué s’élève à ${w.distributed ?? w.lastDistribution.amount}.`,
          w.lastCall &&
            `Le dernier appel de capital, de ${w.lastCall.amount} par part, date du ${w.lastCall.date}.`,
          'Ces éléments sont communiqués aux porteurs le même jour, dans leur espace personnel.',
        ),
      ],
    }
  },
  detail: (subject) => {
    const w = words(subject)
    return {
      title: 'En détail',
      body: [
        `« ${ANNOUNCEMENTS[subject.phase].quote} », déclare ${labels.signatory.name}, présidente ${w.ofManager}.`,
        `Le fonds investit selon une stratégie constante (${w.strategy}), dans une zone définie (${w.geography}), avec un horizon de placement recommandé de ${w.horizon}. Ses documents réglementaires sont tenus à la disposition du public sur le site de la société de gestion.`,
        [
          `Forme juridique : ${w.form}`,
          `Investissement minimum : ${w.minimum}`,
          ...(w.size ? [`Taille du fonds : ${w.size}`] : []),
          ...(w.launch ? [`Date de lancement : ${w.launch}`] : []),
        ],
      ],
    }
  },
  aboutFund: (subject) => {
    const w = words(subject)
    return {
      title: `À propos ${w.ofName}`,
      body: [
        `${w.name} est un fonds non coté (${w.form}) de stratégie constante (${w.strategy}). Il présente un risque de perte en capital et une liquidité réduite. Son indicateur de risque, ses frais et ses conditions de sortie sont décrits dans le document d’informations clés.`,
      ],
    }
  },
  aboutManager: (subject) => {
    const w = words(subject)
    return {
      title: `À propos ${w.ofManager}`,
      body: [
        `${w.manager} est une société de gestion indépendante, consacrée aux actifs non cotés. Ses équipes investissent pour le compte de particuliers, de conseillers en gestion de patrimoine et d’établissements financiers. Son capital est détenu par ses dirigeants et ses salariés.`,
      ],
    }
  },
  contact: (subject) => {
    const { manager } = subject.input
    return {
      title: 'Contact',
      body: [`Relations presse et porteurs : ${manager.phone} – ${manager.email} – ${manager.website}`],
    }
  },
}
