import type { Texts } from '../texts.ts'
import { words } from './words.ts'

/** Passages on who does what, and on the rights of holders. */
export const governance: Texts['governance'] = {
  bodies: (subject) => {
    const w = words(subject)
    return {
      title: 'Les intervenants',
      body: [
        `${w.manager} gère le fonds, le représente et exerce pour lui les droits attachés aux actifs. Elle agit de manière indépendante et dans le seul intérêt des porteurs.`,
        'Le dépositaire conserve les actifs ou en vérifie la propriété, suit les flux de liquidités et contrôle la régularité des décisions. Il est juridiquement distinct de la société de gestion et répond envers les porteurs des pertes qui lui sont imputables.',
        'Le commissaire aux comptes certifie les comptes annuels, atteste la composition de l’actif et signale à l’autorité les irrégularités dont il aurait connaissance. Le délégataire comptable calcule la valeur liquidative.',
        'Le comité consultatif réunit des représentants de porteurs. Il est informé des conflits d’intérêts, des changements d’équipe et des écarts à la stratégie, et rend des avis ; il ne gère pas.',
      ],
    }
  },
  conflicts: (subject) => {
    const w = words(subject)
    return {
      title: 'Conflits d’intérêts',
      body: [
        `${w.manager} gère plusieurs fonds. Lorsqu’une occasion convient à deux d’entre eux, elle est répartie selon des règles écrites, fondées sur la stratégie, le calendrier et les montants restant à investir. La répartition est consignée avant l’opération.`,
        'Un fonds ne vend pas un actif à un autre fonds de la maison sans évaluation d’un expert indépendant et information du comité consultatif. Les honoraires perçus par la société de gestion auprès des sociétés du portefeuille viennent en diminution des frais de gestion, dans la proportion indiquée au règlement.',
        'Les salariés ne peuvent investir pour leur compte dans une société étudiée par un fonds. Les cadeaux et invitations sont déclarés au-delà d’un seuil modeste. La politique complète est remise sur simple demande.',
      ],
    }
  },
  reporting: (subject) => {
    const w = words(subject)
    const frequency = {
      month: 'chaque mois',
      quarter: 'chaque trimestre',
      semester: 'chaque semestre',
      year: 'chaque année',
    }
    return {
      title: 'Information des porteurs',
      body: [
        `Un document de suivi est établi ${frequency[subject.fund.reportingFrequency]} ; la valeur liquidative est calculée ${frequency[subject.fund.valuationFrequency]}. Le rapport annuel, certifié, paraît dans les six mois de la clôture de l’exercice.`,
        `Les porteurs trouvent ces documents dans leur espace personnel sur ${subject.input.manager.website}. Ils peuvent en demander un exemplaire imprimé, sans frais, au service des porteurs.`,
        `Tout événement important – changement de dépositaire, modification du règlement, départ d’un gérant clé – est annoncé par lettre ou par courrier électronique, dans les délais prévus par la réglementation. ${w.manager} répond aux questions individuelles sous dix jours ouvrés.`,
      ],
    }
  },
  complaints: (subject) => {
    const { manager } = subject.input
    return {
      title: 'Réclamations',
      body: [
        `Une réclamation peut être adressée par écrit à ${manager.name}, service des réclamations, ${manager.address}, ou à ${manager.email}. Il en est accusé réception sous dix jours ouvrés et une réponse est donnée dans les deux mois.`,
        'Si la réponse ne convient pas, le porteur peut saisir gratuitement le médiateur de l’Autorité des marchés financiers (17, place de la Bourse, 75082 Paris Cedex 02), sans renoncer à son droit d’agir en justice.',
      ],
    }
  },
  personalData: (subject) => {
    const w = words(subject)
    return {
      title: 'Données personnelles',
      body: [
        `${w.manager} traite les données des porteurs pour tenir le registre, exécuter les opérations, respecter ses obligations de vigilance et informer sur le fonds. Elles sont conservées cinq ans après la liquidation du dernier fonds détenu, puis effacées.`,
        'Chacun peut demander l’accès à ses données, leur rectification ou leur effacement, en limiter l’usage ou s’y opposer, et introduire une réclamation auprès de la Commission nationale de l’informatique et des libertés. Les demandes sont à adresser au délégué à la protection des données.',
      ],
    }
  },
  legalNotice: (subject) => {
    const w = words(subject)
    return {
      title: 'Avertissement',
      body: [
        'Ce document est destiné à l’information des porteurs et des personnes qui envisagent de le devenir. Il ne constitue ni une offre, ni un conseil en investissement, ni une recommandation adaptée à une situation particulière. En cas d’écart avec le règlement du fonds, celui-ci l’emporte.',
        `Les informations sont données au ${w.date}, sur la foi de sources jugées sérieuses. Elles peuvent évoluer sans que ce document soit mis à jour. Sa reproduction, même partielle, est soumise à l’accord ${w.ofManager}. Le fonds ne peut être proposé dans un pays où sa commercialisation n’est pas autorisée, ni à une personne des États-Unis.`,
      ],
    }
  },
}
