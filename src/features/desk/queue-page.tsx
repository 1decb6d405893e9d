import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { QueuePageView, QueueView } from './people.schema.ts'
import { QueueItem, useDetail, WorkLinks } from './queue-board.tsx'

type QueueProps = { readonly queue: QueueView }

/** All that waits in a queue, the oldest first, with its age (P-724). */
export function QueuePage({ backOffice, queue }: QueuePageView): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  const locale = useLocale()
  const to = useFormatter()
  const { code, items, late, limitHours, open, page } = queue
  const addressOf = (number: number) =>
    pathFor({
      to: '/team/queues/$code',
      locale,
      params: { code },
      search: number > 1 ? { page: number } : {},
    })
  return (
    <Container className="pb-16">
      <PageHeader
        eyebrow={words.title()}
        title={words.names[code]()}
        lede={
          <>
            <p>{words.ledes[code]()}</p>
            <p>{words.limit({ hours: limitHours })}</p>
          </>
        }
      />
      <p role="status" className="figures flex flex-wrap gap-x-4 pb-4 font-medium">
        {words.open({ text: to.decimal(open) ?? '' })}
        {late > 0 && (
          <Badge tone="error" shape="diamond">
            {words.late({ text: to.decimal(late) ?? '' })}
          </Badge>
        )}
      </p>
      {open > 0 && (
        <p className="flex flex-wrap gap-x-5 pb-6">
          <WorkLinks code={code} backOffice={backOffice} />
        </p>
      )}
      {items.length === 0 ? <p className="text-muted">{words.empty()}</p> : <Items queue={queue} />}
      <ListPages page={page} addressOf={addressOf} />
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team">{words.back()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

function Items({ queue: { code, items } }: QueueProps): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  const to = useFormatter()
  const detailOf = useDetail()
  return (
    <Table narrow="stack">
      <TableCaption hidden>{words.names[code]()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{words.who()}</TableHeader>
          <TableHeader>{words.detail()}</TableHeader>
          <TableHeader numeric>{words.since()}</TableHeader>
          <TableHeader numeric>{words.dueOn()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.id}>
            <TableHeader scope="row">
              <QueueItem code={code} item={item} />
            </TableHeader>
            <TableCell label={words.detail()}>
              <span className="break-words">{withWholeCodes(detailOf(item))}</span>
            </TableCell>
            <TableCell label={words.since()} numeric>
              {to.shortDate(item.since)}
            </TableCell>
            <TableCell label={words.dueOn()} numeric>
              {to.shortDate(item.dueOn)}
              {item.isLate && (
                <Badge tone="error" shape="diamond" className="ml-2">
                  {words.isLate()}
                </Badge>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
