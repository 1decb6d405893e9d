import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { ChevronDown } from '~/components/ui/line-icon.tsx'
import { TabLink, Tabs } from '~/components/ui/tabs.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { fundTabs } from '~/routing/addresses/route-table.ts'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useCurrent } from '~/routing/navigation/use-current.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundDetailView, FundRelatedView } from './fund-detail.schema.ts'
import { StaticBarActions } from './fund-detail-static.tsx'

/** Scrolls back to the tabs when the page is scrolled past them: the other tab is read from its start. */
function leaveDepth(): void {
  const anchor = document.getElementById(fundTabs)
  if (anchor && anchor.getBoundingClientRect().top < 0) anchor.scrollIntoView()
}

type BarProps = {
  /** The fund's key in the URL. */
  readonly fundKey: string
  readonly fund: FundDetailView
  readonly related: FundRelatedView
  /** Keys of the chosen funds that the address holds. */
  readonly compare: readonly string[] | undefined
  /** Origin of the portal. */
  readonly publicUrl: string
}

const panelId = 'fund-actions'

/**
 * The bar that stays in sight: the fund's name, its tabs and the reader's actions, which are a panel behind a button on
 * narrow screens (P-333).
 */
export function FundBar({ fund, fundKey, related, compare, publicUrl }: BarProps): ReactElement {
  const { actions } = useTranslations().fund
  return (
    <div
      data-sticky="top"
      className="sticky top-(--header-space) z-20 flex flex-wrap items-center gap-x-8 border-hairline border-b bg-background max-md:pt-1 md:flex-nowrap lg:col-span-2 print:hidden"
    >
      <span
        aria-hidden="true"
        className="min-w-0 grow basis-0 truncate font-serif md:text-lg lg:grow-0 lg:basis-auto"
      >
        {fund.name}
      </span>
      <FundTabs fundKey={fundKey} compare={compare} />
      <Button
        variant="outline"
        color="neutral"
        size="sm"
        popoverTarget={panelId}
        className="shrink-0 lg:hidden"
      >
        {actions.menu()}
        <ChevronDown />
      </Button>
      <div
        id={panelId}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full border-hairline-strong border-t bg-background px-5 py-3 text-foreground backdrop:bg-neutral-950/40 max-lg:[&:popover-open]:flex max-lg:flex-col max-lg:items-start lg:static lg:ml-auto lg:flex lg:w-auto lg:shrink-0 lg:items-center lg:gap-x-5 lg:border-0 lg:bg-transparent lg:p-0 lg:text-sm"
      >
        <StaticBarActions
          fund={{ id: fund.id, key: fund.key, name: fund.name }}
          files={{
            alerts: related.alerts,
            keyInformation: related.keyInformation,
            factsheet: related.factsheet,
          }}
          compare={compare}
          address={`${publicUrl}${pathFor({ to: '/funds/$id', params: { id: fund.key }, locale: useLocale() })}`}
        />
      </div>
    </div>
  )
}

type TabsProps = Pick<BarProps, 'fundKey' | 'compare'>

function FundTabs({ fundKey, compare }: TabsProps): ReactElement {
  const { tabs } = useTranslations().fund
  const params = { id: fundKey }
  const locale = useLocale()
  const common = { ...keepScroll, onClick: leaveDepth }
  const search = { compare }
  return (
    <Tabs label={tabs.label()} className="border-b-0! max-md:order-last max-md:basis-full">
      <TabLink>
        <a
          href={`${pathFor({ to: '/funds/$id', params, locale, search })}#${fundTabs}`}
          {...common}
          aria-current={useCurrent(pathFor({ to: '/funds/$id', params, locale }))}
        >
          {tabs.keyInformation()}
        </a>
      </TabLink>
      <TabLink>
        <a
          href={`${pathFor({ to: '/funds/$id/documents', params, locale, search })}#${fundTabs}`}
          {...common}
          aria-current={useCurrent(pathFor({ to: '/funds/$id/documents', params, locale }), 'section')}
        >
          {tabs.documents()}
        </a>
      </TabLink>
    </Tabs>
  )
}
