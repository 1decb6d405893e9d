import { beforeAll, describe, expect, it } from 'vitest'
import { fillIn } from '../../support/page-forms.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import { firstLink, sentMail } from '../../support/sent-mail.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)

/** In either language. */
const emailLabel = { fr: 'Adresse email', en: 'Email address' } as const

describe('a message without scripts', () => {
  const languages = [
    {
      path: '/contact',
      email: emailLabel.fr,
      entries: { Nom: 'Durand', Prénom: 'Anne', Objet: 'Attestation fiscale' },
      consent: /J’accepte/,
      send: 'Envoyer le message',
      summary: 'Le formulaire contient des erreurs.',
      wrong: "Votre email n'est pas correct.",
      held: /ouvrez le lien/,
      confirm: 'Envoyer mon message',
      sent: 'Votre message a bien été envoyé !',
    },
    {
      path: '/en/contact',
      email: emailLabel.en,
      entries: { 'Last name': 'Durand', 'First name': 'Anne', Subject: 'Tax certificate' },
      consent: /I agree/,
      send: 'Send the message',
      summary: 'The form contains errors',
      wrong: 'Your email is not correct.',
      held: /open the link/,
      confirm: 'Send my message',
      sent: 'Your message has been sent successfully!',
    },
  ] as const

  it.each(languages)(
    'is sent from $path once its mistakes are put right and its link is opened',
    async (language) => {
      const { path, email, entries, send, summary, wrong, held, sent } = language
      const browser = visitor()
      const sender = `plain${path.replaceAll('/', '-')}@example.org`
      const message = 'Première ligne\r\nseconde ligne'
      const refused = await browser.send(await browser.open(path), send, {
        Message: message,
        [email]: 'personne',
      })
      expect(refused.path).toBe(path)
      expect(refused.text('[role="alert"]')).toContain(summary)
      expect(refused.text('[role="alert"]')).toContain(wrong)
      expect(refused.field('Message')?.replaceAll('\r\n', '\n')).toBe(message.replaceAll('\r\n', '\n'))
      const [consent = ''] = refused.texts('label').filter((text) => language.consent.test(text))
      const answered = await browser.send(refused, send, { ...entries, [email]: sender, [consent]: true })
      expect(answered.text('main')).toMatch(held)
      const opened = await browser.open(firstLink(await sentMail(services.sandboxUrl, sender)))
      expect(opened.text('main')).not.toContain(sent)
      expect((await browser.send(opened, language.confirm)).text('main')).toContain(sent)
    },
  )
})

describe('a white book without scripts', () => {
  it.each([
    {
      path: '/livre-blanc/premiers-pas-dans-le-non-cote',
      email: emailLabel.fr,
      labels: ['Nom', 'Prénom'],
      file: 'first-steps-fr.pdf',
      send: 'Recevoir le lien',
      download: 'Télécharger le livre blanc',
      sent: 'Le lien a bien été envoyé.',
      wrong: "Le format de l'email est incorrect.",
    },
    {
      path: '/en/white-book/first-steps-in-unlisted-assets',
      email: emailLabel.en,
      labels: ['Last name', 'First name'],
      file: 'first-steps-en.pdf',
      send: 'Receive the link',
      download: 'Download the white paper',
      sent: 'The link has been successfully sent.',
      wrong: 'The email format is incorrect.',
    },
  ] as const)(
    'is sent by email from $path',
    async ({ path, email, labels, file: name, download, send, sent, wrong }) => {
      // Made on demand, which may take longer than the portal waits for it.
      expect((await fetch(`${services.sandboxUrl}/content/uploads/${name}`)).status).toBe(200)
      const browser = visitor()
      const reader = `plain-reader-${path.length}@example.org`
      const refused = await browser.send(await browser.open(path), send, {
        [labels[0]]: 'Durand',
        [labels[1]]: 'Anne',
        [email]: 'personne',
      })
      expect(refused.text('[role="alert"]')).toContain(wrong)
      const answered = await browser.send(refused, send, { [email]: reader })
      expect(answered.text('main')).toContain(sent)
      const link = firstLink(await sentMail(services.sandboxUrl, reader))
      const opened = await browser.open(link)
      expect(opened.texts('main button')).toContain(download)
      const { action, fields } = fillIn(opened.root, download, {})
      const file = await fetch(new URL(action, link), { method: 'POST', body: fields })
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
      expect((await file.text()).slice(0, 5)).toBe('%PDF-')
    },
  )
})

describe('a new email of confirmation without scripts', () => {
  const languages = [
    {
      language: 'fr',
      email: emailLabel.fr,
      advice: 'Veuillez vérifier votre email afin de vous connecter.',
      submit: /Renvoyer/,
      wrong: "Le format de l'email est incorrect.",
      sent: 'Un email de vérification vous sera envoyé si votre adresse est reconnue.',
    },
    {
      language: 'en',
      email: emailLabel.en,
      advice: 'Please verify your email before logging in.',
      submit: /Send the verification/,
      wrong: 'The email format is incorrect.',
      sent: 'A verification email will be sent if your address is recognized.',
    },
  ] as const
  const cases = languages.flatMap((language) =>
    (['investor', 'partner'] as const).map((client) => ({ client, ...language })),
  )

  it.each(cases)(
    'is asked for by the $client in the language last chosen ($language)',
    async ({ client, language, email, advice, submit, wrong, sent }) => {
      const browser = visitor()
      browser.chose(language)
      const page = await browser.open(`/auth/${client}/email-not-verified-redirect`)
      expect(page.path).toBe(`/${client}/email-not-verified`)
      expect(page.text('main')).toContain(advice)
      const refused = await browser.send(page, submit, { [email]: 'nobody at all' })
      expect(refused.text('main')).toContain(wrong)
      expect(refused.field(email)).toBe('nobody at all')
      const answered = await browser.send(refused, submit, {
        [email]: `${client}-${language}@nobody.example`,
      })
      expect(answered.text('main')).toContain(sent)
    },
  )
})

describe('a new password for an account of the former portal without scripts', () => {
  it.each([
    {
      path: '/reinitialiser-son-mot-de-passe',
      email: emailLabel.fr,
      submit: 'Recevoir le lien',
      sent: 'Un email de réinitialisation du mot de passe vous a été envoyé.',
    },
    {
      path: '/en/reset-my-password',
      email: emailLabel.en,
      submit: 'Receive the link',
      sent: 'A password reset email has been sent to you.',
    },
  ])('$path answers all addresses alike', async ({ path, email, submit, sent }) => {
    const browser = visitor()
    const refused = await browser.send(await browser.open(path), submit, { [email]: 'not an address' })
    expect([refused.path, refused.field(email)]).toEqual([path, 'not an address'])
    const answered = await browser.send(refused, submit, { [email]: 'unproven@sandbox.example' })
    expect(answered.text('main')).toContain(sent)
  })
})
