import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LetterLine, LettersView } from './letters.schema.ts'

/** The manager's letters to the user, the newest first (P-814). */
export function LettersPage({ view }: { view: LettersView }): ReactElement {
  const { fund_letters: words } = useTranslations()
  const locale = useLocale()
  const { items, page } = view
  const addressOf = (number: number) =>
    pathFor({ to: '/account/letters', locale, search: { page: number === 1 ? undefined : number } })
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      {items.length === 0 ? (
        <EmptyState title={words.none.title()}>{words.none.text()}</EmptyState>
      ) : (
        <Table narrow="stack">
          <TableCaption hidden>{words.caption()}</TableCaption>
          <TableHead>
            <tr>
              <TableHeader>{words.columns.letter()}</TableHeader>
              <TableHeader>{words.columns.fundName()}</TableHeader>
              <TableHeader numeric>{words.columns.date()}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {items.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </TableBody>
        </Table>
      )}
      <ListPages page={page} addressOf={addressOf} />
    </>
  )
}

function LetterRow({ letter: { date, fund, id, subject } }: { letter: LetterLine }): ReactElement {
  const { columns } = useTranslations().fund_letters
  const to = useFormatter()
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink to="/account/letters/$id" params={{ id }} className="break-words text-link">
          {subject}
        </AppLink>
      </TableHeader>
      <TableCell label={columns.fundName()}>{fund.name}</TableCell>
      <TableCell label={columns.date()} numeric>
        {to.shortDate(date)}
      </TableCell>
    </TableRow>
  )
}
