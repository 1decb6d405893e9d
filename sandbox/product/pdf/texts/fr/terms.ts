import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const PROFESSIONAL_FORMS = ['FPCI', 'SLP', 'FPS']

/** Passages on how one enters, what one pays and how one leaves. */
export const terms: Texts['terms'] = {
  subscription: (subject) => {
    const w = words(subject)
    const { fund, formats } = subject
    const period = fund.subscriptionPeriod
    const isProfessional = PROFESSIONAL_FORMS.includes(fund.legalForm)
    return {
      title: 'Souscription',
      body: [
        sentences(
          period &&
            (period.closesOn
              ? `La période de souscription court du ${formats.longDate(period.opensOn)} au ${formats.longDate(period.closesOn)}.`
              : `La période de souscription est ouverte depuis le ${formats.longDate(period.opensOn)}.`),
          `L’investissement minimum est de ${w.minimum}.`,
          isProfessional
            ? 'Le fonds s’adresse à des investisseurs professionnels, ou assimilés par le règlement, capables d’en apprécier les risques.'
            : 'Le fonds est ouvert à tout investisseur qui en comprend les risques et peut se passer des sommes placées pendant toute la durée recommandée.',
        ),
        'La souscription se fait par l’intermédiaire d’un établissement financier partenaire ou d’un conseiller en investissements financiers. Celui-ci recueille les informations nécessaires pour vérifier que le placement convient à la situation, aux connaissances et aux objectifs du souscripteur.',
        'Elle prend effet à la réception du bulletin signé, des pièces d’identité et des fonds. Une demande incomplète n’est pas traitée. La société de gestion peut clore la période par anticipation lorsque le montant maximal est atteint, en respectant le préavis prévu au règlement.',
      ],
    }
  },
  transfers: () => ({
    title: 'Cession et transmission des parts',
    body: [
      'Les parts peuvent être cédées, données ou transmises par succession. Toute opération est notifiée à la société de gestion, qui met à jour le registre des porteurs après avoir vérifié l’identité de l’acquéreur et sa capacité à détenir ces parts.',
      'En cas de décès, les ayants droit adressent l’acte de notoriété au service des porteurs. Les parts sont inscrites au nom de l’indivision jusqu’au partage, puis réparties selon l’acte que le notaire transmet.',
      'Une cession intervenue avant la fin de la durée de détention prévue par la loi peut remettre en cause un avantage fiscal obtenu lors de la souscription.',
    ],
  }),
  distributions: (subject) => {
    const w = words(subject)
    return {
      title: 'Distributions',
      body: [
        sentences(
          'Les produits de cession et les revenus sont distribués, ou conservés pour couvrir les frais et les engagements du fonds, selon ce que prévoit le règlement.',
          w.distributed
            ? `À la date de ce document, ${w.distributed} ont été distribués par part.`
            : 'À la date de ce document, aucune distribution n’a été versée.',
        ),
        'Une distribution réduit d’autant la valeur liquidative : elle n’est pas un gain supplémentaire, mais le retour d’une partie de ce qui appartient déjà au porteur. Elle est versée par virement au compte enregistré ; un changement de coordonnées bancaires doit être signalé au moins dix jours ouvrés avant la date de paiement.',
        'L’ordre de répartition entre catégories de parts est fixé par le règlement : remboursement du nominal, puis, le cas échéant, rendement prioritaire, puis partage du solde.',
      ],
    }
  },
  costs: () => ({
    title: 'Coûts',
    body: [
      'Les coûts servent à rémunérer la gestion, l’administration et la distribution du fonds. Ils réduisent la croissance potentielle du placement. Leur taux, leur assiette et leur plafond figurent au règlement et au document d’informations clés, qui seuls font foi.',
      'La personne qui vous vend ce fonds ou vous conseille peut vous demander des coûts supplémentaires. Elle vous informe alors de leur montant et de leur effet sur votre placement dans la durée.',
    ],
  }),
  exit: (subject) => {
    return {
      title: 'La fin du fonds',
      body: [
        subject.isWindingUp
          ? 'Le fonds cède les actifs qui restent et répartit leur produit. Les parts ne donnent plus droit qu’à cette répartition, dont le calendrier dépend des cessions, des garanties données aux acquéreurs et de l’issue d’éventuels litiges.'
          : 'À l’approche du terme, la société de gestion prépare les cessions, puis ouvre la période de préliquidation et enfin la liquidation. Le produit est réparti entre les porteurs à mesure des ventes.',
        'Une réserve est gardée jusqu’à l’extinction des garanties accordées aux acquéreurs. Le solde est versé à la clôture des comptes de liquidation, certifiés par le commissaire aux comptes, et chaque porteur reçoit un décompte.',
      ],
    }
  },
  shares: () => ({
    title: 'Les parts',
    body: [
      'Les droits des porteurs sont représentés par des parts, entières ou fractionnées. Les catégories se distinguent par leur devise, leur minimum de souscription ou les intermédiaires auxquels elles sont réservées ; elles donnent droit au même portefeuille.',
    ],
  }),
}
