import type { ReactElement } from 'react'
import { useIsAccepted } from '~/components/form/button-form.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Popover } from '~/components/ui/popover.tsx'
import { TableCell, TableRow } from '~/components/ui/table.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormFields } from './form-fields.tsx'
import type { SignInView } from './history.schema.ts'
import { deviceName } from './open-sessions.tsx'

const tones = { succeeded: 'success', failed: 'warning', reported: 'error' } as const
const shapes = { succeeded: 'disc', failed: 'ring', reported: 'diamond' } as const

/** Row of a sign-in, with a form to report it. */
export function SignInRow({ entry }: { entry: SignInView }): ReactElement {
  const { history } = useTranslations()
  const { columns } = history
  const { moment, address, location, result } = entry
  const device = deviceName(entry, history.devices)
  const date = history.date({ date: useFormatter().shortDate(moment.date) ?? '', time: moment.time })
  return (
    <TableRow>
      <TableCell label={columns.date()} className="figures">
        {date}
      </TableCell>
      <TableCell label={columns.device()}>{device}</TableCell>
      <TableCell label={columns.address()} className="figures break-all">
        {address}
      </TableCell>
      <TableCell label={columns.location()}>{location ?? history.unknownLocation()}</TableCell>
      <TableCell label={columns.result()}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone={tones[result]} shape={shapes[result]}>
            {history.results[result]()}
          </Badge>
          {result === 'succeeded' && <Report id={entry.id} date={date} />}
        </div>
      </TableCell>
    </TableRow>
  )
}

const reportAddress = '/api/account/report-sign-in'

/** The report form. It first warns that it ends this session too, and opens without scripts. */
function Report({ id, date }: { id: string; date: string }): ReactElement | null {
  const { report } = useTranslations().history
  if (!useIsAccepted(reportAddress)) return null
  return (
    <Popover
      align="end"
      label={report.questionOf({ date })}
      trigger={
        <Button variant="link" size="sm" aria-label={report.questionOf({ date })}>
          {report.question()}
        </Button>
      }
    >
      <form method="post" action={reportAddress}>
        <FormFields />
        <input type="hidden" name="signIn" value={id} readOnly />
        <p className="max-w-xs pb-4 text-sm whitespace-normal">{report.text()}</p>
        <Button type="submit" color="error" size="sm">
          {report.submit()}
        </Button>
      </form>
    </Popover>
  )
}
