import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { pastDay } from '~/lib/as-of.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { stringifySearch } from '~/routing/addresses/search-params.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AssetView, PartnerDeskSearch, PartnerDeskView } from './partner-desk.schema.ts'

type AssetsProps = { readonly desk: PartnerDeskView; readonly search: PartnerDeskSearch }

/** The clients' assets: a sum by currency, and a line by share with a link to its subscriptions. */
export function DeskAssets({ desk: { asOf, assets, totals }, search }: AssetsProps): ReactElement {
  const { assets: words } = useTranslations().partner_desk
  const locale = useLocale()
  const to = useFormatter()
  const past = pastDay(asOf)
  if (assets.length === 0)
    return (
      <Section title={words.title()} ruled>
        <p className="text-muted">{asOf.isPast ? words.nonePast() : words.none()}</p>
      </Section>
    )
  return (
    <Section
      title={words.title()}
      lede={words.lede({ date: to.longDate(asOf.day) ?? asOf.day })}
      ruled
      actions={
        <span className="flex flex-wrap gap-3">
          {(['csv', 'xlsx'] as const).map((kind) => (
            <Button key={kind} asChild variant="outline" size="sm">
              <a href={`/api/account/desk.${kind}${stringifySearch({ ...search, locale })}`}>
                <Download aria-hidden="true" />
                {words.export[kind]()}
              </a>
            </Button>
          ))}
        </span>
      }
    >
      <Facts layout="large" className="mb-8">
        {totals.map(({ amount, count, currency }) => (
          <Fact
            key={currency}
            term={words.total({ currency })}
            detail={
              <AppLink
                to="/account/subscriptions"
                search={{ held: 'true', currency, ...past }}
                preload={false}
                className="text-link"
              >
                {words.count({ text: to.decimal(count) ?? '', count })}
              </AppLink>
            }
          >
            {to.money(amount, currency)}
          </Fact>
        ))}
      </Facts>
      <Table narrow="stack">
        <TableCaption>{words.table()}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{words.fund()}</TableHeader>
            <TableHeader>{words.share()}</TableHeader>
            <TableHeader numeric>{words.subscriptions()}</TableHeader>
            <TableHeader numeric>{words.amount()}</TableHeader>
            <TableHeader numeric>{words.portion()}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {assets.map((asset) => (
            <Asset key={`${asset.shareId} ${asset.currency}`} asset={asset} past={past} />
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}

type RowProps = { readonly asset: AssetView; readonly past: { readonly date?: string } }

function Asset({ asset, past }: RowProps): ReactElement {
  const { assets: words } = useTranslations().partner_desk
  const to = useFormatter()
  const { amount, count, currency, fund, portion, share, shareId } = asset
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink
          to="/account/subscriptions"
          search={{ fund: fund.id, share: shareId, held: 'true', currency, ...past }}
          preload={false}
          aria-label={words.lines({ fund: fund.name, share })}
          className="text-link"
        >
          {fund.name}
        </AppLink>
      </TableHeader>
      <TableCell label={words.share()}>{share}</TableCell>
      <TableCell label={words.subscriptions()} numeric>
        {to.decimal(count)}
      </TableCell>
      <TableCell label={words.amount()} numeric>
        {to.money(amount, currency)}
      </TableCell>
      <TableCell label={words.portion()} numeric>
        {to.percent(portion, 'negative', 1)}
      </TableCell>
    </TableRow>
  )
}
