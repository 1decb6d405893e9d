import { markdownBody } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { words } from './words.ts'

/** Passages of the tax note. They give no rate: rates are dated data of the fund, and move with the law. */
export const tax: Texts['tax'] = {
  frame: (subject) => {
    const w = words(subject)
    const { fund, formats } = subject
    const own = fund.cmsData?.taxationText
    const until = fund.cmsData?.taxationValidUntil
    return {
      title: 'Le cadre fiscal',
      body: [
        `Cette note résume le régime applicable aux porteurs ${w.ofName} qui sont fiscalement domiciliés en France, au ${w.date}.`,
        ...(own ? markdownBody(own) : [`${fund.taxation.replace(/\.$/, '')}.`]),
        'Le traitement fiscal dépend de la situation individuelle de chaque porteur et peut être modifié. Ces indications ne remplacent pas l’avis d’un conseil.',
        ...(until ? [`Les indications de cette note valent jusqu’au ${formats.longDate(until)}.`] : []),
      ],
    }
  },
  income: () => ({
    title: 'Pendant la détention',
    body: [
      'Une distribution peut avoir la nature d’un remboursement d’apport, d’une plus-value ou d’un revenu. Chacune suit son propre régime. La nature de chaque versement est indiquée sur l’avis d’opération et reprise dans le document fiscal annuel.',
      'La part qui rembourse l’apport n’est pas imposée tant que le total reçu ne dépasse pas le prix d’acquisition des parts. Elle diminue ce prix pour le calcul d’une plus-value future : il est donc utile de conserver tous les avis.',
      'Des prélèvements sociaux peuvent être dus même lorsque le revenu est exonéré d’impôt. Ils sont retenus à la source par l’établissement payeur, ou à acquitter lors de la déclaration.',
    ],
  }),
  gains: (subject) => ({
    title: 'À la sortie',
    body: [
      'La cession de parts, leur annulation ou la liquidation du fonds donne lieu au calcul d’une plus-value ou d’une moins-value, par différence entre les sommes reçues et le prix d’acquisition corrigé des remboursements.',
      subject.fund.blockingPeriod
        ? `Un avantage obtenu à la souscription peut être repris si les parts sont cédées avant le ${subject.formats.longDate(subject.fund.blockingPeriod.until)}, sauf décès, invalidité ou licenciement dans les conditions de la loi.`
        : 'Certains régimes supposent un engagement de conservation. Sa rupture peut entraîner la perte de l’avantage et l’imposition des sommes exonérées.',
      'Une moins-value s’impute, le cas échéant, sur des plus-values de même nature, pendant la période que fixe la loi.',
    ],
  }),
  events: () => ({
    title: 'Quand déclarer',
    body: [
      'Le tableau suivant rappelle les événements les plus courants et le document qui sert à les déclarer.',
    ],
  }),
  documents: (subject) => ({
    title: 'Les documents',
    body: [
      `Le document fiscal annuel est déposé chaque printemps dans l’espace personnel du porteur, sur ${subject.input.manager.website}. Un porteur dont les parts sont inscrites chez un intermédiaire le reçoit de celui-ci.`,
      'Les personnes qui détiennent leurs parts au sein d’un contrat d’assurance vie relèvent de la fiscalité du contrat. Celles qui résident hors de France se réfèrent à la convention applicable et au droit de leur pays.',
      'Les parts entrent dans le patrimoine du porteur. Leur valeur au 1er janvier, utile pour certaines déclarations, est la dernière valeur liquidative connue à cette date.',
    ],
  }),
}
