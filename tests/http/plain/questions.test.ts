import { beforeAll, describe, expect, it } from 'vitest'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import { sentMail } from '../../support/sent-mail.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const password = 'Sandbox-2026!'
const [frenchSpace, englishSpace] = teamSpaceTexts
const noFile = new File([], '')
const page = new File(['<script>x()</script>'], 'ordre.png', { type: 'image/png' })
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

const languages = [
  {
    ...frenchSpace,
    account: 'investor',
    list: '/mon-compte/questions',
    queue: '/espace-equipe/questions',
    as: /en tant qu’investisseur/,
    passwordLabel: 'Mot de passe',
    enter: 'Se connecter',
    heading: 'Mes questions',
    ask: 'Poser une question',
    subject: 'Objet',
    question: 'Votre question',
    submit: 'Envoyer la question',
    sent: /^Votre message est envoyé/,
    notAllowed: /ni un PDF ni une image/,
    awaiting: 'En attente de réponse',
    answered: 'Répondue',
    closed: 'Close',
    answer: 'Votre réponse',
    sendAnswer: 'Envoyer la réponse',
    close: 'Clore la question',
    meanwhile: /^Un message est arrivé entre-temps/,
  },
  {
    ...englishSpace,
    account: 'investor-entity',
    list: '/en/my-account/questions',
    queue: '/en/team-space/questions',
    as: /as an investor/,
    passwordLabel: 'Password',
    enter: 'Sign in',
    heading: 'My questions',
    ask: 'Ask a question',
    subject: 'Subject',
    question: 'Your question',
    submit: 'Send the question',
    sent: /^Your message is sent/,
    notAllowed: /neither a PDF nor a PNG or JPEG image/,
    awaiting: 'Awaiting an answer',
    answered: 'Answered',
    closed: 'Closed',
    answer: 'Your answer',
    sendAnswer: 'Send the answer',
    close: 'Close the question',
    meanwhile: /^A message arrived in the meantime/,
  },
] as const

type Texts = (typeof languages)[number]

async function signIn(browser: PlainVisitor, texts: Texts): Promise<PlainPage> {
  const provider = await browser.send(await browser.open(texts.list), texts.as)
  return browser.send(provider, texts.enter, {
    [texts.email]: `${texts.account}@sandbox.example`,
    [texts.passwordLabel]: password,
  })
}

async function signInStaff(texts: Texts, name = 'desk'): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  const entries = { [texts.email]: `${name}@sandbox.example`, [texts.passwordLabel]: password }
  await browser.send(await browser.open(texts.login), texts.signIn, entries)
  return browser
}

describe.each(languages)('questions without scripts at $list', (texts) => {
  const subject = `${texts.subject} ${texts.language} ${Date.now()}`

  // P-486, P-487, P-488
  it('are asked with a file, answered by staff, told by email without the answer, and closed', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    const list = await signIn(browser, texts)
    expect([list.path, list.text('h1')]).toEqual([texts.list, texts.heading])
    expect(list.texts('nav a')).toContain(texts.heading)
    const form = await browser.follow(list, texts.ask, 'main')
    const entries = { [texts.subject]: subject, [texts.question]: 'Un.\n\nDeux.' }
    const refused = await browser.send(form, texts.submit, entries, page)
    expect(refused.text('main')).toMatch(texts.notAllowed)
    expect(refused.field(texts.subject)).toBe(subject)
    const asked = await browser.send(refused, texts.submit, entries, new File([png], 'ordre d’achat.png'))
    expect(asked.text('h1')).toBe(subject)
    expect(asked.texts('[role="status"]').some((text) => texts.sent.test(text))).toBe(true)
    expect(asked.text('main')).toContain(texts.awaiting)
    const link = asked.root.querySelectorAll('main a[download]')[0]?.getAttributeValue('href') ?? ''
    const path = new URL(asked.url).pathname
    const id = path.split('/').at(-1) ?? ''

    const desk = await signInStaff(texts)
    const waiting = await desk.follow(await desk.open(texts.queue), subject, 'main')
    expect(waiting.text('main')).toContain('ordre d’achat.png')
    const done = await desk.send(waiting, texts.sendAnswer, { [texts.answer]: 'La réponse secrète.' }, noFile)
    expect(done.text('main')).toContain(texts.answered)
    const mail = await sentMail(services.sandboxUrl, `${texts.account}@sandbox.example`, id)
    expect(mail).toContain(path)
    expect(mail).not.toContain('secrète')

    const read = await browser.open(path)
    expect(read.text('main')).toContain('La réponse secrète.')
    const closed = await browser.send(read, texts.close)
    expect(closed.text('main')).toContain(texts.closed)
    expect(closed.texts('textarea')).toEqual([])

    const other = createPlainVisitor(services.portalUrl)
    await signIn(other, languages[texts.account === 'investor' ? 1 : 0])
    for (const foreign of [path, link]) expect((await other.open(foreign)).status).toBe(404)
    expect((await createPlainVisitor(services.portalUrl).open(texts.queue)).path).not.toBe(texts.queue)
  })

  // P-871
  it('get one answer of two at once: the second stays in its form, below the first', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    const form = await browser.follow(await signIn(browser, texts), texts.ask, 'main')
    const entries = { [texts.subject]: `${subject} 3`, [texts.question]: 'Mon dernier message' }
    await browser.send(form, texts.submit, entries, noFile)
    const [one, other] = [await signInStaff(texts), await signInStaff(texts, 'staff')]
    const [seen, alsoSeen] = await Promise.all(
      [one, other].map(async (desk) => desk.follow(await desk.open(texts.queue), `${subject} 3`, 'main')),
    )
    if (seen === undefined || alsoSeen === undefined) throw new Error('the question is not listed')
    const answer = (text: string) => ({ [texts.answer]: text })
    await one.send(seen, texts.sendAnswer, answer('Le quinze.'), noFile)
    const refused = await other.send(alsoSeen, texts.sendAnswer, answer('Le vingt.'), noFile)
    expect(refused.texts('[role="alert"]').some((text) => texts.meanwhile.test(text))).toBe(true)
    expect(refused.text('ol')).toContain('Le quinze.')
    expect(refused.text('ol')).not.toContain('Le vingt.')
    expect(refused.field(texts.answer)).toBe('Le vingt.')
    // A page from before does not close the question over what was not read.
    const open = await other.send(alsoSeen, texts.close)
    expect(open.texts('[role="alert"]').some((text) => texts.meanwhile.test(text))).toBe(true)
    const sent = await other.send(open, texts.sendAnswer, answer('Le vingt, en fait.'), noFile)
    expect(sent.text('ol')).toContain('Le vingt, en fait.')
    expect(sent.texts('[role="alert"]')).toEqual([])
  })

  it('give the file of a message back to be saved, and to nobody without a session', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    const list = await signIn(browser, texts)
    const form = await browser.follow(list, texts.ask, 'main')
    const entries = { [texts.subject]: `${subject} 2`, [texts.question]: 'x' }
    const asked = await browser.send(form, texts.submit, entries, new File([png], 'x.png'))
    const link = asked.root.querySelectorAll('main a[download]')[0]?.getAttributeValue('href') ?? ''
    const file = await browser.open(link)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="x\.png"/)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    const strangers = [link, link.replace('/account/', '/staff/')].map((target) =>
      fetch(`${services.portalUrl}${target}`, { redirect: 'manual' }),
    )
    expect((await Promise.all(strangers)).map(({ status }) => status)).toEqual([401, 404])
  })
})
