import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import { GlossaryTerm } from '~/components/rich-text/glossary-term.tsx'
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
import { pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Calculator, Results } from './calculator.tsx'
import type { Calculations } from './calculators.schema.ts'

/** The calculators, on the reader's own assumptions (P-376). */
export function CalculatorsPage({ results }: { results: Calculations }): ReactElement {
  const { calculators } = useTranslations()
  const to = useFormatter()
  const { asked, calls, illiquidity, fees } = results
  return (
    <Container className="pb-16">
      <PageData name={calculators.title()} pathIn={(locale) => pathFor({ to: '/calculators', locale })} />
      <PageHeader title={calculators.title()} lede={calculators.lede()} />
      <Calculator
        id="calls"
        {...textsOf(calculators.calls)}
        asked={asked}
        fields={['commitment', 'callYears']}
      >
        <CallTable calls={calls} />
      </Calculator>
      <Calculator
        id="illiquidity"
        {...textsOf(calculators.illiquidity)}
        asked={asked}
        fields={['amount', 'years', 'rate', 'premium']}
      >
        <Results
          rows={[
            [calculators.illiquidity.liquid(), to.netAssetValue(illiquidity.liquid)],
            [calculators.illiquidity.required(), to.netAssetValue(illiquidity.required)],
            [calculators.illiquidity.cost(), to.netAssetValue(illiquidity.cost)],
          ]}
        />
      </Calculator>
      <Calculator
        id="fees"
        {...textsOf(calculators.fees)}
        asked={asked}
        fields={['amount', 'years', 'rate', 'entry', 'yearly']}
      >
        <Results
          rows={[
            [calculators.fees.before(), to.netAssetValue(fees.before)],
            [calculators.fees.after(), to.netAssetValue(fees.after)],
            [calculators.fees.cost(), to.netAssetValue(fees.cost)],
          ]}
        />
      </Calculator>
      <p className="max-w-measure border-hairline border-t pt-6 text-muted">{calculators.warning()}</p>
    </Container>
  )
}

type Texts = { readonly title: () => string; readonly lede: () => string; readonly formula: () => string }

const textsOf = ({ title, lede, formula }: Texts) => ({ title: title(), lede: lede(), formula: formula() })

function CallTable({ calls }: Pick<Calculations, 'calls'>): ReactElement {
  const { calls: texts } = useTranslations().calculators
  const to = useFormatter()
  return (
    <TableScroll label={texts.caption()}>
      <Table>
        <TableCaption className="sr-only">{texts.caption()}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{texts.year()}</TableHeader>
            <TableHeader numeric>
              <GlossaryTerm term="capitalCall">{texts.called()}</GlossaryTerm>
            </TableHeader>
            <TableHeader numeric>{texts.paidIn()}</TableHeader>
            <TableHeader numeric>
              <GlossaryTerm term="unfunded">{texts.unfunded()}</GlossaryTerm>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {calls.map(({ year, called, paidIn, unfunded }) => (
            <TableRow key={year}>
              <TableHeader scope="row">{year}</TableHeader>
              <TableCell numeric>{to.netAssetValue(called)}</TableCell>
              <TableCell numeric>{to.netAssetValue(paidIn)}</TableCell>
              <TableCell numeric>{to.netAssetValue(unfunded)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}
