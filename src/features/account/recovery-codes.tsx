import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { CopyButton } from '~/components/ui/copy-button.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

/** New recovery codes, which are shown once: to be copied, printed or written down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }): ReactElement {
  const { codes: words } = useTranslations().security
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      <ul className="grid max-w-md grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-8 border-hairline border-t">
        {codes.map((code) => (
          <li
            key={code}
            className="figures border-hairline border-b whitespace-nowrap py-3 font-mono text-lg"
          >
            {code}
          </li>
        ))}
      </ul>
      <div className="pt-6">
        <CopyButton text={codes.join('\n')} words={words}>
          <Button type="button" variant="outline" onClick={() => window.print()}>
            {words.print()}
          </Button>
        </CopyButton>
      </div>
      <Button asChild className="mt-8 print:hidden">
        <AppLink to="/account/security">{words.done()}</AppLink>
      </Button>
    </>
  )
}
