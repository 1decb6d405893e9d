import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkForm } from '~/lib/form/form-definition.ts'
import { subscriptionForm } from './subscription-form.schema.ts'
import { answersOf } from './use-subscription-form.ts'

const person = {
  ...subscriptionForm.empty,
  share: 'shr-12-a',
  amount: '25 000',
  civility: 'mrs',
  firstname: 'Hélène',
  lastname: 'Orsenne',
  birthDate: '28/02/1979',
  birthCity: 'Quimper',
  email: 'helene@client.example',
  phone: '06 39 98 00 77',
  address: '3, quai Inventé',
  postalCode: '29000',
  city: 'Quimper',
  identity: true,
  documents: true,
  suitability: true,
}
const company = { ...person, person: 'legal', companyName: 'SCI des Rives', companyNumber: '732 829 320' }

const faultsOf = (values: typeof person) => {
  const checked = checkForm(subscriptionForm, values)
  return checked.ok ? [] : checked.faults.map(({ field, code }) => `${field} ${code}`)
}

describe('the form of a subscription', () => {
  // P-186
  it('takes a person, and a company by its representative', () => {
    expect(faultsOf(person)).toEqual([])
    expect(faultsOf(company)).toEqual([])
  })

  it.each([
    [{ share: '' }, 'share choice'],
    [{ amount: '' }, 'amount required'],
    [{ amount: 'much' }, 'amount amount'],
    [{ amount: '-5' }, 'amount amount'],
    [{ birthDate: '' }, 'birthDate birthDate'],
    [{ birthDate: '30/02/1979' }, 'birthDate invalid'],
    [{ birthDate: `01/01/${new Date().getFullYear() - 17}` }, 'birthDate adult'],
    [{ phone: '' }, 'phone required'],
    [{ country: 'XX' }, 'country choice'],
    [{ identity: false }, 'identity confirmation'],
    [{ suitability: false }, 'suitability confirmation'],
  ])('finds the fault of %j', (changes, fault) => {
    expect(faultsOf({ ...person, ...changes })).toEqual([fault])
  })

  it('asks a company for its name and a number that holds', () => {
    expect(faultsOf({ ...company, companyName: '' })).toEqual(['companyName required'])
    expect(faultsOf({ ...company, companyNumber: '732829321' })).toEqual(['companyNumber companyNumber'])
    expect(faultsOf({ ...person, companyNumber: 'left over' })).toEqual([])
    expect(faultsOf({ ...company, companyNumber: '73282932O' })).toEqual(['companyNumber companyNumber'])
  })

  // P-189
  it('takes the number of a foreign company with the country of its register', () => {
    const foreign = { ...company, companyNumberType: 'foreign', companyNumber: 'HRB 12345' }
    expect(faultsOf({ ...foreign, country: 'DE' })).toEqual([])
    expect(faultsOf({ ...foreign, country: 'FR' })).toEqual(['country registerCountry'])
  })

  it('is read again from what was kept, and never from less', () => {
    expect(answersOf(person)).toMatchObject({ lastname: 'Orsenne' })
    expect(answersOf({ ...person, lastname: '' })).toBeUndefined()
    const kept = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())))
    fc.assert(fc.property(kept, (values) => answersOf(values) === undefined))
  })
})
