import type { LifePhase } from '../../subject.ts'
import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const NEWS: Record<LifePhase, string> = {
  raising:
    'La collecte se poursuit et nous tenons à vous remercier d’avoir été parmi les premiers. Vos sommes ne seront appelées, ou employées, qu’au rythme des dossiers qui le méritent.',
  investing:
    'Votre fonds continue d’investir. Nous avons étudié beaucoup et signé peu, ce qui nous paraît la bonne proportion quand les prix ne se sont pas encore partout ajustés.',
  holding:
    'Votre fonds a réuni ses lignes. Nous entrons dans les années où l’on travaille sans bruit : améliorer, corriger, parfois remplacer une équipe dirigeante, et préparer la suite.',
  selling:
    'Votre fonds vend. Nous savons que vous attendez ces cessions, et nous les conduisons sans précipitation, parce qu’une vente forcée coûte toujours davantage qu’un trimestre de patience.',
  closed:
    'Votre fonds touche à sa fin. Il reste à éteindre les garanties données aux acquéreurs, puis à répartir le solde entre vous. Nous vous écrirons à chaque étape.',
}

/** Passages of the letter to holders. */
export const letter: Texts['letter'] = {
  opening: (subject) => {
    const w = words(subject)
    return {
      title: 'Aux porteurs',
      body: [
        sentences('Mesdames, Messieurs, chers porteurs,'),
        sentences(NEWS[subject.phase]),
        sentences(
          w.value
            ? `La dernière valeur liquidative, établie au ${w.valueDate}, est de ${w.value} pour la part ${w.share}.`
            : 'Aucune valeur liquidative n’a encore été établie.',
          w.distributed
            ? `Depuis l’origine, vous avez reçu ${w.distributed} par part.`
            : 'Aucune distribution n’a encore été versée, ce qui est conforme au calendrier annoncé.',
        ),
      ],
    }
  },
  period: (subject) => ({
    title: 'Ce que nous avons fait',
    body: [
      subject.pick(`period${subject.input.document.year}`, [
        'Depuis notre dernière lettre, nous avons rencontré chacun des dirigeants que nous accompagnons. Ces visites comptent plus que les tableaux : on y apprend pourquoi une commande se décale, pourquoi un directeur commercial s’en va, et ce qu’il faudra faire au trimestre suivant.',
        'Ces derniers mois nous ont rappelé que le temps est notre meilleur allié et notre principale contrainte. Une entreprise se transforme en années, un budget se juge en mois, une inquiétude se dissipe parfois en une visite d’atelier.',
        'Nous avons passé l’essentiel de ces mois auprès des équipes que nous finançons. Trois sujets reviennent partout : recruter, tenir les prix, investir dans l’outil sans s’endetter au-delà du raisonnable.',
      ]),
      'Deux décisions méritent d’être signalées. Nous avons refusé une opération à un stade avancé, parce que l’examen des contrats révélait une dépendance que le vendeur avait sous-estimée. Et nous avons remis de l’argent dans une ligne existante, au même prix qu’un investisseur extérieur, pour lui permettre d’acheter un confrère.',
      'Tout ne va pas comme prévu. Une ligne accuse du retard sur son plan ; nous avons changé le calendrier, réduit la valeur à laquelle nous la retenons et demandé au dirigeant un point mensuel. Nous vous en reparlerons, que la nouvelle soit bonne ou non.',
    ],
  }),
  conviction: (subject) => {
    const w = words(subject)
    return {
      title: 'Ce que nous croyons',
      body: [
        subject.pick('conviction', [
          'On nous demande souvent si le moment est bon. Nous n’en savons rien, et nous nous méfions de ceux qui le savent. Ce que nous pouvons choisir, c’est le prix que nous payons, les personnes à qui nous confions votre argent et l’effort que nous y mettons ensuite.',
          'L’illiquidité n’est pas une vertu. C’est un inconvénient que vous acceptez en échange d’un travail de longue haleine, que la Bourse ne permet guère. À nous de faire en sorte que ce travail ait bien lieu.',
          'La prudence n’est pas l’absence de risque : c’est de savoir lequel on prend, et de ne pas en prendre deux à la fois. Cette règle guide la composition de votre fonds.',
        ]),
        `Pour ${w.name}, cela veut dire rester dans la stratégie annoncée (${w.strategy}), garder des réserves, et vous dire les choses à temps. Votre capital n’est pas garanti et les années à venir ne ressembleront pas nécessairement aux précédentes.`,
      ],
    }
  },
  closing: (subject) => {
    const { manager } = subject.input
    return {
      title: 'Pour finir',
      body: [
        `Le prochain document vous parviendra après le prochain arrêté. D’ici là, le service des porteurs répond à vos questions au ${manager.phone} ou à ${manager.email}. Nous vous remercions de votre confiance et de votre patience.`,
        'Nous vous prions d’agréer, Mesdames, Messieurs, l’expression de nos sentiments dévoués.',
      ],
    }
  },
}
