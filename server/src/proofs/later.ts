import type { KindName } from '@pandora/contract/records/kinds'
import type { Known } from '@pandora/contract/records/record'
import { closeOf } from '@pandora/contract/domains/markets/records'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { knownOf, type KnownFact, type Load } from './facts.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const iso = (ms: number) => new Date(ms).toISOString()

/** Facts of one file, in the order in which they are put down. */
function gather(file: string, startedAt: number | null) {
  const facts: KnownFact[] = []
  const add = (
    kind: KindName,
    values: Record<string, unknown>,
    known: Known = knownOf(kind, values),
    since?: number,
  ): void => void facts.push({ kind, values, known, line: facts.length + 2, ...(since === undefined ? {} : { since }) })
  return { load: { file, startedAt, facts } satisfies Load, add }
}

/** What became known between the instants, of companies of the market: the more kinds of it, the more is proved. */
export function laterFacts(base: readonly KnownFact[], instants: readonly number[]): Load[] {
  const [first = 0, second = 0, third = 0] = instants
  const of = (kind: KindName) => base.filter((one) => one.kind === kind)
  const told = Map.groupBy(of('document_company'), (one) => one.values['company_id'] as string)
  const companies = [...told].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1)).map(([id]) => id)
  const [renamed = '', restated = '', mended = '', leaving = '', moved = '', toldLate = ''] = companies
  const nameOf = (id: string) =>
    of('company_name').findLast(
      (one) => one.values['company_id'] === id && one.values['language'] === 'zh' && one.values['form'] === 'short',
    )?.values['name'] as string
  const between = (from: number, to: number, share = 0.5) => Math.round(from + (to - from) * share)
  const received = (at: number): Known => ({ at, by: 'received' })

  const news = gather('later.csv', null)
  const { add } = news
  // A name that is borne later; texts before it was borne do not say it.
  add('company_name', {
    company_id: renamed,
    language: 'zh',
    form: 'short',
    name: '新桥未来',
    seen_on: dayOf(between(first, second)),
  })
  add('company_name', {
    company_id: renamed,
    language: 'en',
    form: 'short',
    name: 'Newbridge',
    seen_on: dayOf(between(first, second)),
  })
  // Statements as restated, and a class left for another.
  for (const { values } of of('statement_item').filter(
    (one) =>
      one.values['company_id'] === restated &&
      ['revenue', 'net_profit', 'parent_net_profit', 'operating_cost'].includes(one.values['item'] as string),
  )) {
    add(
      'statement_item',
      { ...values, value: Math.round((values['value'] as number) * 1.07) },
      { at: between(second, third), by: 'published' },
    )
  }
  for (const { values } of of('business_segment').filter((one) => one.values['company_id'] === restated))
    add(
      'business_segment',
      { ...values, revenue: Math.round((values['revenue'] as number) * 1.11) },
      { at: between(first, second), by: 'published' },
    )
  const classes = [...new Set(of('industry_membership').map((one) => one.values['industry_code'] as string))]
  const own = of('industry_membership').find((one) => one.values['company_id'] === moved)?.values
  if (own) {
    const day = dayOf(between(first, second, 0.3))
    add('industry_membership', { ...own, valid_to: day }, { at: endOfDay(day), by: 'observed' })
    add('industry_membership', {
      ...own,
      industry_code: classes.find((code) => code !== own['industry_code']),
      valid_from: day,
    })
  }
  // One leaves the market, one comes to it, one is of no day but that of its first bar, one of its first text.
  add('listing_status', { security_id: leaving, status: 'delisted', seen_on: dayOf(between(first, second)) })
  listed(add, 'SHZ-006999', '晚来股份', 'Latecomer', dayOf(between(first, second)))
  const days = [...new Set(of('trading_day').map((one) => one.values['trade_date'] as string))].sort()
  const bars = (id: string, from: number) =>
    days.filter((day) => day >= dayOf(from)).forEach((day, at) => bar(add, id, day, 20 + at / 4))
  bars('SHZ-006999', between(first, second))
  const firstBar = days.find((day) => day >= dayOf(between(second, third))) ?? ''
  const since: Readonly<Record<string, number>> = {
    'SHZ-006998': closeOf('SHZ', firstBar),
    'SSE-606997': between(second, third),
  }
  const undatedOf =
    (id: string): typeof add =>
    (kind, values, known) =>
      add(kind, values, known, since[id])
  listed(undatedOf('SHZ-006998'), 'SHZ-006998', '无期实业', 'Undated Works', null)
  listed(undatedOf('SSE-606997'), 'SSE-606997', '只见其文', 'Only Told', null)
  bars('SHZ-006998', between(second, third))
  const industry = classes[3] ?? ''
  for (const id of ['SHZ-006999', 'SHZ-006998', 'SSE-606997'])
    add(
      'industry_membership',
      {
        company_id: id,
        scheme: 'sw2021',
        industry_code: industry,
        valid_from: dayOf(first - 900 * DAY),
        valid_to: null,
      },
      { at: null, by: 'undated' },
      since[id] ?? between(first, second),
    )
  add('share_count', {
    security_id: 'SHZ-006999',
    counted_on: dayOf(between(first, second)),
    total_shares: 8e8,
    float_shares: 2e8,
  })
  // A theme under another name, with another member, and an edge that ends.
  const theme = of('theme')[0]?.values
  if (theme) {
    add(
      'theme',
      { ...theme, name_zh: `${String(theme['name_zh'])}新篇`, name_en: `${String(theme['name_en'])}, renewed` },
      { at: between(first, second, 0.6), by: 'observed' },
    )
    add('theme_membership', {
      theme_id: theme['theme_id'],
      company_id: mended,
      weight: 0.77,
      valid_from: dayOf(between(first, second, 0.4)),
      valid_to: null,
      evidence_count: 3,
    })
  }
  const edge = of('supply_edge')[0]?.values
  if (edge)
    add(
      'supply_edge',
      { ...edge, revenue_share: 0.33, valid_to: null },
      { at: between(second, third, 0.7), by: 'observed' },
    )
  // A rate as revised, a document as changed, documents that came late, one of them a copy of what was told.
  const rate = of('observation').findLast((one) => one.known.at !== null && one.known.at < first)
  if (rate)
    add(
      'observation',
      { ...rate.values, value: (rate.values['value'] as number) * 1.01 },
      { at: between(first, second), by: 'published' },
    )
  const before = (kind: string, at: number) =>
    of('document').filter((one) => one.values['kind'] === kind && (one.known.at ?? 0) < at)
  for (const kind of ['news', 'announcement', 'policy']) {
    const old = before(kind, first).at(-3)?.values
    if (old)
      add(
        'document',
        { ...old, title: `${String(old['title'])}（更正）`, body: `${String(old['body'])}\n特此更正。` },
        received(between(first, second)),
      )
  }
  const document = (
    id: string,
    title: string,
    published: number,
    known: number,
    company: string,
    kind = 'news',
    body = `${title}。公司表示进展顺利。`,
  ) => {
    const published_at = iso(published)
    add(
      'document',
      {
        document_id: id,
        external_id: id,
        source_name: '迟来通讯',
        source_name_en: 'Late Wire',
        kind,
        category: null,
        language: 'zh',
        title,
        body,
        url: null,
        image_urls: [],
        published_at,
        precision: 'instant',
      },
      received(known),
    )
    add(
      'document_company',
      { company_id: company, document_id: id, relation: 'subject', kind, title, published_at, precision: 'instant' },
      received(known),
    )
  }
  document('late-order', `${nameOf(toldLate)}中标15亿元项目`, first - 2 * DAY, between(first, second), toldLate)
  document(
    'late-probe',
    `${nameOf(toldLate)}因涉嫌信息披露违规被证监会立案调查`,
    first - 20 * HOUR,
    between(second, third),
    toldLate,
  )
  document(
    'late-report',
    `${nameOf(mended)}深度报告：订单向好`,
    first - 30 * HOUR,
    between(first, second, 0.8),
    mended,
    'report',
    `${nameOf(mended)}维持买入评级，目标价30元。营业收入同比增长12%。`,
  )
  const copied = before('news', first).at(-2)?.values
  if (copied) {
    const published_at = iso(Date.parse(copied['published_at'] as string) - HOUR)
    add(
      'document',
      { ...copied, document_id: 'late-copy', external_id: 'late-copy', source_name: '迟来通讯', published_at },
      received(between(first, second)),
    )
  }
  document('only-told', '只见其文获得1.2亿元订单', between(second, third), between(second, third), 'SSE-606997')
  document(
    'new-name',
    '新桥未来发布回购方案，拟回购3亿元',
    between(second, third, 0.2),
    between(second, third, 0.2),
    renamed,
    'announcement',
  )
  // A source says of its own, two instants later, what texts told of before: the same event, in whose place its own
  // stands from then on. And whom a text is about that named them.
  const happened_at = iso(first - 3 * DAY)
  add(
    'event',
    {
      event_id: 'given-order',
      type: 'contract-win',
      happened_at,
      precision: 'instant',
      title_zh: `${nameOf(mended)}：重大合同`,
      title_en: 'A large contract',
      size_class: 'large',
      document_id: null,
    },
    received(between(second, third)),
  )
  add(
    'event_company',
    {
      company_id: mended,
      event_id: 'given-order',
      relation: 'direct',
      path: null,
      type: 'contract-win',
      happened_at,
      precision: 'instant',
    },
    received(between(second, third)),
  )
  document('told-before', `${nameOf(mended)}签订重大合同，中标9亿元项目`, first - 2 * DAY, first - 2 * DAY, mended)
  document(
    'told-again',
    `${nameOf(mended)}重大合同进展：中标9亿元项目已开工`,
    between(second, third, 0.8),
    between(second, third, 0.8),
    mended,
  )
  document('named-first', `${nameOf(moved)}签订重大合同，中标7亿元项目`, first - 3 * DAY, first - 3 * DAY, renamed)
  const named = { published_at: iso(first - 3 * DAY), precision: 'instant' }
  add(
    'document_company',
    {
      company_id: moved,
      document_id: 'named-first',
      relation: 'mention',
      kind: 'news',
      title: `${nameOf(moved)}签订重大合同，中标7亿元项目`,
      ...named,
    },
    received(between(first, second)),
  )

  // Corrections: the very instant at which something was known is said otherwise, by a run in between.
  const corrections = gather('corrections.csv', between(second, third, 0.4))
  const lastBar = of('daily_price').findLast(
    (one) => one.values['security_id'] === mended && one.values['basis'] === 'traded' && (one.known.at ?? 0) < first,
  )
  if (lastBar)
    corrections.add(
      'daily_price',
      {
        ...lastBar.values,
        close: Math.round((lastBar.values['close'] as number) * 96) / 100,
        low: Math.round((lastBar.values['low'] as number) * 90) / 100,
      },
      lastBar.known,
    )
  for (const { values, known } of of('statement_item')
    .filter((one) => one.values['company_id'] === mended && one.values['item'] === 'revenue')
    .slice(-3))
    corrections.add('statement_item', { ...values, value: (values['value'] as number) + 12_345_678 }, known)
  const shares = of('share_count').find((one) => one.values['security_id'] === mended)
  if (shares)
    corrections.add(
      'share_count',
      { ...shares.values, total_shares: Math.round((shares.values['total_shares'] as number) * 1.5) },
      shares.known,
    )
  return [news.load, corrections.load]
}

function listed(
  add: (kind: KindName, values: Record<string, unknown>) => void,
  id: string,
  zh: string,
  en: string,
  day: string | null,
): void {
  add('company', { company_id: id, first_listed_on: day })
  add('security', {
    security_id: id,
    company_id: id,
    exchange: id.slice(0, 3),
    code: id.slice(4),
    kind: 'stock',
    currency: 'CNY',
    name_zh: null,
    name_en: null,
    listed_on: day,
  })
  add('company_name', { company_id: id, language: 'zh', form: 'short', name: zh, seen_on: day })
  add('company_name', { company_id: id, language: 'en', form: 'short', name: en, seen_on: day })
}

function bar(
  add: (kind: KindName, values: Record<string, unknown>) => void,
  security_id: string,
  trade_date: string,
  close: number,
): void {
  add('daily_price', {
    security_id,
    basis: 'traded',
    basis_date: null,
    trade_date,
    open: close,
    high: close + 0.1,
    low: close - 0.1,
    close,
    previous_close: close - 0.25,
    volume: 1e6,
    amount: 1e6 * close,
    turnover_rate: 0.5,
    change_rate: Math.round((25 / (close - 0.25)) * 1e4) / 1e4,
  })
}
