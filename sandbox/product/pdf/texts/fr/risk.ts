import type { AssetFamily } from '../../subject.ts'
import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const FAMILY_RISK: Record<AssetFamily, string> = {
  buyout:
    '**Risque d’endettement.** Les acquisitions sont financées en partie par l’emprunt. Si les résultats de l’entreprise reculent, le service de la dette peut l’empêcher d’investir, conduire à une restructuration et réduire à rien la valeur de la participation.',
  venture:
    '**Risque lié aux jeunes entreprises.** Beaucoup n’ont pas atteint l’équilibre et dépendent de nouveaux tours de financement. Un retard technique, le départ d’un fondateur ou la fermeture du marché des capitaux peuvent entraîner la perte totale de la ligne.',
  debt: '**Risque de crédit.** Un emprunteur peut ne pas payer les intérêts ou ne pas rembourser le capital. Les sûretés, quand elles existent, peuvent se révéler insuffisantes ou longues à réaliser.',
  infrastructure:
    '**Risque d’exploitation et de régulation.** La production, le trafic ou l’usage peuvent être inférieurs aux prévisions ; une autorité peut modifier les tarifs ou les conditions d’une concession ; un incident peut interrompre l’exploitation.',
  'real-estate':
    '**Risque immobilier.** La valeur des immeubles et les loyers dépendent de l’emplacement, de la vacance, du coût des travaux et des taux d’intérêt. Un immeuble peut rester longtemps sans locataire ou sans acheteur.',
  'fund-of-funds':
    '**Risque lié aux fonds sous-jacents.** Le fonds dépend des décisions de gérants qu’il ne contrôle pas, de leurs valorisations, reçues avec retard, et de leurs propres frais, qui s’ajoutent à ceux du fonds.',
}

/** Passages on what may go wrong. */
export const risk: Texts['risk'] = {
  indicator: (subject) => {
    const w = words(subject)
    const value = subject.fund.riskIndicator
    return {
      title: 'Risque',
      body: [
        value === null
          ? 'L’indicateur synthétique de risque de ce fonds n’a pas été communiqué. Le risque de perte en capital est, en tout état de cause, à prendre au sérieux.'
          : `L’indicateur part de l’hypothèse que vous conservez les parts pendant ${w.horizon}. Il permet de comparer le niveau de risque de ce produit à d’autres. La classe la plus basse ne signifie pas un placement sans risque. Le risque réel peut être très différent si vous sortez avant l’échéance, quand la sortie est possible, et vous pourriez recevoir moins.`,
        'Le capital n’est pas garanti. Les parts ne sont pas cotées et ne trouvent pas toujours acheteur : vous pourriez ne pas pouvoir les vendre facilement, ou devoir les vendre à un prix qui influe sensiblement sur le montant que vous recevez.',
        ...(subject.fund.hasCurrencyRisk
          ? [
              'Attention au risque de change : une partie des actifs est libellée dans une autre devise que celle des parts. Ce que vous recevez dépend donc aussi des taux de change. L’indicateur ci-dessus ne tient pas compte de ce risque.',
            ]
          : []),
      ],
    }
  },
  factors: (subject) => {
    const w = words(subject)
    return {
      title: 'Facteurs de risque',
      body: [
        'Les risques qui suivent sont présentés sans ordre d’importance. La liste n’est pas close : d’autres risques, inconnus ou jugés mineurs à ce jour, peuvent affecter le fonds.',
        '**Risque de perte en capital.** Le fonds n’offre aucune protection. La valeur des actifs peut baisser et le porteur peut ne pas retrouver le montant qu’il a versé, même au terme de l’horizon recommandé.',
        FAMILY_RISK[subject.family],
        '**Risque de liquidité.** Les actifs ne sont pas cotés. Leur cession prend des mois, dépend d’un petit nombre d’acheteurs et peut se faire à un prix inférieur à la dernière valorisation.',
        `**Risque de valorisation.** Les ${w.positions} sont évaluées selon des méthodes reconnues, avec une part de jugement. La valeur liquidative peut s’écarter du prix qui serait obtenu d’un acheteur.`,
        '**Risque de concentration.** Le portefeuille compte peu de lignes. Les difficultés d’une seule peuvent peser sensiblement sur l’ensemble, en particulier en début et en fin de vie.',
        '**Risque de sélection.** Le choix des investissements repose sur l’appréciation de l’équipe. Elle peut se tromper, ou ne pas trouver assez d’occasions conformes à la stratégie.',
        '**Risque lié aux personnes.** Le départ de gérants clés peut ralentir le fonds. Le règlement prévoit la suspension des nouveaux investissements dans certains cas, et l’information des porteurs.',
        '**Risque de taux.** Une hausse des taux renchérit les financements et pèse sur les prix auxquels les actifs peuvent être cédés.',
        ...(subject.fund.hasCurrencyRisk
          ? [
              '**Risque de change.** Des actifs ou des revenus sont libellés dans une autre devise que celle de la part. La couverture, quand elle est pratiquée, n’est ni complète ni permanente.',
            ]
          : []),
        '**Risque de durabilité.** Un événement ou une situation dans le domaine environnemental, social ou de la gouvernance peut, s’il survient, affecter la valeur d’un investissement.',
        '**Risque juridique et fiscal.** La loi, la doctrine ou leur interprétation peuvent changer pendant la vie du fonds, y compris avec effet sur les opérations en cours.',
        '**Risque opérationnel.** Une erreur, une fraude ou une défaillance d’un système ou d’un prestataire peut causer une perte, malgré les contrôles en place.',
      ],
    }
  },
  liquidity: (subject) => {
    const { fund, formats } = subject
    const blocked = fund.blockingPeriod
    return {
      title: 'Liquidité',
      body: [
        subject.isWindingUp
          ? 'Le fonds cède ses derniers actifs. Les porteurs reçoivent leur quote-part du produit à mesure des ventes, sans pouvoir en demander le versement anticipé.'
          : blocked
            ? `Le rachat des parts n’est pas possible pendant ${blocked.years} ans, soit jusqu’au ${formats.longDate(blocked.until)}, hors cas de déblocage anticipé. Ces cas sont limitativement énumérés par le règlement : décès, invalidité, licenciement, dans les conditions qu’il précise.`
            : 'Le règlement fixe les conditions dans lesquelles une sortie peut être demandée, les délais de préavis et les plafonds applicables. Hors de ces conditions, le porteur ne peut compter que sur la cession de ses parts à un tiers.',
        'La cession à un tiers est libre ou soumise à agrément selon la catégorie de parts. Aucun marché n’est organisé : le cédant doit trouver lui-même un acquéreur, et le prix se discute entre eux. N’investissez que des sommes dont vous n’aurez pas besoin avant l’échéance.',
      ],
    }
  },
}
