import type { ReactElement, ReactNode } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Avatar } from '~/components/ui/avatar.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { SessionUser } from '~/features/session/session.schema.ts'
import { useTranslations } from '~/routing/use-locale.ts'

/** Who is signed in, as the manager knows them (specification, point 3: profile, legal entity). */
export function ProfilePage({ user }: { user: SessionUser }): ReactElement {
  const { profile } = useTranslations()
  return (
    <>
      <PageHeader
        title={profile.title()}
        lede={user.name}
        navigation={<Avatar name={`${user.firstname} ${user.lastname}`} size="3xl" decorative />}
      />
      {user.verification === 'pending' && (
        <Alert tone="info" title={profile.pending.title()} className="mb-8">
          {profile.pending.text()}
        </Alert>
      )}
      <Section title={profile.identity()} ruled>
        <IdentityFacts user={user} />
      </Section>
      {user.company && (
        <Section title={profile.company.title()} ruled>
          <Facts>
            <Fact term={profile.company.name()}>{user.company.name}</Fact>
            <Fact term={profile.company.number()}>{user.company.number}</Fact>
            <Fact term={profile.company.address()}>{user.company.address}</Fact>
          </Facts>
        </Section>
      )}
    </>
  )
}

function IdentityFacts({ user }: { user: SessionUser }): ReactElement {
  const { profile, notAvailable } = useTranslations()
  const facts: readonly (readonly [string, ReactNode])[] = [
    [profile.firstname(), user.firstname],
    [profile.lastname(), user.lastname],
    [profile.email(), user.email],
    [profile.telephone(), user.telephone ?? notAvailable()],
  ]
  return (
    <Facts>
      {facts.map(([term, value]) => (
        <Fact key={term} term={term}>
          {value}
        </Fact>
      ))}
      {user.personType && <Fact term={profile.personType()}>{user.personType}</Fact>}
      {user.partner && <Fact term={profile.partner()}>{user.partner.name}</Fact>}
      {user.actsFor && <Fact term={profile.actsFor()}>{user.actsFor.name}</Fact>}
    </Facts>
  )
}
