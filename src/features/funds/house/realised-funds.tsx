import type { ReactElement } from 'react'
import { brand } from '~/brand.ts'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { fundPath } from '../list/fund-list-address.ts'
import type { RealisedFund } from './house-figures.schema.ts'

/** The funds liquidated last: what was paid in and paid back per share, with the warning above the figures (P-086). */
export function RealisedFunds({ funds }: { readonly funds: readonly RealisedFund[] }): ReactElement {
  const { house, funds: words } = useTranslations()
  const texts = house.realised
  const to = useFormatter()
  return (
    <Section
      title={texts.title()}
      lede={texts.lede({ count: to.decimal(String(funds.length)) ?? '' })}
      actions={<AllRealised />}
      ruled
    >
      <p className="mb-2 font-medium">{words.warnings.pastPerformance()}</p>
      <TableScroll label={texts.scroll()}>
        <Table className="text-sm">
          <TableCaption>{texts.caption({ manager: brand.name })}</TableCaption>
          <TableHead>
            <tr>
              <TableHeader>{texts.fund()}</TableHeader>
              <TableHeader numeric className="max-sm:hidden">
                {texts.period()}
              </TableHeader>
              <TableHeader numeric>{texts.paidIn()}</TableHeader>
              <TableHeader numeric>{texts.received()}</TableHeader>
              <TableHeader numeric className="max-sm:hidden">
                <abbr title={texts.tvpiMeaning()} className="no-underline">
                  TVPI
                </abbr>
              </TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {funds.map((fund) => (
              <Row key={fund.key} fund={fund} />
            ))}
          </TableBody>
        </Table>
      </TableScroll>
    </Section>
  )
}

function AllRealised(): ReactElement {
  const { house } = useTranslations()
  return (
    <Button asChild variant="link">
      <AppLink to="/funds" search={{ status: ['liquidation'], view: 'performance' }}>
        {house.realised.all()}
      </AppLink>
    </Button>
  )
}

function Row({ fund }: { readonly fund: RealisedFund }): ReactElement {
  const texts = useTranslations().house.realised
  const to = useFormatter()
  const locale = useLocale()
  const { key, name, shareName, currency, since, until, tvpi } = fund
  const amountOf = (amount: string) => to.netAssetValue(amount, currency)
  const range = texts.range({
    from: to.monthYear(since, 'short') ?? '',
    to: to.monthYear(until, 'short') ?? '',
  })
  const multiple = tvpi === null ? <span className="text-muted">{texts.tooYoung()}</span> : to.multiple(tvpi)
  return (
    <TableRow>
      <TableHeader scope="row">
        <span className="block font-serif text-base leading-5">
          {fund.hasPage ? (
            <a href={fundPath(locale, key)} className="underline-offset-4 hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        <span className="block font-normal text-muted">{shareName}</span>
        <span className="block font-normal text-muted sm:hidden">{range}</span>
        {/* Its column would be out of sight on a phone. */}
        <span className="block font-medium sm:hidden">TVPI {multiple}</span>
      </TableHeader>
      <TableCell numeric className="max-sm:hidden">
        {range}
      </TableCell>
      <TableCell numeric>{amountOf(fund.paidIn)}</TableCell>
      <TableCell numeric>{amountOf(fund.received)}</TableCell>
      <TableCell numeric className="font-medium max-sm:hidden">
        {multiple}
      </TableCell>
    </TableRow>
  )
}
