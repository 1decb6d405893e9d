import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const QUOTAS: Record<string, string> = {
  FCPI: 'L’actif est investi pour 70 % au moins dans des entreprises non cotées qui répondent aux critères d’innovation fixés par le code monétaire et financier. Ce quota est atteint dans les délais légaux et maintenu jusqu’à l’ouverture de la préliquidation.',
  FIP: 'L’actif est investi pour 70 % au moins dans des petites et moyennes entreprises régionales, établies dans la zone géographique choisie par le fonds. Ce quota est atteint dans les délais légaux et maintenu jusqu’à l’ouverture de la préliquidation.',
  FCPR: 'L’actif est investi pour 50 % au moins en titres d’entreprises non cotées, en parts de sociétés ou en avances en compte courant consenties à ces sociétés, dans les conditions de l’article L. 214-28 du code monétaire et financier.',
}

/** Articles of the fund rules. */
export const rules: Texts['rules'] = {
  form: (subject) => {
    const w = words(subject)
    return {
      title: 'Dénomination et forme',
      body: [
        `Le fonds a pour dénomination « ${w.name} ». Il est constitué sous la forme suivante : ${w.form}. Il est régi par le code monétaire et financier, par le règlement général de l’Autorité des marchés financiers et par le présent règlement.`,
        'Le fonds est une copropriété de valeurs, sans personnalité morale, sauf lorsque la loi la lui reconnaît. Sa dénomination est suivie, dans tous les actes et documents, de l’indication de sa forme.',
        'La souscription ou l’acquisition de parts emporte de plein droit adhésion au présent règlement, dont un exemplaire est remis à chaque porteur préalablement à son engagement.',
      ],
    }
  },
  duration: (subject) => {
    const w = words(subject)
    return {
      title: 'Durée',
      body: [
        `La durée du fonds correspond à l’horizon de placement, soit ${w.horizon} à compter de sa constitution, sauf dissolution anticipée. Elle peut être prolongée par la société de gestion, par périodes d’un an et dans la limite prévue par la loi, si l’intérêt des porteurs le justifie.`,
        'La prolongation est décidée au moins trois mois avant le terme, après avis du comité consultatif et accord du dépositaire. Les porteurs et l’Autorité des marchés financiers en sont informés.',
      ],
    }
  },
  holdings: (subject) => ({
    title: 'Composition de l’actif',
    body: [
      QUOTAS[subject.fund.legalForm] ??
        'L’actif est composé de titres, de parts, de créances et de droits, cotés ou non, dans les limites propres à la forme du fonds et précisées dans l’annexe relative à la stratégie.',
      'Les sommes non investies sont placées en dépôts, en bons du Trésor ou en parts de fonds monétaires. Le fonds n’a pas recours à des instruments financiers à terme dans un but spéculatif ; il peut couvrir un risque de change ou de taux.',
      'Le fonds peut emprunter dans la limite de 10 % de ses actifs, de façon temporaire, pour faire face à un décalage entre un appel de capital et une acquisition. Il n’accorde de garantie qu’aux acquéreurs de ses actifs, dans la limite du prix reçu.',
    ],
  }),
  rights: () => ({
    title: 'Droits attachés aux parts',
    body: [
      'Chaque porteur dispose d’un droit de copropriété sur les actifs du fonds, proportionnel au nombre de parts qu’il détient et aux droits de leur catégorie. Les parts sont inscrites en compte, au nominatif pur ou administré.',
      'Les porteurs d’une même catégorie sont traités à égalité. Un traitement préférentiel, s’il est accordé à certains investisseurs, est décrit dans la note de souscription avec le type d’investisseur qui en bénéficie.',
      'Les porteurs ne sont tenus des dettes du fonds qu’à concurrence de leur quote-part de l’actif. Ils ne peuvent ni provoquer le partage du fonds, ni s’immiscer dans sa gestion.',
    ],
  }),
  valuation: (subject) => {
    const frequency = {
      month: 'chaque mois',
      quarter: 'chaque trimestre',
      semester: 'chaque semestre',
      year: 'chaque année',
    }
    return {
      title: 'Valeur liquidative',
      body: [
        `La valeur liquidative de chaque catégorie de parts est établie ${frequency[subject.fund.valuationFrequency]}, le dernier jour de la période. Elle est obtenue en divisant l’actif net revenant à la catégorie par le nombre de parts émises. Elle est mise à la disposition des porteurs dans les huit semaines.`,
        'La société de gestion peut suspendre le calcul lorsque des circonstances exceptionnelles rendent impossible une évaluation sincère. Elle en informe sans délai le dépositaire, l’autorité et les porteurs.',
      ],
    }
  },
  income: () => ({
    title: 'Affectation des sommes distribuables',
    body: [
      'Les sommes distribuables comprennent le résultat net, augmenté du report à nouveau, et les plus-values réalisées, nettes de frais, constatées au cours de l’exercice ou antérieurement. La société de gestion décide de leur distribution ou de leur conservation.',
      'Aucune distribution n’est faite pendant la période de souscription. Les sommes distribuées viennent d’abord rembourser le montant libéré des parts.',
    ],
  }),
  year: () => ({
    title: 'Exercice comptable',
    body: [
      'L’exercice dure douze mois et se termine le 31 décembre. Le premier exercice court de la constitution du fonds au 31 décembre de l’année suivante, si cette constitution intervient au second semestre.',
      'À la clôture, la société de gestion dresse l’inventaire, les comptes annuels et le rapport de gestion, certifiés par le commissaire aux comptes. L’ensemble est adressé à tout porteur qui en fait la demande.',
    ],
  }),
  amendment: () => ({
    title: 'Modification du règlement',
    body: [
      'Toute modification est décidée par la société de gestion, avec l’accord du dépositaire. Celles qui touchent à la stratégie, aux frais ou aux droits des parts sont soumises à l’agrément ou à la déclaration prévus par la réglementation, et notifiées individuellement aux porteurs.',
      'Une modification qui augmente la charge des porteurs ne s’applique qu’après un délai de préavis d’un mois au moins.',
    ],
  }),
  dissolution: () => ({
    title: 'Dissolution et liquidation',
    body: [
      'Le fonds est dissous à l’expiration de sa durée, ou par anticipation lorsque l’actif net reste inférieur au seuil légal pendant trente jours, en cas de cessation des fonctions du dépositaire sans remplacement, ou sur décision de la société de gestion dans les cas prévus par la loi.',
      'La dissolution ouvre la liquidation. La société de gestion, ou le liquidateur désigné en justice, réalise les actifs, paie les créanciers et répartit le solde. Le commissaire aux comptes établit un rapport sur les opérations de liquidation.',
    ],
  }),
  jurisdiction: () => ({
    title: 'Droit applicable et contestations',
    body: [
      'Le présent règlement est soumis au droit français. Toute contestation relative au fonds, qui s’élèverait pendant sa durée ou lors de sa liquidation, est portée devant les juridictions compétentes, après recherche d’une solution amiable.',
      'Si une stipulation se révélait nulle, les autres resteraient en vigueur. La version française du règlement fait foi.',
    ],
  }),
}
