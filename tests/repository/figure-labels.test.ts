import { beforeAll, describe, expect, it } from 'vitest'
import { accountTexts } from '../../sandbox/product/pdf/account/account-texts.ts'
import { ensureTranslations, translationsOf } from '../../src/lib/translations.ts'

const namespaces = ['position', 'holding', 'partner_desk', 'desk_clients', 'client_subscriptions'] as const

/** The labels of a group, without their functions. */
const labels = (group: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, group[name]]))

/** Calls the functions of a group of translated texts. */
const said = (group: Readonly<Record<string, () => string>>) =>
  Object.fromEntries(Object.entries(group).map(([name, text]) => [name, text()]))

// P-866
describe.each(['fr', 'en'] as const)('a figure has one name wherever it stands, in %s', (language) => {
  beforeAll(() => ensureTranslations(language, [...namespaces]))

  it('on the pages of a holding, in its files and in its PDF', () => {
    const { holding, position } = translationsOf(language)
    const pdf = accountTexts[language]
    const { paidIn, received, unfunded, value } = position.figures
    const { called, commitment, recallable, unfunded: left } = holding.commitment
    expect({
      ...said({ paidIn, received, unfunded, value }),
      ...said({ called, commitment, recallable }),
    }).toEqual(
      labels(pdf.figures, [
        ...['paidIn', 'received', 'unfunded', 'value'],
        ...['called', 'commitment', 'recallable'],
      ]),
    )
    expect(left()).toBe(unfunded())
    expect(position.table.unfundedAfter()).toBe(unfunded())
    expect(said(position.kinds)).toEqual(pdf.kinds)
    const {
      opening,
      change,
      closing,
      distributions,
      fees,
      payments,
      redemptions,
      transfersIn,
      transfersOut,
    } = position.account
    expect(
      said({
        ...{ opening, change, closing, distributions, fees, payments, redemptions },
        ...{ transfersIn, transfersOut },
      }),
    ).toEqual(pdf.lines)
    for (const nature of ['income', 'gain', 'capital'] as const)
      expect(position.file.ofWhich({ part: position.natures[nature]() })).toBe(pdf.natures[nature])
  })

  it('on the desk of a partner, at a client and in the list of subscriptions: two figures have two names', () => {
    const { client_subscriptions, desk_clients, partner_desk } = translationsOf(language)
    const currency = 'EUR'
    // What clients hold at a day, without what was transferred or cancelled.
    const held = desk_clients.detail.held({ currency })
    expect(partner_desk.assets.total({ currency })).toBe(held)
    // What was subscribed, with what was transferred since.
    expect(client_subscriptions.total({ currency })).not.toBe(held)
    expect(client_subscriptions.total({ currency })).not.toMatch(/total/i)
    // The state of a subscription, in the list and at its client.
    expect(desk_clients.detail.status()).toBe(client_subscriptions.table.status())
  })
})
