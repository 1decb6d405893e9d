import type { LocalizedText } from '../../database/schema/columns.ts'
import type { StrategyCode } from '../../product/vocabulary.ts'
import { bilingual } from '../typography.ts'

/** The rationale of a strategy in two wordings, so that sister funds do not read alike. */
export const theses: Readonly<Record<StrategyCode, readonly [LocalizedText, LocalizedText]>> = {
  buyout: [
    bilingual(
      "Chaque année, des milliers de dirigeants cherchent à qui confier l'entreprise qu'ils ont bâtie. Le fonds reprend des sociétés rentables à ce moment précis : lorsque la transmission ouvre la voie à un nouveau projet, et que le cédant tient autant à l'avenir de ses équipes qu'au prix. Il prend le contrôle, seul ou avec les cadres, et réserve à ces derniers une part significative du capital.",
      'Every year thousands of owners look for someone to whom they can entrust the company they built. The fund takes over profitable companies at that very moment: when succession opens the way to a new project, and when the seller cares as much about the future of the staff as about the price. It takes control, alone or with the managers, for whom it sets aside a meaningful part of the capital.',
    ),
    bilingual(
      "Une transmission réussie se prépare deux ans avant la signature. L'équipe rencontre donc les actionnaires bien avant tout processus de vente, et renonce aux enchères où seul le montant compte. Elle recherche des marges établies, une clientèle diversifiée et un endettement que l'entreprise pourrait rembourser même après deux exercices difficiles.",
      'A good succession is prepared two years before the signature. The team therefore meets shareholders well before any sale process, and stays away from auctions in which only the amount counts. It looks for established margins, a diversified customer base and a level of debt that the company could repay even after two difficult years.',
    ),
  ],
  growth: [
    bilingual(
      "Le fonds finance des entreprises qui gagnent déjà leur vie et veulent changer d'échelle : ouvrir un pays, absorber un concurrent, industrialiser une gamme. Il entre le plus souvent par augmentation de capital, de sorte que l'essentiel de son apport serve au développement plutôt qu'à l'achat d'actions existantes.",
      'The fund finances companies that already make a living and want to change scale: open a country, absorb a competitor, industrialise a range. It mostly enters through a capital increase, so that the bulk of its money serves development rather than the purchase of existing shares.',
    ),
    bilingual(
      "La croissance coûte avant de rapporter. Le fonds apporte à des sociétés établies les fonds propres qui leur permettent d'investir sans fragiliser leur trésorerie, puis siège à leurs côtés le temps d'un cycle complet. L'équipe reste minoritaire dans la plupart des cas ; elle obtient en contrepartie des droits d'information et de sortie écrits.",
      'Growth costs before it pays. The fund brings established companies the equity that lets them invest without weakening their cash position, then sits beside them for a full cycle. The team remains a minority shareholder in most cases; in return it obtains written information and exit rights.',
    ),
  ],
  regional: [
    bilingual(
      "Loin des places financières, de nombreuses PME solides manquent d'un actionnaire capable de les accompagner dans une étape décisive. Le fonds investit des montants mesurés dans ces entreprises, rencontrées par un réseau de banquiers, d'experts-comptables et de chambres consulaires que l'équipe fréquente depuis longtemps.",
      'Far from financial centres, many sound small companies lack a shareholder able to see them through a decisive step. The fund invests measured amounts in such companies, met through a network of bankers, accountants and chambers of commerce that the team has known for a long time.',
    ),
    bilingual(
      "Investir près de chez soi, c'est connaître le carnet de commandes, les concurrents et souvent les salariés. Le fonds prend des participations minoritaires dans des PME de sa zone, afin de financer un atelier, une reprise familiale ou une première acquisition. Au moins 70 % de l'actif est placé dans ces entreprises, comme le veut la loi.",
      'Investing close to home means knowing the order book, the competitors and often the employees. The fund takes minority stakes in small companies of its area, to finance a workshop, a family succession or a first acquisition. At least 70% of its assets is placed in such companies, as the law requires.',
    ),
  ],
  innovation: [
    bilingual(
      "Le fonds entre au capital de jeunes sociétés dont la technologie fonctionne et dont les premiers clients paient. C'est l'étape où l'argent manque le plus et où le risque reste élevé : une partie des participations ne rendra rien, et le résultat d'ensemble dépend de quelques réussites.",
      'The fund takes stakes in young companies whose technology works and whose first customers pay. This is the stage at which money is scarcest and risk still high: some holdings will return nothing, and the overall result depends on a few successes.',
    ),
    bilingual(
      "Une invention ne devient une entreprise que si quelqu'un l'achète. L'équipe investit donc après la preuve commerciale, au côté de fondateurs qui connaissent leur marché, et garde de quoi participer aux tours suivants. Elle accepte de se tromper tôt et souvent, à condition que chaque erreur reste petite.",
      'An invention only becomes a company if someone buys it. The team therefore invests after commercial proof, beside founders who know their market, and keeps enough to take part in later rounds. It accepts being wrong early and often, provided that each mistake stays small.',
    ),
  ],
  'senior-debt': [
    bilingual(
      'Le fonds prête directement à des entreprises de taille moyenne que les banques financent moins volontiers au-delà de quelques années. Il se place au premier rang des créanciers, prend des sûretés et encaisse un intérêt le plus souvent variable. Le rendement visé est modeste ; la priorité va au remboursement.',
      'The fund lends directly to mid-sized companies that banks are less willing to finance beyond a few years. It ranks first among creditors, takes security and earns interest that is mostly floating. The return sought is modest; repayment comes first.',
    ),
    bilingual(
      "Un bon prêteur lit les comptes comme s'il devait en hériter. L'équipe finance des sociétés dont l'activité courante suffit à payer les échéances, avec une marge de sécurité vérifiée par des scénarios dégradés. Chaque crédit porte des engagements financiers contrôlés tous les trimestres.",
      'A good lender reads accounts as if about to inherit them. The team finances companies whose ordinary business is enough to meet payments, with a safety margin tested in adverse scenarios. Each loan carries financial covenants that are checked every quarter.',
    ),
  ],
  unitranche: [
    bilingual(
      "Le fonds propose en un seul contrat ce que l'on demandait jadis à plusieurs prêteurs : une dette longue, remboursée pour l'essentiel à l'échéance. L'emprunteur y gagne en simplicité et en souplesse ; le fonds, un intérêt plus élevé que celui d'un crédit bancaire, en contrepartie d'un risque plus grand.",
      'The fund offers in one contract what used to be asked of several lenders: long debt, mostly repaid at maturity. The borrower gains simplicity and flexibility; the fund earns a higher interest than a bank loan, in exchange for a greater risk.',
    ),
    bilingual(
      "Entre le crédit et le capital se trouve un financement sur mesure, utile lors d'une acquisition ou du rachat d'un associé. Le fonds l'apporte sous forme unitranche ou mezzanine, avec un intérêt en partie capitalisé et, parfois, un accès limité au capital. Il passe après les banques lorsqu'il y en a : la sélection n'en est que plus stricte.",
      'Between loan and equity lies tailored financing, useful when a company makes an acquisition or buys out a partner. The fund provides it as unitranche or mezzanine debt, with interest that is partly capitalised and, at times, limited access to equity. It ranks behind banks where there are any, which makes selection all the stricter.',
    ),
  ],
  'core-infrastructure': [
    bilingual(
      "Eau, chaleur, ports, réseaux : ces équipements servent tous les jours, quelle que soit la conjoncture. Le fonds en détient une part sous concession ou contrat de longue durée, avec des revenus souvent indexés sur l'inflation. Il privilégie les actifs en service à ceux qu'il faudrait construire.",
      'Water, heat, ports, networks: such facilities are used every day, whatever the economy does. The fund owns a share of them under concessions or long contracts, with revenues that are often linked to inflation. It prefers assets in service to those that would have to be built.',
    ),
    bilingual(
      "Une infrastructure se juge à son usage, à son contrat et à son entretien. L'équipe retient des actifs dont la demande est établie depuis au moins cinq ans et dont le cadre réglementaire est connu, puis consacre une partie des revenus à leur modernisation. Les travaux neufs restent limités à un quart des engagements.",
      'Infrastructure is judged by its use, its contract and its upkeep. The team chooses assets whose demand has been established for at least five years and whose regulation is known, then devotes part of the revenue to their modernisation. New construction is limited to a quarter of commitments.',
    ),
  ],
  'energy-transition': [
    bilingual(
      "Le fonds construit, achète et exploite des centrales solaires, des parcs éoliens et des équipements d'économie d'énergie. Ses revenus proviennent de contrats de vente d'électricité ou de chaleur, dont une partie à prix fixé pour quinze à vingt ans. Le reste suit le marché, et peut donc décevoir.",
      'The fund builds, buys and operates solar plants, wind farms and energy-saving equipment. Its revenues come from contracts for the sale of electricity or heat, part of them at prices fixed for fifteen to twenty years. The remainder follows the market, and may therefore disappoint.',
    ),
    bilingual(
      "Remplacer une énergie fossile suppose des terrains, des raccordements et de la patience. L'équipe travaille avec des développeurs locaux dès l'étude du projet, ce qui donne accès à de meilleurs sites, au prix d'un risque de développement plafonné à 15 % des engagements. Les actifs sont ensuite exploités plusieurs années avant d'être cédés.",
      'Replacing fossil energy takes land, grid connections and patience. The team works with local developers from the study stage, which gives access to better sites at the price of a development risk capped at 15% of commitments. The assets are then operated for several years before being sold.',
    ),
  ],
  'value-add': [
    bilingual(
      "Le fonds achète des immeubles bien placés que leur propriétaire a laissés vieillir. Il les rénove, en réduit la consommation d'énergie et les reloue, puis les revend à des investisseurs de long terme. La valeur vient du travail accompli, non d'un pari sur les prix.",
      'The fund buys well-placed buildings that their owner has allowed to age. It renovates them, cuts their energy use and re-lets them, then sells them to long-term investors. Value comes from the work done, not from a bet on prices.',
    ),
    bilingual(
      "L'adresse ne se change pas, tout le reste se reprend. L'équipe recherche des immeubles dont les loyers ou les usages sont en retard sur leur quartier, et chiffre les travaux avant l'offre avec les entreprises qui les réaliseront. L'endettement demeure limité à la moitié de la valeur de chaque actif.",
      'The address cannot be changed; everything else can. The team looks for buildings whose rents or uses lag behind their neighbourhood, and prices the works before the offer with the firms that will carry them out. Debt remains limited to half the value of each asset.',
    ),
  ],
  'operated-property': [
    bilingual(
      "Le fonds possède des établissements dont la valeur dépend autant de l'exploitation que des murs. Il choisit d'abord l'exploitant, puis le lieu, et lie une partie du loyer au chiffre d'affaires : le propriétaire partage ainsi les bonnes années comme les mauvaises.",
      'The fund owns establishments whose value depends as much on their operation as on the premises. It chooses the operator first, then the place, and links part of the rent to turnover: the owner thus shares good years and bad ones.',
    ),
    bilingual(
      "Un bâtiment vide ne vaut que son terrain ; bien tenu, il fait vivre une adresse pendant des décennies. L'équipe acquiert des établissements à rénover, confie leur conduite à des exploitants éprouvés et suit chaque mois leur taux d'occupation. Elle arbitre vers la sixième année, une fois l'activité stabilisée.",
      'An empty building is worth only its land; well run, it keeps an address alive for decades. The team acquires establishments in need of renovation, entrusts them to proven operators and follows their occupancy every month. It sells around the sixth year, once the business is stable.',
    ),
  ],
  'secondary-market': [
    bilingual(
      "Le fonds rachète à des investisseurs pressés, ou simplement rééquilibrés, leurs parts de fonds déjà investis. Il sait donc ce qu'il achète : les sociétés sont connues, une partie du chemin est faite, les premières distributions arrivent plus tôt. En contrepartie, le potentiel de hausse est plus limité que dans un fonds neuf.",
      'The fund buys interests in already invested funds from holders who are in a hurry or simply rebalancing. It therefore knows what it buys: the companies are known, part of the way has been travelled, first distributions come earlier. In return the upside is smaller than in a new fund.',
    ),
    bilingual(
      "Acheter d'occasion demande plus de lecture que d'audace. L'équipe analyse ligne à ligne les portefeuilles proposés, refuse ceux dont la décote cache un défaut, et préfère les transactions de petite taille où les acheteurs sont rares. Le fonds se constitue ainsi sur plusieurs millésimes et plusieurs gérants.",
      'Buying second-hand takes more reading than daring. The team goes through proposed portfolios line by line, refuses those whose discount hides a defect, and prefers small transactions where buyers are few. The fund is thus built over several vintages and several managers.',
    ),
  ],
  'co-investment': [
    bilingual(
      "Lorsqu'un gérant ami conduit une opération trop grande pour lui, il cherche des partenaires qui décident vite et sans bruit. Le fonds est l'un d'eux. Il choisit ses sociétés une à une, refait l'analyse de son côté et paie peu ou pas de frais au gérant principal.",
      'When a manager it knows leads a transaction too large for its own fund, it looks for partners who decide quickly and quietly. The fund is one of them. It chooses its companies one by one, makes its own analysis and pays the lead manager little or no fee.',
    ),
    bilingual(
      "Investir à côté des autres n'a de sens que si l'on sait dire non. L'équipe examine une cinquantaine de dossiers par an et en retient trois ou quatre, là où le gérant principal possède une expérience qu'elle n'a pas. Le portefeuille reste concentré : chaque ligne pèse, en bien comme en mal.",
      'Investing beside others only makes sense if one can say no. The team looks at some fifty cases a year and keeps three or four, where the lead manager has an experience that it lacks. The portfolio stays concentrated: every position weighs, for better or worse.',
    ),
  ],
}
