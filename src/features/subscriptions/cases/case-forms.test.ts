import { describe, expect, it } from 'vitest'
import { checkForm } from '~/lib/form/form-definition.ts'
import { signCaseForm } from './case-forms.ts'

const typed = (method: string, code: string) => ({ case: 'cas-1', version: '3', method, code })

// P-854
describe('the form of a signature', () => {
  it.each(['', '  '])('asks for a code rather than send "%s" as one', (code) => {
    expect(checkForm(signCaseForm, typed('code', code))).toMatchObject({
      ok: false,
      faults: [{ field: 'code', code: 'required' }],
    })
  })

  it('asks for none where the client signs on a page of the provider', () => {
    expect(checkForm(signCaseForm, typed('redirect', ''))).toMatchObject({ ok: true })
  })
})
