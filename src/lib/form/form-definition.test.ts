import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  emailAddress,
  oneChoice,
  optionalPhone,
  personName,
  requiredText,
  tickedBox,
} from './field-schemas.ts'
import { checkForm, draftOf, fillValues, readValues } from './form-definition.ts'

const empty = { name: '', agreed: false, funds: [] as readonly string[], password: '' }

describe('the fields that a browser sent', () => {
  it('are those of the form and no others, each of its own kind', () => {
    const data = new URLSearchParams('name=A&agreed=on&funds=a&funds=b&other=x&returnPath=/')
    expect(readValues(empty, data)).toEqual({ name: 'A', agreed: true, funds: ['a', 'b'], password: '' })
  })

  it('have the line ends that were typed', () => {
    expect(readValues({ text: '' }, new URLSearchParams({ text: 'a\r\nb\n' }))).toEqual({ text: 'a\nb\n' })
  })

  it('are free of what no database stores', () => {
    expect(readValues({ text: '' }, new URLSearchParams({ text: 'a\0b' }))).toEqual({ text: 'ab' })
  })

  it('are a whole form whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const values = readValues(empty, new URLSearchParams(pairs))
        expect(Object.keys(values)).toEqual(Object.keys(empty))
        expect(fillValues(empty, values)).toEqual(values)
      }),
    )
  })
})

describe('a form that is filled again', () => {
  it('takes what was kept, and nothing of another kind or from a prototype', () => {
    const kept = JSON.parse('{"name":"A","agreed":"yes","funds":["x"],"toString":"x"}')
    expect(fillValues({ ...empty, toString: '' }, kept)).toMatchObject({
      name: 'A',
      agreed: false,
      funds: ['x'],
    })
    expect(fillValues({ constructor: '' }, {})).toEqual({ constructor: '' })
  })

  // P-157
  it('never has its secrets', () => {
    const values = { ...empty, name: 'A', password: 'Secret-2026!' }
    expect(draftOf({ secrets: ['password'] }, values)).toEqual({ name: 'A', agreed: false, funds: [] })
  })
})

// P-236
describe('the check of a form', () => {
  const schema = z.object({
    lastname: personName(),
    email: emailAddress('contactEmail'),
    phone: optionalPhone(),
    subject: oneChoice(['one', 'two']),
    message: requiredText(5),
    consent: tickedBox('consent'),
  })
  const good = {
    lastname: ' Durand ',
    email: 'a@b.example',
    phone: '',
    subject: 'two',
    message: 'abc',
    consent: true,
  }
  const codeOf = (change: Partial<typeof good>) => {
    const checked = checkForm({ schema }, { ...good, ...change })
    return checked.ok ? null : checked.faults
  }

  it('gives the data trimmed', () => {
    expect(checkForm({ schema }, good)).toEqual({ ok: true, data: { ...good, lastname: 'Durand' } })
  })

  it.each([
    [{ lastname: '  ' }, 'lastname', 'required'],
    [{ lastname: 'Win at http://x' }, 'lastname', 'invalid'],
    [{ lastname: 'x'.repeat(101) }, 'lastname', 'tooLong'],
    [{ email: '' }, 'email', 'required'],
    [{ email: 'a@b' }, 'email', 'contactEmail'],
    [{ phone: 'call me' }, 'phone', 'phone'],
    [{ subject: '' }, 'subject', 'choice'],
    [{ subject: 'toString' }, 'subject', 'choice'],
    [{ message: '123456' }, 'message', 'tooLong'],
    [{ consent: false }, 'consent', 'consent'],
  ] as const)('finds one fault in %j', (change, field, code) => {
    expect(codeOf(change)).toEqual([{ field, code }])
  })

  it('takes names of people as they are', () => {
    for (const lastname of ['O’Neill-Durand', "D'Angelo", 'Nguyễn', '李', 'de la Cruz, fils'])
      expect(codeOf({ lastname }), lastname).toBeNull()
  })

  it('never throws', () => {
    const text = fc.string()
    const values = fc.record({
      lastname: text,
      email: text,
      phone: text,
      subject: text,
      message: text,
      consent: fc.boolean(),
    })
    fc.assert(fc.property(values, (given) => void checkForm({ schema }, given)))
  })
})
