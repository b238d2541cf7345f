import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import { codeOf, exchangeOf, exchanges } from '@pandora/contract/records/identity'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { Known, RecordKind } from '@pandora/contract/records/record'
import type { Sql } from '@pandora/store/database'
import { announceChanges } from './imports/after-merge.ts'
import { openStaging, type Derive } from '@pandora/store/staging'
import type { TestServer } from './testing.ts'

interface CompanyFacts {
  /** `SHZ-000901`: exchange and code are read from it. */
  id: string
  short?: string
  full?: string
  en?: string
  /** Earlier short name with the last day it was seen. */
  former?: { name: string; seenOn: string | null }
  listedOn?: string | null
  /** Industry code and the day from which the company is in it. */
  industry?: { code: string; from: string }
  seenOn?: string
}

interface BarFacts {
  date: string
  close: number
  previous?: number
  rate?: number
  amount?: number
  turnover?: number
  volume?: number
  open?: number | null
  high?: number | null
  low?: number | null
}

interface DocumentFacts {
  id: string
  title: string
  body?: string
  kind?: DocumentKind
  at: string
  precision?: 'instant' | 'day' | 'year'
  source?: string
  sourceEn?: string | null
  language?: 'zh' | 'en'
  url?: string | null
  images?: string[]
  /** Companies named, `subject` unless said otherwise. */
  companies?: (string | { id: string; relation: 'subject' | 'mention' })[]
}

/** Facts of one import run, gathered and then merged by the store's own pipeline. */
export interface Facts {
  /** Adds a fact of any kind; known by its kind's rule unless said otherwise. */
  add: (kind: KindName, values: Record<string, unknown>, known?: Known) => Facts
  /** A company with its stock and its names. */
  company: (company: CompanyFacts) => Facts
  index: (id: string, nameZh: string, nameEn: string | null) => Facts
  /** Daily bars; the forward-adjusted basis is as of 2025-12-31. */
  bars: (securityId: string, bars: readonly BarFacts[], basis?: PriceBasis) => Facts
  /** A Shenwan industry node. */
  industry: (code: string, level: 1 | 2 | 3, parent: string | null, nameZh: string, nameEn?: string | null) => Facts
  /** A series' values by day, with the series itself. */
  series: (
    code: string,
    unit: string,
    values: Readonly<Record<string, number>>,
    category?: 'fx' | 'rate' | 'macro',
  ) => Facts
  /** A document and the companies it names. */
  document: (document: DocumentFacts) => Facts
  /** Merges as one finished run and tells of it; answers its id. */
  save: (derive?: Derive) => Promise<number>
}

interface FactsOptions {
  marketId?: number
  file?: string
  source?: string
  startedAt?: number
}

