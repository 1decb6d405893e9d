import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const PROFESSIONAL_FORMS = ['FPCI', 'SLP', 'FPS']

/** Passages of the key information document, under the headings of regulation (EU) 1286/2014, article 8. */
export const keyInformation: Texts['keyInformation'] = {
  purpose: (subject) => {
    const w = words(subject)
    const { manager } = subject.input
    return {
      title: 'Objectif',
      body: [
        'Le présent document contient des informations essentielles sur le produit d’investissement. Il ne s’agit pas d’un document à caractère commercial. Ces informations vous sont fournies conformément à une obligation légale, pour vous aider à comprendre en quoi consiste ce produit et quels risques, coûts, gains et pertes potentiels y sont associés, et pour vous aider à le comparer à d’autres produits.',
        `Produit : ${w.name} (${w.form}). Initiateur : ${w.manager}, ${manager.approval}. Appelez le ${manager.phone} pour de plus amples informations. Document produit le ${w.date}.`,
        '**Vous êtes sur le point d’acheter un produit qui n’est pas simple et qui peut être difficile à comprendre.**',
      ],
    }
  },
  product: (subject) => {
    const w = words(subject)
    const isProfessional = PROFESSIONAL_FORMS.includes(subject.fund.legalForm)
    return {
      title: 'En quoi consiste ce produit ?',
      body: [
        `**Type.** ${subject.input.fund.name} est un fonds d’investissement alternatif de droit français (${w.form}).`,
        `**Durée.** L’horizon de placement recommandé est de ${w.horizon}. Le règlement précise les cas de prolongation. La société de gestion ne peut pas dissoudre le fonds de façon unilatérale hors des cas prévus par la loi.`,
        `**Objectifs.** Le fonds cherche à obtenir une plus-value à long terme en investissant auprès ${w.de} (stratégie : ${w.strategy} ; zone : ${w.geography} ; secteur : ${w.sector}). Le rendement dépend de la valeur à laquelle les actifs pourront être cédés et des revenus qu’ils produisent.`,
        isProfessional
          ? '**Investisseurs visés.** Investisseurs professionnels ou assimilés, ayant une bonne connaissance des actifs non cotés et pouvant supporter la perte totale des sommes placées.'
          : '**Investisseurs de détail visés.** Personnes qui ont une épargne diversifiée, peuvent immobiliser une part limitée de leur patrimoine jusqu’à l’échéance et supporter une perte en capital, qui peut être totale.',
      ],
    }
  },
  risks: () => ({
    title: 'Quels sont les risques ?',
    body: [
      'L’indicateur synthétique de risque permet d’apprécier le niveau de risque de ce produit par rapport à d’autres. Il indique la probabilité que ce produit enregistre des pertes en cas de mouvements sur les marchés ou d’une impossibilité de notre part de vous payer.',
    ],
  }),
  scenarios: () => ({
    title: 'Que pourrais-je obtenir ?',
    body: [
      'Ce que vous obtiendrez dépend de la valeur à laquelle les actifs seront cédés. Cette valeur est incertaine et ne peut être prédite avec précision. Il n’existe aucun rendement minimal garanti : vous pourriez perdre tout ou partie de votre investissement.',
      'Les montants du tableau sont de simples calculs : ils appliquent à la somme versée un multiple fixé par hypothèse, identique pour tous les fonds de la société de gestion. Ils n’indiquent ni probabilité, ni objectif, ni prévision, et ne tiennent pas compte de votre situation fiscale.',
    ],
  }),
  default: (subject) => {
    const w = words(subject)
    return {
      title: 'Que se passe-t-il si le gérant ne peut pas payer ?',
      body: [
        `Les actifs du fonds sont conservés par le dépositaire et séparés de ceux ${w.ofManager}. La défaillance de la société de gestion n’aurait pas d’incidence directe sur leur propriété. La défaillance du dépositaire pourrait, elle, causer une perte. Aucun régime d’indemnisation ou de garantie ne compense les pertes du fonds.`,
      ],
    }
  },
  costs: () => ({
    title: 'Que va me coûter cet investissement ?',
    body: [
      'Il se peut que la personne qui vous vend ce produit ou vous fournit des conseils à son sujet vous demande de payer des coûts supplémentaires. Si c’est le cas, elle vous informera de ces coûts et vous montrera leur incidence sur votre investissement.',
    ],
  }),
  holding: (subject) => {
    const w = words(subject)
    const { fund, formats } = subject
    return {
      title: 'Combien de temps dois-je le conserver ?',
      body: [
        `**Période de détention recommandée : ${w.horizon}.** ${
          fund.blockingPeriod
            ? `Les sommes sont bloquées jusqu’au ${formats.longDate(fund.blockingPeriod.until)}, hors cas de déblocage anticipé prévus par le règlement.`
            : 'Le règlement indique si, quand et à quelles conditions une sortie avant l’échéance est possible.'
        } Une sortie anticipée, lorsqu’elle est admise, peut réduire ce que vous recevez et remettre en cause un avantage fiscal.`,
      ],
    }
  },
  complaint: (subject) => {
    const { manager } = subject.input
    return {
      title: 'Comment puis-je formuler une réclamation ?',
      body: [
        `Par courrier à ${manager.name}, ${manager.address}, ou par message à ${manager.email}. Une réponse est donnée dans les deux mois. Vous pouvez ensuite saisir gratuitement le médiateur de l’Autorité des marchés financiers.`,
      ],
    }
  },
  other: (subject) => ({
    title: 'Autres informations pertinentes',
    body: [
      `Le règlement, le dernier rapport annuel et les valeurs liquidatives sont disponibles sur ${subject.input.manager.website} ou sur demande. ${
        subject.fund.sfdr
          ? `Classification au titre du règlement (UE) 2019/2088 : article ${subject.fund.sfdr.article}.`
          : ''
      } Ce document est revu au moins une fois par an.`,
    ],
  }),
}
