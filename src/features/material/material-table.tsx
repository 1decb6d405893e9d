import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { Field } from '~/components/ui/field.tsx'
import { Select } from '~/components/ui/input.tsx'
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
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { MaterialLine, MaterialView } from './material.schema.ts'
import { audiences, type MaterialSearch, materialStates } from './material-search.ts'

const looks: Readonly<Record<MaterialLine['state'], { readonly tone: Tone; readonly shape: BadgeShape }>> = {
  valid: { tone: 'success', shape: 'disc' },
  expired: { tone: 'neutral', shape: 'ring' },
  upcoming: { tone: 'info', shape: 'half' },
}

type FiltersProps = Pick<MaterialView, 'funds'> & { readonly search: MaterialSearch }

/** The filters as a GET form: the address holds them, and no script is needed. */
export function MaterialFilters({ funds, search }: FiltersProps): ReactElement {
  const { audiences: audienceNames, filter, states } = useTranslations().material
  const { audience, fund, state } = search
  const filters = [
    {
      name: 'fund',
      label: filter.fund(),
      value: fund,
      options: funds.map(({ id, name }) => [id, name] as const),
    },
    {
      name: 'audience',
      label: filter.audience(),
      value: audience,
      options: audiences.map((code) => [code, audienceNames[code]()] as const),
    },
    {
      name: 'state',
      label: filter.state(),
      value: state,
      options: materialStates.map((code) => [code, states[code]()] as const),
    },
  ]
  return (
    <form
      method="get"
      action={pathFor({ to: '/account/material', locale: useLocale() })}
      key={JSON.stringify([fund, audience, state])}
      aria-label={filter.label()}
      className="grid gap-x-5 gap-y-4 border-hairline border-b py-6 sm:grid-cols-2 lg:grid-cols-4 print:hidden"
    >
      {filters.map(({ label, name, options, value }) => (
        <Field key={name} label={label}>
          <Select name={name} defaultValue={value ?? ''}>
            <option value="">{filter.all()}</option>
            {options.map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <Button type="submit">{filter.apply()}</Button>
        {(fund ?? audience ?? state) !== undefined && (
          <Button asChild variant="link">
            <AppLink to="/account/material">{filter.clear()}</AppLink>
          </Button>
        )}
      </div>
    </form>
  )
}

type TableProps = { readonly items: readonly MaterialLine[]; readonly search: MaterialSearch }

/** The marketing documents; only a valid one has the action that shares it. */
export function MaterialTable({ items, search }: TableProps): ReactElement {
  const { table: words } = useTranslations().material
  return (
    <TableScroll label={words.caption()}>
      <Table narrow="stack">
        <TableCaption hidden>{words.caption()}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{words.document()}</TableHeader>
            <TableHeader>{words.audience()}</TableHeader>
            <TableHeader>{words.state()}</TableHeader>
            <TableHeader>{words.validUntil()}</TableHeader>
            <TableHeader>
              <span className="sr-only">{words.action()}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <MaterialRow key={item.id} item={item} search={search} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

function MaterialRow({ item, search }: { item: MaterialLine; search: MaterialSearch }): ReactElement {
  const { audiences: audienceNames, share, shareOf, states, table: words } = useTranslations().material
  const to = useFormatter()
  const { audience, fund, id, state, title, validUntil } = item
  const { done: _done, ...kept } = search
  return (
    <TableRow>
      <TableHeader scope="row">
        <a href={`/api/proxy/documents/${id}/view`} className="text-link">
          {title}
        </a>
        <span className="block font-normal text-muted text-sm">{fund}</span>
      </TableHeader>
      <TableCell label={words.audience()}>{audienceNames[audience]()}</TableCell>
      <TableCell label={words.state()}>
        <Badge look="plain" {...looks[state]}>
          {states[state]()}
        </Badge>
      </TableCell>
      <TableCell label={words.validUntil()} className="figures whitespace-nowrap">
        {to.shortDate(validUntil)}
      </TableCell>
      <TableCell>
        {state === 'valid' && (
          <Button asChild variant="outline" size="sm">
            <AppLink
              to="/account/material"
              search={{ ...kept, document: id }}
              preload={false}
              aria-label={shareOf({ title })}
            >
              {share()}
            </AppLink>
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}
