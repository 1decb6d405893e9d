import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input, Select } from './input.tsx'

const attribute = (markup: string, element: string, name: string) =>
  new RegExp(`<${element} [^>]*\\b${name}="([^"]*)"`).exec(markup)?.[1]

describe('a field', () => {
  test('joins the control to its label, hint and error', () => {
    const markup = renderToStaticMarkup(
      <Field id="email" label="Email" hint="At work" error="Wrong" required>
        <Input type="email" name="email" />
      </Field>,
    )
    expect(attribute(markup, 'label', 'for')).toBe('email')
    expect(attribute(markup, 'input', 'id')).toBe('email')
    expect(attribute(markup, 'input', 'aria-describedby')).toBe('email-hint email-error')
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true')
    expect(markup).toMatch(/<input [^>]*required=""/)
    expect(markup).toMatch(/<p id="email-hint"[^>]*>At work/)
    expect(markup).toMatch(/<p id="email-error"/)
  })

  test('says nothing of hints, errors or need where there are none', () => {
    const markup = renderToStaticMarkup(
      <Field label="Country">
        <Select name="country" />
      </Field>,
    )
    expect(attribute(markup, 'select', 'id')).toBe(attribute(markup, 'label', 'for'))
    expect(markup).not.toMatch(/ (aria-describedby|aria-invalid|required)=/)
  })

  test('keeps a description that the control brings itself', () => {
    const markup = renderToStaticMarkup(
      <Field id="amount" label="Amount" hint="In euros">
        <Input aria-describedby="minimum" />
      </Field>,
    )
    expect(attribute(markup, 'input', 'aria-describedby')).toBe('minimum amount-hint')
  })
})
