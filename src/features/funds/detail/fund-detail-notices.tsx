import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LegalFormView } from '../fund-summary.schema.ts'
import { lockUpWarning } from '../lock-up-text.ts'
import type { FundDetailView } from './fund-detail.schema.ts'

const blockingForms: readonly LegalFormView[] = ['FIP', 'FCPI', 'FCPR']
const professionalForms: readonly LegalFormView[] = ['FPCI', 'SLP', 'FPS']

/** Tells whether the fund is being, or has been, wound up. */
const isEnding = ({ status }: FundDetailView): boolean =>
  status === 'pre_liquidation' || status === 'liquidation'

/** Tells whether the fund is dissolved: notices about early exit are then hidden. */
const isDissolved = ({ status }: FundDetailView): boolean => status === 'liquidation'

/** Notices that the law or the fund's state requires before everything else. */
export function FundNotices({ fund }: { fund: FundDetailView }): ReactElement {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {isEnding(fund) && <EndingNotice fund={fund} />}
      {blockingForms.includes(fund.legalForm) && <BlockingNotice fund={fund} />}
      {professionalForms.includes(fund.legalForm) && <ProfessionalNotice />}
    </div>
  )
}

function EndingNotice({ fund }: { fund: FundDetailView }): ReactElement {
  const { funds } = useTranslations()
  return (
    <Alert tone="neutral" title={funds.status[fund.status]()}>
      {funds.statusMeaning[fund.status]()}
    </Alert>
  )
}

/**
 * Notice that the AMF requires for funds whose shares cannot be redeemed for years (domain rules, legal
 * forms).
 */
function BlockingNotice({ fund }: { fund: FundDetailView }): ReactElement {
  const { funds, fund: texts } = useTranslations()
  const warning = lockUpWarning(funds, createFormatter(useLocale()), fund)
  const general = `${funds.warnings.illiquidity()} ${funds.warnings.approval()}`
  if (isDissolved(fund)) return <p className="max-w-measure text-muted text-sm">{general}</p>
  const { overTitle, perSubscriptionTitle, title, unknown } = texts.blocking
  const isOver = fund.isLockUpOver
  const ofFixedTerm = isOver ? overTitle : title
  return (
    <Alert
      tone={isOver ? 'neutral' : 'warning'}
      title={fund.lockUp?.kind === 'per_subscription' ? perSubscriptionTitle() : ofFixedTerm()}
    >
      <p>{warning ?? unknown()}</p>
      <p className="mt-1">{general}</p>
    </Alert>
  )
}

function ProfessionalNotice(): ReactElement {
  const { funds, fund: texts } = useTranslations()
  return (
    <Alert tone="warning" title={texts.professional.title()}>
      {funds.warnings.professional()}
    </Alert>
  )
}
