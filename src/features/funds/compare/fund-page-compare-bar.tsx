import type { ReactElement } from 'react'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { fundListPath, fundPath } from '../list/fund-list-address.ts'
import type { ChosenFund } from './fund-choice.ts'
import { ChosenBar } from './fund-compare-bar.tsx'

export type FundBarProps = {
  /** Key of the page's fund. */
  readonly fundKey: string
  readonly chosen: readonly ChosenFund[]
  /** Called with the choice without a fund, in place of following its address. */
  readonly onChange?: (chosen: readonly ChosenFund[]) => void
}

/** The bar of chosen funds on the page of one: what is chosen stays in sight from page to page (P-743). */
export function FundPageCompareBar({ fundKey, chosen, onChange }: FundBarProps): ReactElement | null {
  const locale = useLocale()
  const { funds } = useTranslations()
  if (chosen.length === 0) return null
  const others = ({ key }: ChosenFund) => chosen.filter((fund) => fund.key !== key)
  const compare = chosen.map(({ key }) => key)
  return (
    <ChosenBar
      chosen={chosen}
      without={(fund) =>
        fundPath(
          locale,
          fundKey,
          others(fund).map(({ key }) => key),
        )
      }
      onRemove={onChange && ((fund) => onChange(others(fund)))}
      next={
        <a href={fundListPath(locale, { compare })} className="text-link text-sm">
          {funds.selection.chooseAnother()}
        </a>
      }
    />
  )
}
