import type { AssetFamily } from '../../subject.ts'
import { markdownBody } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const METHODS: Record<AssetFamily, string> = {
  buyout:
    'Les participations sont évaluées par comparaison avec des entreprises cotées ou récemment cédées, un multiple du résultat étant appliqué à des comptes récents puis corrigé de la dette nette et d’une décote d’illiquidité. Pendant les douze premiers mois, le prix d’acquisition sert de repère, sauf événement contraire.',
  venture:
    'Les participations sont évaluées d’après le dernier tour de financement, lorsqu’il est récent et qu’un tiers l’a mené, puis ajustées selon l’atteinte des étapes prévues. Une étape manquée, une trésorerie courte ou un marché qui se ferme entraînent une décote, sans attendre le tour suivant.',
  debt: 'Les créances saines sont évaluées au coût amorti, intérêts courus compris. Un retard de paiement, le franchissement d’un seuil contractuel ou une dégradation durable de l’emprunteur conduisent à une dépréciation fondée sur les flux que le fonds peut raisonnablement recouvrer.',
  infrastructure:
    'Les actifs sont évalués par actualisation des flux attendus sur la durée des contrats. Le taux retenu tient compte des taux sans risque, du pays, du stade de construction et de la part des revenus exposée aux prix de marché. Les principales hypothèses sont revues à chaque arrêté.',
  'real-estate':
    'Chaque immeuble est évalué par un expert immobilier indépendant, par capitalisation des loyers et par comparaison. Les travaux engagés et la vacance sont pris en compte. L’expert est remplacé à intervalles réguliers.',
  'fund-of-funds':
    'Les engagements sont évalués d’après la dernière valeur communiquée par chaque gérant sous-jacent, mise à jour des flux intervenus depuis. Lorsque cette valeur paraît ancienne ou discutable, une décote est appliquée et documentée.',
}

const CONTROL =
  'Les évaluations sont préparées par une équipe distincte de la gestion, discutées au comité de valorisation et examinées par le commissaire aux comptes à la clôture de l’exercice. Elles suivent les lignes directrices internationales du capital-investissement (IPEV).'

/** Passages that introduce or explain figures. */
export const figures: Texts['figures'] = {
  performance: (subject) => {
    const w = words(subject)
    return {
      title: 'Évolution de la valeur',
      body: [
        sentences(
          w.value &&
            `Au ${w.valueDate}, la valeur liquidative de la part ${w.share} s’établit à ${w.value}, pour ${w.paidIn} versés.`,
          w.distributed && `Depuis l’origine, ${w.distributed} ont été distribués par part.`,
        ),
      ],
    }
  },
  netAssetValues: () => ({
    title: 'Valeurs liquidatives',
    body: [
      'Les valeurs ci-dessous sont établies par part, dans la devise de la part, après déduction des frais de gestion et des distributions de la même date.',
    ],
  }),
  cashFlows: () => ({
    title: 'Flux avec les porteurs',
    body: [
      'Les appels de capital sont les sommes que le porteur a versées par part ; les distributions, celles qu’il a reçues. Le solde net indique ce qui reste à recouvrer, ou ce qui a été reçu au-delà des versements, sans tenir compte de la valeur des parts encore détenues.',
    ],
  }),
  valuation: (subject) => {
    const own = subject.fund.cmsData?.valuationText
    return {
      title: 'Comment les actifs sont évalués',
      body: [
        ...(own ? markdownBody(own) : [METHODS[subject.family], CONTROL]),
        'Entre deux arrêtés, une valeur n’est modifiée que si un événement connu le justifie. Une cession signée est reprise à son prix, sous déduction d’une provision tant qu’elle n’est pas encaissée.',
      ],
    }
  },
}
