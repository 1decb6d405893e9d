import type { ReactElement, ReactNode } from 'react'
import { NewsAlert } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Avatar } from '~/components/ui/avatar.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import { isNumberType } from '~/lib/identifiers/company-number.ts'
import { personName } from '~/lib/person-name.ts'
import { registrationCountries } from '~/lib/registration-countries.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ProfileView, SavedProfile } from './profile.schema.ts'
import { VerificationState } from './verification-state.tsx'

type ProfilePageProps = { readonly view: ProfileView; readonly saved: SavedProfile | undefined }

/** The signed-in user's profile, as the manager holds it (P-172). */
export function ProfilePage({ view, saved }: ProfilePageProps): ReactElement {
  const { profile, notAvailable } = useTranslations()
  const fieldText = useFieldText()
  const { firstname, lastname, personType, isPending, isCompany, fields } = view
  return (
    <>
      <PageHeader
        title={profile.title()}
        lede={personName(personType, firstname, lastname)}
        navigation={<Avatar name={personName(firstname, lastname)} size="3xl" decorative />}
        actions={!isPending && <EditLink />}
      />
      {saved && <Saved saved={saved} />}
      <VerificationState profile={view} />
      <Section title={profile.identity()} ruled>
        <IdentityFacts view={view} />
      </Section>
      {isCompany && (
        <Section title={profile.company()} ruled>
          <FactList facts={fields.map((field) => [field.name, fieldText(field) || notAvailable()])} />
        </Section>
      )}
    </>
  )
}

/** Returns a function that writes a field's value as text, codes included. */
function useFieldText(): (field: ProfileView['fields'][number]) => string {
  const { countries, profile } = useTranslations()
  return ({ id, value }) => {
    if (id === 'identification_type') return isNumberType(value) ? profile.numberTypes[value]() : value
    if (id !== 'identification_country') return value
    const country = registrationCountries.find((code) => code === value)
    return country === undefined ? value : countries[country]()
  }
}

function EditLink(): ReactElement {
  const { profile } = useTranslations()
  return (
    <Button asChild variant="outline">
      <AppLink to="/account/edit">{profile.edit()}</AppLink>
    </Button>
  )
}

function Saved({ saved }: { saved: SavedProfile }): ReactElement {
  const words = useTranslations().profile.saved
  return (
    <NewsAlert tone="success" title={words.profile()} className="mb-8">
      {saved === 'email' && words.email()}
      {saved === 'company' && words.company()}
    </NewsAlert>
  )
}

function IdentityFacts({ view }: { view: ProfileView }): ReactElement {
  const { profile, notAvailable } = useTranslations()
  const { fields, isCompany, partner, team, actsFor } = view
  const facts: (readonly [string, ReactNode])[] = [
    [profile.firstname(), view.firstname],
    [profile.lastname(), view.lastname],
    [profile.email(), view.email],
    [profile.telephone(), view.telephone ?? notAvailable()],
  ]
  if (view.personType) facts.push([profile.personType(), view.personType])
  if (partner !== null) facts.push([profile.partner(), partner])
  if (team !== null) facts.push([profile.team(), team])
  if (actsFor !== null) facts.push([profile.actsFor(), actsFor])
  if (view.language !== undefined)
    facts.push([profile.language(), profile.languages[view.language ?? 'none']()])
  const others = isCompany ? [] : fields.map(({ name, value }) => [name, value || notAvailable()] as const)
  return <FactList facts={[...facts, ...others]} />
}

function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }): ReactElement {
  return (
    <Facts>
      {facts.map(([term, value]) => (
        <Fact key={term} term={term}>
          <span className="break-words">{withWholeCodes(value)}</span>
        </Fact>
      ))}
    </Facts>
  )
}
