import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { type DocumentInput, documentPages, isDocumentKind } from './document-input.ts'
import { sampleInput, sampleShare } from './fixtures/sample-input.ts'
import { renderDocument } from './render-document.ts'

const languages = ['fr', 'en'] as const

/** Page objects are never compressed. */
function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\n/g)?.length ?? 0
  )
}

/** The text with every kind of space made plain. */
async function readText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Returns a fund without any optional data. */
function bareFund(): Partial<DocumentInput['fund']> {
  return {
    shares: [],
    cmsData: null,
    riskIndicator: null,
    horizonYears: null,
    minimumInvestment: null,
    fundSize: null,
    launchDate: null,
    sfdr: null,
    eligibility: [],
    targetEnterpriseValue: null,
    subscriptionPeriod: null,
    diversificationObjective: null,
    blockingPeriod: null,
    keyFigures: null,
    hasCurrencyRisk: false,
    summary: '',
  }
}

const kinds = Object.entries(documentPages).flatMap(([kind, pages]) =>
  isDocumentKind(kind) ? [{ kind, pages }] : [],
)

describe('renderDocument: number of pages', { timeout: 120_000 }, () => {
  it.each(kinds)(
    '$kind has the $pages pages that are announced, in both languages',
    async ({ kind, pages }) => {
      for (const language of languages) {
        expect(countPages(await renderDocument(sampleInput(kind, language)))).toBe(pages)
        expect(countPages(await renderDocument(sampleInput(kind, language, bareFund())))).toBe(pages)
      }
    },
  )
})

describe('renderDocument: bytes', { timeout: 60_000 }, () => {
  it('are the same for the same input', async () => {
    const [first, second] = [
      await renderDocument(sampleInput('factsheet', 'fr')),
      await renderDocument(sampleInput('factsheet', 'fr')),
    ]
    expect(sha256(first)).toBe(sha256(second))
  })

  it('are the same in another process, in another time zone, after other documents', async () => {
    const here = sha256(await renderDocument(sampleInput('half-yearly-report', 'fr')))
    const script = `
      const { renderDocument } = await import('${new URL('./render-document.ts', import.meta.url)}')
      const { sampleInput } = await import('${new URL('./fixtures/sample-input.ts', import.meta.url)}')
      const { createHash } = await import('node:crypto')
      await renderDocument(sampleInput('brochure', 'en'))
      const bytes = await renderDocument(sampleInput('half-yearly-report', 'fr'))
      process.stdout.write(createHash('sha256').update(bytes).digest('hex'))`
    const there = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: 'Pacific/Auckland', NODE_OPTIONS: '' },
      encoding: 'utf8',
    })
    expect(there).toBe(here)
  })

  it('differ from one fund to another', async () => {
    const one = await renderDocument(sampleInput('factsheet', 'fr'))
    const other = await renderDocument(
      sampleInput('factsheet', 'fr', { id: 'fnd-13', name: 'Orvanne Rivages' }),
    )
    expect(sha256(one)).not.toBe(sha256(other))
  })
})

describe('renderDocument: accessibility', () => {
  it.each([
    ['fr', 'fr-FR'],
    ['en', 'en-GB'],
  ] as const)('names its language and title and is tagged (%s)', async (language, tag) => {
    const pdf = await getDocumentProxy(await renderDocument(sampleInput('key-information', language)))
    const { info } = await getMeta(pdf)
    const markInfo = await pdf.getMarkInfo()
    expect(info).toMatchObject({
      Language: tag,
      Title: expect.stringContaining('Orvanne Lisières Innovation'),
    })
    expect(markInfo?.Marked).toBe(true)
  })

  it('has headings, tables with headed cells, lists and a described chart', async () => {
    const pdf = await getDocumentProxy(await renderDocument(sampleInput('half-yearly-report', 'en')))
    const trees = []
    for (let number = 1; number <= 3; number += 1)
      trees.push(await (await pdf.getPage(number)).getStructTree())
    const structure = JSON.stringify(trees).replace(/\s/g, ' ')
    for (const role of ['H1', 'H2', 'P', 'Table', 'Caption', 'TR', 'TH', 'TD', 'Figure']) {
      expect(structure).toContain(`"role":"${role}"`)
    }
    expect(structure).toContain('"alt":"Line chart of A from 30 June 2018 to 30 June 2024')
  })
})

