import type { ReactElement } from 'react'
import { FieldRow, FormPart } from '~/components/form/post-form.tsx'
import { companyNumberTypes } from '~/lib/identifiers/company-number.ts'
import { registrationCountries } from '~/lib/registration-countries.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { civilities, persons } from './subscription-form.schema.ts'
import type { SubscriptionFields } from './use-subscription-form.ts'

/** Fields of the subscriber: a person, or a company by its legal representative. */
export function ClientFields({ form }: SubscriptionFields): ReactElement {
  return (
    <>
      <Person form={form} />
      <Company form={form} />
      <Identity form={form} />
      <ContactDetails form={form} />
    </>
  )
}

function Person({ form: { AppField } }: SubscriptionFields): ReactElement {
  const { desk, persons: kinds } = useTranslations().subscribe
  const options = persons.map((value) => ({ value, label: kinds[value]() }))
  return (
    <FormPart title={desk.client()}>
      <AppField name="person">{(field) => <field.RadioField options={options} />}</AppField>
    </FormPart>
  )
}

/** Fields of a company. With scripts they show for companies only; without, a note says when to fill them in. */
function Company({ form: { AppField, Subscribe } }: SubscriptionFields): ReactElement {
  const { companyNumberTypes: kinds, desk } = useTranslations().subscribe
  const types = companyNumberTypes.map((value) => ({ value, label: kinds[value]() }))
  return (
    <Subscribe selector={({ values }) => values.person === 'legal'}>
      {(isLegal) => {
        const when = isLegal ? {} : { requiredWhen: desk.forCompany() }
        return (
          <div className={isLegal ? undefined : '[[data-scripts]_&]:hidden'}>
            <FormPart title={desk.company()} lede={desk.companyLede()}>
              <AppField name="companyName">
                {(field) => <field.TextField {...when} autoComplete="off" maxLength={200} />}
              </AppField>
              <FieldRow>
                <AppField name="companyNumberType">
                  {(field) => <field.SelectField {...when} options={types} autoComplete="off" />}
                </AppField>
                <AppField name="companyNumber">
                  {(field) => (
                    <field.TextField
                      {...when}
                      hint={desk.hints.companyNumber()}
                      autoComplete="off"
                      maxLength={20}
                    />
                  )}
                </AppField>
              </FieldRow>
            </FormPart>
          </div>
        )
      }}
    </Subscribe>
  )
}

function Identity({ form: { AppField } }: SubscriptionFields): ReactElement {
  const { civilities: titles, desk } = useTranslations().subscribe
  const options = civilities.map((value) => ({ value, label: titles[value]() }))
  // The details are a client's: the browser must not offer the advisor's own.
  return (
    <FormPart title={desk.representative()} lede={desk.representativeLede()}>
      <AppField name="civility">{(field) => <field.RadioField options={options} />}</AppField>
      <FieldRow>
        <AppField name="firstname">{(field) => <field.TextField autoComplete="off" />}</AppField>
        <AppField name="lastname">{(field) => <field.TextField autoComplete="off" />}</AppField>
        <AppField name="birthDate">
          {(field) => <field.TextField hint={desk.hints.birthDate()} autoComplete="off" maxLength={20} />}
        </AppField>
        <AppField name="birthCity">{(field) => <field.TextField autoComplete="off" />}</AppField>
      </FieldRow>
    </FormPart>
  )
}

function ContactDetails({ form: { AppField } }: SubscriptionFields): ReactElement {
  const { countries, subscribe } = useTranslations()
  const { compare } = useFormatter()
  const { desk } = subscribe
  const lands = registrationCountries
    .map((value) => ({ value, label: countries[value]() }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <FormPart title={desk.contactDetails()}>
      <FieldRow>
        <AppField name="email">{(field) => <field.EmailField autoComplete="off" />}</AppField>
        <AppField name="phone">
          {(field) => <field.PhoneField hint={desk.hints.phone()} autoComplete="off" />}
        </AppField>
      </FieldRow>
      <AppField name="address">{(field) => <field.TextField autoComplete="off" maxLength={200} />}</AppField>
      <FieldRow>
        <AppField name="postalCode">{(field) => <field.TextField autoComplete="off" />}</AppField>
        <AppField name="city">{(field) => <field.TextField autoComplete="off" />}</AppField>
      </FieldRow>
      <AppField name="country">
        {(field) => <field.SelectField options={lands} autoComplete="off" className="max-w-xs" />}
      </AppField>
    </FormPart>
  )
}
