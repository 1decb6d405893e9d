import type { LocalizedText } from '../../database/schema/columns.ts'
import type { StrategyCode } from '../../product/vocabulary.ts'
import { bilingual } from '../typography.ts'

/** The team's checks before an investment: a Markdown list per strategy. */
export const methods: Readonly<Record<StrategyCode, LocalizedText>> = {
  buyout: bilingual(
    "- un résultat d'exploitation positif sur cinq exercices au moins ;\n- aucun client au-delà de 20 % du chiffre d'affaires ;\n- une relève identifiée, intéressée au capital dès le premier jour ;\n- une dette d'acquisition inférieure à trois fois et demie l'excédent brut d'exploitation.",
    '- a positive operating result over at least five years;\n- no customer above 20% of turnover;\n- identified successors, who share in the capital from the first day;\n- acquisition debt below three and a half times EBITDA.',
  ),
  growth: bilingual(
    "- une croissance organique supérieure à celle du marché depuis trois ans ;\n- une équipe de direction complète, ou sur le point de l'être ;\n- un plan d'emploi des fonds daté et chiffré ;\n- des conditions de sortie convenues à l'entrée.",
    '- organic growth above that of the market for three years;\n- a complete management team, or one about to be;\n- a dated and costed plan for the use of proceeds;\n- exit conditions agreed on entry.',
  ),
  regional: bilingual(
    "- un siège et des emplois dans la zone du fonds ;\n- une rentabilité démontrée, même modeste ;\n- un dirigeant qui ouvre ses comptes chaque trimestre ;\n- un besoin de fonds propres compris entre 0,5 et 4 millions d'euros.",
    "- a head office and jobs in the fund's area;\n- proven profitability, even if modest;\n- a manager who opens the accounts every quarter;\n- an equity need of between €0.5 million and €4 million.",
  ),
  innovation: bilingual(
    "- une technologie protégée ou difficile à copier ;\n- au moins trois clients payants qui renouvellent ;\n- dix-huit mois de trésorerie après l'investissement ;\n- une valorisation qui laisse place à un tour de financement décevant.",
    '- a technology that is protected or hard to copy;\n- at least three paying customers who renew;\n- eighteen months of cash after the investment;\n- a valuation that leaves room for a disappointing next round.',
  ),
  'senior-debt': bilingual(
    "- des flux de trésorerie couvrant 1,3 fois le service de la dette ;\n- un rang de premier créancier, assorti de nantissements ;\n- un levier d'entrée inférieur à quatre fois l'excédent brut d'exploitation ;\n- des remboursements étalés, ou une échéance finale adossée à des actifs.",
    '- cash flows covering 1.3 times the debt service;\n- a first-ranking position, with pledges;\n- entry leverage below four times EBITDA;\n- staggered repayments, or a final maturity backed by assets.',
  ),
  unitranche: bilingual(
    "- un secteur peu cyclique et des prix répercutables ;\n- un actionnaire qui apporte au moins 45 % du financement ;\n- un engagement de levier testé chaque trimestre ;\n- une place d'observateur au conseil de surveillance.",
    "- a sector with little cyclicality, where prices can be passed on;\n- a shareholder who provides at least 45% of the financing;\n- a leverage covenant tested every quarter;\n- an observer's seat on the supervisory board.",
  ),
  'core-infrastructure': bilingual(
    "- un service d'intérêt général, sans substitut proche ;\n- des contrats d'une durée restante d'au moins douze ans ;\n- un concédant public ou un client de première qualité ;\n- un programme d'entretien chiffré par un expert indépendant.",
    '- a service of general interest, without a close substitute;\n- contracts with at least twelve years left to run;\n- a public grantor or a first-class customer;\n- a maintenance programme costed by an independent expert.',
  ),
  'energy-transition': bilingual(
    '- un site autorisé et un raccordement acquis, sauf part de développement plafonnée ;\n- une ressource mesurée pendant un an au moins ;\n- des équipements garantis par leur constructeur ;\n- un bilan carbone positif sur la durée de vie, démantèlement compris.',
    "- a permitted site with a secured grid connection, apart from the capped development share;\n- a resource measured for at least one year;\n- equipment under the maker's warranty;\n- a positive carbon balance over the asset's life, dismantling included.",
  ),
  'value-add': bilingual(
    "- un emplacement desservi par les transports ;\n- un prix d'achat inférieur au coût de reconstruction ;\n- des travaux achevés en moins de trente mois ;\n- une consommation d'énergie réduite d'au moins 40 %.",
    '- a location served by public transport;\n- a purchase price below reconstruction cost;\n- works completed in less than thirty months;\n- energy use reduced by at least 40%.',
  ),
  'operated-property': bilingual(
    "- un exploitant ayant au moins dix établissements à son actif ;\n- un bail de neuf ans ou plus, avec loyer minimum garanti ;\n- un taux d'effort supportable dès la deuxième année ;\n- un bâtiment dont l'usage pourrait changer.",
    '- an operator with at least ten establishments to its name;\n- a lease of nine years or more, with a guaranteed minimum rent;\n- an affordable rent-to-income ratio from the second year;\n- a building that could be put to another use.',
  ),
  'secondary-market': bilingual(
    "- des fonds investis à 70 % au moins au jour de l'achat ;\n- un gérant rencontré et dont les comptes sont audités ;\n- un prix justifié ligne par ligne, décote comprise ;\n- aucun fonds sous-jacent au-delà de 10 % de l'actif.",
    '- funds that are at least 70% invested on the day of purchase;\n- a manager the team has met, with audited accounts;\n- a price justified line by line, discount included;\n- no underlying fund above 10% of assets.',
  ),
  'co-investment': bilingual(
    "- un gérant principal investi pour un montant au moins égal ;\n- des droits de sortie conjointe ;\n- une analyse propre, menée sans reprendre celle du vendeur ;\n- un endettement compatible avec une baisse d'activité d'un quart.",
    "- a lead manager invested for at least the same amount;\n- tag-along exit rights;\n- the team's own analysis, not a copy of the seller's;\n- debt compatible with a one-quarter fall in business.",
  ),
}