describe('renderDocument: figures', () => {
  it('prints the fourteen facts, the net asset values and complete twelve-month periods in French', async () => {
    const text = await readText(await renderDocument(sampleInput('factsheet', 'fr')))
    for (const fact of [
      '84 500 000 €',
      '1er mars 2018',
      'de 5 000 000 € à 60 000 000 €',
      '8 ans',
      'Article 8',
    ]) {
      expect(text).toContain(fact)
    }
    expect(text).toContain('Indicateur de risque : 6 sur 7')
    expect(text).toContain('30 juin 2024 112,17 € 100,00 € 32,50 € 144,67 €')
    expect(text).toContain('30 juin 2023 – 30 juin 2024 −8,66 % 7,63 %')
    expect(text).toContain('Les performances passées ne préjugent pas des performances futures.')
    expect(text).toContain('Ceci est une communication publicitaire.')
  })

  it('prints no value later than the half-year that it reports on', async () => {
    const input = sampleInput('half-yearly-report', 'fr')
    const text = await readText(
      await renderDocument({ ...input, document: { ...input.document, asOf: '2023-12-31' } }),
    )
    expect(text).toContain('semestre clos le 31 décembre 2023')
    expect(text).not.toContain('112,17')
  })

  it('prints the same figures as English writes them', async () => {
    const text = await readText(await renderDocument(sampleInput('factsheet', 'en')))
    expect(text).toContain('€84,500,000')
    expect(text).toContain('30 June 2024 €112.17 €100.00 €32.50 €144.67')
    expect(text).toContain('−8.66% 7.63%')
    expect(text).toContain('Past performance does not predict future returns.')
  })

  // P-340
  it('prints costs in euros and in percent, and scenarios that differ', async () => {
    const text = await readText(await renderDocument(sampleInput('key-information', 'fr')))
    expect(text).toContain('Coûts pour 10 000 € conservés 8 ans')
    expect(text).toContain('Coûts d’entrée 3,00 %, une fois 300 € 300 €')
    expect(text).toContain('Frais de gestion et autres frais récurrents 2,40 % par an 240 € 1 920 €')
    expect(text).toContain('Total des coûts 610 € 2 780 €')
    expect(text).toContain('Tensions 2 912 € −14,30 %')
    expect(text).toContain('Favorable 23 891 € 11,50 %')
    const english = await readText(await renderDocument(sampleInput('key-information', 'en')))
    expect(english).toContain('Entry costs 3.00%, once €300 €300')
    expect(english).toContain('Favourable €23,891 11.50%')
  })

  it('announces the distribution of its date in a press release', async () => {
    const input = sampleInput('press-release', 'fr')
    const document = { ...input.document, publishedOn: '2023-12-31', asOf: '2023-12-31' }
    expect(await readText(await renderDocument({ ...input, document }))).toContain(
      'une distribution de 20,00 € par part a été versée le 31 décembre 2023',
    )
  })

  // P-337
  it.each([
    ['fr', '2019-12-31', 'est ouverte du 1er mars 2018 au 31 décembre 2019 inclus'],
    ['en', null, 'are open from 1 March 2018. No closing date has been set.'],
  ] as const)('announces from when the fund may be subscribed in %s', async (language, closesOn, news) => {
    const input = sampleInput('press-release', language, {
      subscriptionPeriod: { opensOn: '2018-03-01', closesOn },
    })
    const document = { ...input.document, publishedOn: '2018-03-01', asOf: '2018-03-01' }
    expect(await readText(await renderDocument({ ...input, document }))).toContain(news)
    expect(await readText(await renderDocument(input))).not.toContain(news)
  })

  it('does not count a capital call as a gain', async () => {
    const text = await readText(await renderDocument(sampleInput('factsheet', 'en')))
    expect(text).toContain('30 June 2019 – 30 June 2020 7.14% 7.14%')
  })

  it('prints no figure later than its own date', async () => {
    const input = sampleInput('factsheet', 'fr')
    const text = await readText(
      await renderDocument({ ...input, document: { ...input.document, asOf: '2022-03-01' } }),
    )
    expect(text).toContain('31 décembre 2021')
    expect(text).not.toContain('2023')
  })

  it('shows no performance before twelve months', async () => {
    const share = sampleShare()
    const young = { ...share, liquidationValues: share.liquidationValues.slice(-2) }
    const text = await readText(await renderDocument(sampleInput('factsheet', 'fr', { shares: [young] })))
    expect(text).toContain('Performance non affichée avant 12 mois')
    expect(text).not.toContain('Évolution par période complète')
  })

  it('never shows carried interest shares', async () => {
    const text = await readText(await renderDocument(sampleInput('half-yearly-report', 'fr')))
    expect(text).not.toContain('B carried')
  })

  // P-330
  it('words the lock-up by the kind of the fund, and warns of it where there is one', async () => {
    const textOf = async (change: Parameters<typeof sampleInput>[2]) =>
      readText(await renderDocument(sampleInput('factsheet', 'fr', change)))
    expect(await textOf({})).toContain(
      'Durée de blocage : 7 ans à compter de la constitution du fonds, jusqu’au 31 décembre 2026',
    )
    const perSubscription = { kind: 'per_subscription', years: 5, until: null } as const
    const evergreen = await textOf({ lockUp: perSubscription })
    expect(evergreen).toContain('Durée de blocage : 5 ans à compter de chaque souscription')
    expect(evergreen).not.toContain('Votre argent est bloqué')
    const none = { kind: 'none', years: null, until: null } as const
    expect(await textOf({ lockUp: none })).not.toContain('Durée de blocage')
  })
})