/** Gathers facts for a test. */
export function facts(
  sql: Sql,
  { marketId = 1, file = 'facts.csv', source = 'files', startedAt = Date.now() }: FactsOptions = {},
): Facts {
  const rows: { kind: KindName; values: Record<string, unknown>; known: Known }[] = []
  const self: Facts = {
    add(kind, values, known) {
      const record = recordKinds[kind] as unknown as RecordKind
      // As an import does: what a source need not say stands as its kind says.
      const parsed = record.schema.safeParse(values)
      rows.push({
        kind,
        values: parsed.success ? { ...values, ...parsed.data } : values,
        known: known ?? record.known(record.schema.parse(values)),
      })
      return self
    },
    company(company) {
      const {
        id: company_id,
        short,
        full,
        en,
        former,
        listedOn = '2010-01-04',
        industry,
        seenOn = '2021-10-31',
      } = company
      const exchange = exchangeOf(company_id) ?? 'SHZ'
      const sinceListing = recordKinds.company.known({ company_id, first_listed_on: listedOn })
      const name = (language: string, form: string, text: string, on: string | null, known: Known) =>
        self.add('company_name', { company_id, language, form, name: text, seen_on: on }, known)
      self.add('company', { company_id, first_listed_on: listedOn })
      self.add('security', {
        security_id: company_id,
        company_id,
        exchange,
        code: codeOf(company_id),
        kind: 'stock',
        currency: exchanges[exchange].currency,
        name_zh: null,
        name_en: null,
        listed_on: listedOn,
      })
      if (former) name('zh', 'short', former.name, former.seenOn, sinceListing)
      if (short)
        name(
          'zh',
          'short',
          short,
          seenOn,
          former ? { at: Date.parse(`${seenOn}T15:59:59.999Z`), by: 'observed' } : sinceListing,
        )
      if (full) name('zh', 'full', full, seenOn, sinceListing)
      if (en) name('en', 'full', en, seenOn, sinceListing)
      if (industry)
        self.add('industry_membership', {
          company_id,
          scheme: 'sw2021',
          industry_code: industry.code,
          valid_from: industry.from,
          valid_to: null,
        })
      return self
    },
    index(security_id, name_zh, name_en) {
      const exchange = exchangeOf(security_id) ?? 'SSE'
      return self.add('security', {
        security_id,
        company_id: null,
        exchange,
        code: codeOf(security_id),
        kind: 'index',
        currency: exchanges[exchange].currency,
        name_zh,
        name_en,
        listed_on: null,
      })
    },
    bars(security_id, bars, basis = 'traded') {
      for (const {
        date,
        close,
        previous = null,
        rate = null,
        amount = null,
        turnover = null,
        volume = null,
        open = close,
        high = Math.max(open ?? close, close),
        low = Math.min(open ?? close, close),
      } of bars) {
        self.add('daily_price', {
          security_id,
          basis,
          basis_date: basis === 'traded' ? null : '2025-12-31',
          trade_date: date,
          open,
          high,
          low,
          close,
          previous_close: previous,
          volume,
          amount,
          turnover_rate: turnover,
          change_rate: rate,
        })
      }
      return self
    },
    industry: (industry_code, level, parent_code, name_zh, name_en = null) =>
      self.add('industry', { scheme: 'sw2021', industry_code, level, parent_code, name_zh, name_en }),
    series(series_code, unit, values, category = 'rate') {
      self.add('series', {
        series_code,
        category,
        name_zh: series_code,
        name_en: series_code,
        unit,
        frequency: 'day',
        publisher_zh: '试验银行',
        publisher_en: 'Test bank',
        url: 'https://rates.example.test/',
      })
      for (const [observed_on, value] of Object.entries(values))
        self.add('observation', { series_code, observed_on, value })
      return self
    },
    document({
      id: document_id,
      title,
      body = `${title}。正文。`,
      kind = 'news',
      at,
      precision = 'instant',
      source: source_name = '测试快讯',
      sourceEn: source_name_en = null,
      language = 'zh',
      url = null,
      images = [],
      companies = [],
    }) {
      const published = { published_at: at, precision }
      self.add('document', {
        document_id,
        external_id: document_id,
        source_name,
        source_name_en,
        kind,
        category: null,
        language,
        title,
        body,
        url,
        image_urls: images,
        ...published,
      })
      for (const named of companies) {
        const { id: company_id, relation } = typeof named === 'string' ? { id: named, relation: 'subject' } : named
        self.add('document_company', { company_id, document_id, relation, kind, title, ...published })
      }
      return self
    },
    async save(derive) {
      const [run] = await sql<{ run_id: number }[]>`insert into import_run (market_id, source, file, state, started_by)
        values (${marketId}, ${source}, ${file}, 'done', 'test') returning run_id`
      const runId = run?.run_id ?? 0
      const staging = await openStaging(sql, { runId, marketId, startedAt })
      rows.forEach(({ kind, values, known }, at) => staging.add(kind, values, known, at + 2))
      await staging.merge(derive ?? ((tx, changed) => announceChanges(tx, marketId, changed)))
      rows.length = 0
      return runId
    },
  }
  return self
}

/** Opens a second, empty market in a test server: key `other`, id 3. */
export async function secondMarket({ sql, web }: Pick<TestServer, 'sql' | 'web'>): Promise<void> {
  await sql`insert into market (market_id, key, name_zh, name_en, fictional)
    values (3, 'other', '另一市场', 'Another market', true)`
  await web.services.markets.reload()
}
