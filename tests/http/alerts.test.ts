import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type FakeVisitorFormsApi, startFakeVisitorFormsApi } from '../support/fake-visitor-forms-api.ts'
import { createPlainVisitor } from '../support/plain-visitor.ts'
import { sentMail } from '../support/sent-mail.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

const languages = [
  {
    ...{ language: 'fr', fund: '/fonds/fnd-1', home: '/', page: '/alertes-email' },
    ...{ alerts: 'Alertes par email', address: 'Adresse email', ask: 'Recevoir ces emails' },
    ...{ sent: 'Encore une étape', confirm: 'Confirmer mon adresse', confirmed: 'C’est confirmé' },
    ...{
      save: 'Enregistrer mon choix',
      saved: 'Votre choix est enregistré',
      ended: 'Ces emails sont arrêtés',
      end: 'Arrêter ces emails',
    },
    over: 'Ce lien n’est plus valable',
    ...{
      newsletter: 'Nos publications par email',
      wrong: /format de l’email|format de l'email/,
      watch: 'Recevoir les nouveautés',
    },
  },
  {
    ...{ language: 'en', fund: '/en/funds/fnd-1', home: '/en', page: '/en/email-alerts' },
    ...{ alerts: 'Email alerts', address: 'Email address', ask: 'Receive these emails' },
    ...{ sent: 'One more step', confirm: 'Confirm my address', confirmed: 'Your address is confirmed' },
    ...{
      save: 'Save my choice',
      saved: 'Your choice is saved',
      ended: 'These emails have stopped',
      end: 'Stop these emails',
    },
    over: 'This link no longer works',
    ...{
      newsletter: 'Our publications by email',
      wrong: /email format is incorrect/,
      watch: 'Get news of these funds',
    },
  },
] as const

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const tokenIn = (mail: string): string => /[?&]token=([\w-]+)/.exec(mail)?.[1] ?? ''

/** Opens a mailed link at the portal under test. */
const pathOfLink = (texts: (typeof languages)[number], mail: string) => `${texts.page}?token=${tokenIn(mail)}`

describe.each(languages)('emails without an account ($language), without scripts', (texts) => {
  const visitor = () => createPlainVisitor(services.portalUrl)

  // P-770, P-771
  it('are asked for from a fund’s page, confirmed by the button behind the mailed link, changed and ended', async () => {
    const browser = visitor()
    const email = `fund-${texts.language}@reader.example`
    const form = await browser.follow(await browser.open(texts.fund), texts.alerts)
    const name = form.texts('main fieldset label').join()
    expect(name).not.toBe('')
    const sent = await browser.send(form, texts.ask, { [texts.address]: email })
    expect(sent.text('main')).toContain(texts.sent)
    const mail = await sentMail(services.sandboxUrl, email, texts.page)
    expect(mail).toContain(name)
    // Programs that scan mails open links: nothing is confirmed.
    const opened = await browser.open(pathOfLink(texts, mail))
    expect(await browser.open(pathOfLink(texts, mail)).then(({ html }) => html)).toContain(texts.confirm)
    expect(opened.text('main')).toContain(name)
    expect(opened.html).toMatch(/<meta name="robots" content="noindex/)
    const confirmed = await browser.send(opened, texts.confirm)
    expect(confirmed.text('main')).toContain(texts.confirmed)
    expect(confirmed.texts('main fieldset label')).toEqual([name])
    const saved = await browser.send(confirmed, texts.save)
    expect(saved.text('main')).toContain(texts.saved)
    const ended = await browser.send(saved, texts.end)
    expect(ended.text('main')).toContain(texts.ended)
    const over = await browser.open(pathOfLink(texts, mail))
    expect([over.status, over.text('main').includes(texts.over)]).toEqual([404, true])
  })

  // P-770
  it('are asked for by a link in the footer of every page; the reply is the same for a known address', async () => {
    const browser = visitor()
    const email = `letter-${texts.language}@reader.example`
    const ask = async () => {
      const form = await browser.follow(await browser.open(texts.home), texts.newsletter)
      return browser.send(form, texts.ask, { [texts.address]: email })
    }
    const first = await ask()
    expect(first.text('main')).toContain(texts.sent)
    const mail = await sentMail(services.sandboxUrl, email, texts.page)
    const confirmed = await browser.send(await browser.open(pathOfLink(texts, mail)), texts.confirm)
    expect(confirmed.text('main')).toContain(texts.newsletter)
    const second = await ask()
    expect([second.url, second.text('main')]).toEqual([first.url, first.text('main')])
    const ended = await browser.send(confirmed, texts.end)
    expect(ended.text('main')).toContain(texts.ended)
  })

  // P-770
  it('asked for with a wrong address are refused, with what was typed', async () => {
    const browser = visitor()
    const refused = await browser.send(await browser.open(texts.page), texts.ask, {
      [texts.address]: 'nobody',
    })
    expect(refused.path).toBe(texts.page)
    expect(refused.field(texts.address)).toBe('nobody')
    expect(refused.text('main [role="alert"], main [role="group"], main form')).toMatch(texts.wrong)
  })

  // P-770
  it('are offered for a watch list', async () => {
    const browser = visitor()
    const list = await browser.open(`${texts.fund.replace('/fnd-1', '')}?watch=fnd-1&watch=fnd-2`)
    const form = await browser.follow(list, new RegExp(`^${texts.watch}`))
    expect(form.texts('main fieldset label')).toHaveLength(2)
  })
})

// P-773
describe('the address of mail programs', () => {
  const ask = (token: string, init: RequestInit = {}) =>
    fetch(`${services.portalUrl}/api/alerts/end?token=${token}`, { redirect: 'manual', ...init })

  it('ends the emails by one click, without cookie and origin, and changes nothing when it is opened', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    const email = 'program@reader.example'
    const [, texts] = languages
    await browser.send(await browser.open(texts.page), texts.ask, { [texts.address]: email })
    const token = tokenIn(await sentMail(services.sandboxUrl, email, texts.page))
    await browser.send(await browser.open(`${texts.page}?token=${token}`), texts.confirm)
    const opened = await ask(token)
    expect(opened.status).toBe(302)
    expect(opened.headers.get('location')).toMatch(/^\/(alertes-email|en\/email-alerts)\?token=/)
    expect((await browser.open(`${texts.page}?token=${token}`)).text('main')).toContain(texts.end)
    const ended = await ask(token, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([ended.status, await ended.text()]).toEqual([200, 'unsubscribed\n'])
    expect((await browser.open(`${texts.page}?token=${token}`)).status).toBe(404)
  })
})

describe('a product API without these calls', () => {
  let api: FakeVisitorFormsApi
  let other: AuthServices
  beforeAll(async () => {
    api = await startFakeVisitorFormsApi()
    other = await startAuthServices({ PRODUCT_API_URL: api.url })
  })
  afterAll(async () => {
    await other.stop()
    await api.stop()
  })

  // P-770
  it('is offered no form: no link in the footer, and no page', async () => {
    const home = await (await fetch(`${other.portal.url}/contact`)).text()
    expect(home).toContain('/api/forms/contact')
    expect(home).not.toContain('/alertes-email')
    expect((await fetch(`${other.portal.url}/alertes-email`)).status).toBe(404)
  })
})
