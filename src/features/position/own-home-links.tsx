import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

type LinksProps = {
  /** True if nothing is held, so that funds are offered instead. */
  readonly isEmpty: boolean
  readonly hasDocuments: boolean
  /** Whose data a guest reads; null for an investor who reads their own. */
  readonly owner: string | null
}

/** Links of an investor's home page: the funds and the documents, which a guest reads under their owner's name. */
export function OwnHomeLinks({ hasDocuments, isEmpty, owner }: LinksProps): ReactElement {
  const { account_menu, position } = useTranslations()
  const { overview } = position
  const { documentsOf, holdings } = account_menu.guest
  const toFunds = owner === null ? overview.allFunds() : holdings({ name: owner })
  return (
    <>
      <Button asChild variant="outline">
        <AppLink to={isEmpty ? '/funds' : '/account/funds'}>
          {isEmpty ? overview.catalogue() : toFunds}
        </AppLink>
      </Button>
      {(hasDocuments || owner === null) && (
        <Button asChild variant="outline" color="neutral">
          <AppLink to="/account/documents" preload={false}>
            {owner === null ? overview.documents() : documentsOf({ name: owner })}
          </AppLink>
        </Button>
      )}
    </>
  )
}
