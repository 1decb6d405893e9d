import { queryOptions } from '@tanstack/react-query'
import { getFundDetail } from './fund-detail.functions.ts'
import type { FundDetailRequest } from './fund-detail.schema.ts'

/** Everything the fund's page shows beside the chart. */
export const fundDetailQuery = ({ locale, key }: FundDetailRequest) =>
  queryOptions({
    queryKey: ['funds', 'detail', locale, key],
    queryFn: () => getFundDetail({ data: { locale, key } }),
  })
