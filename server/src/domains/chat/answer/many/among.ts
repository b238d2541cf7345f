import { screenWords, type ScreenField } from '@pandora/contract/domains/figures/fields'
import { medianOf } from '@pandora/intelligence/industries/standing'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import type { MarketFigures } from '../../../figures/offers/market.ts'
import { fieldOf } from '../../../figures/offers/fields/values.ts'
import { inMarketOn } from '../../../figures/offers/traded.ts'
import { addFact, companyName, inWords, lacks, nameIn, say, type Asking, type Draft } from '../draft.ts'
import { fieldFact, fieldUnit } from '../today.ts'
import { far } from './peers.ts'
import { screenFieldOf } from './screen-field.ts'

/** Companies of a class with the figure, below which its middle says nothing; and most of them that are listed. */
const [LEAST, MOST] = [5, 8]

/**
 * Tells how a company stands among those of its class by the latest figures: its own, the median of the lowest class
 * in which at least five have the figure, its place there, and those nearest in size.
 */
export async function tellAmongPeers(draft: Draft, asking: Asking, companyId: string): Promise<void> {
  const { services, view, reading } = asking
  draft.operation = 'screening.companies'
  const market = await readyMarket(services, view)
  const own = market.rows.find((row) => row.companyId === companyId)
  if (!own) return
  const within = (code: string): MarketFigures[] =>
    market.rows.filter((row) => inMarketOn(row, market.present.day) && market.path(row.industryCode).includes(code))
  for (const measure of reading.measures) {
    const field = screenFieldOf(measure)
    if (field === undefined) continue
    const classed = market
      .path(own.industryCode)
      .map((code) => ({ code, peers: within(code).filter((one) => fieldOf[field](one) !== null) }))
    // The industry that is named, where the company is of it; else the lowest with enough of them.
    const named = classed.find(({ code }) => reading.industries.some((one) => one.code === code))
    const found = named ?? classed.find(({ peers }) => peers.length >= LEAST)
    if (!found || fieldOf[field](own) === null) {
      lacks(
        draft,
        inWords(draft, `同行业公司的${nameIn(draft, measure.name)}`, `${nameIn(draft, measure.name)} of its industry`),
        inWords(draft, '有这项数据的同行业公司不足五家', 'Fewer than five companies of its industry have the figure'),
      )
      continue
    }
    const { code, peers } = found
    tell(draft, asking, { own, peers, field, industry: industryName(draft, market.classes.get(code), code) })
  }
}

const industryName = (
  draft: Draft,
  node: { nameZh: string; nameEn: string | null } | undefined,
  code: string,
): string => inWords(draft, node?.nameZh ?? code, node?.nameEn ?? node?.nameZh ?? code)

function tell(
  draft: Draft,
  asking: Asking,
  { own, peers, field, industry }: { own: MarketFigures; peers: MarketFigures[]; field: ScreenField; industry: string },
): void {
  const valueOf = (one: MarketFigures): number => fieldOf[field](one) ?? Number.NaN
  const name = nameIn(draft, screenWords[field])
  const median = medianOf(peers.map(valueOf))
  const ownFact = fieldFact(draft, asking, own, field)
  const sorted = peers.toSorted((a, b) => valueOf(b) - valueOf(a) || (a.companyId < b.companyId ? -1 : 1))
  const place = sorted.findIndex((one) => one.companyId === own.companyId) + 1
  if (median === null || ownFact === null || place === 0) return
  const unit = fieldUnit(field)
  const middle = addFact(draft, {
    label: inWords(draft, `${name}中位数`, `Median of ${name}`),
    company: industry,
    unit,
    currency: unit === 'money' || unit === 'per-share' ? own.currency : null,
    value: median,
    decimals: unit === 'percent' || unit === 'times' ? asking.reading.decimals : null,
  })
  const count = (label: string, value: number) => addFact(draft, { label, company: industry, unit: 'count', value })
  const placed = count(inWords(draft, '名次', 'Place'), place)
  const all = count(inWords(draft, '有这项数据的公司', 'Companies with this figure'), peers.length)
  const who = companyName(draft, asking.known, own.companyId)
  say(
    draft,
    inWords(draft, `同行业（${industry}）最新的${name}中位数为 `, `Median of ${name} in ${industry}, latest: `),
    { fact: middle },
    inWords(draft, '。', '.'),
  )
  say(
    draft,
    inWords(draft, `${who}最新为 `, `${who}, latest: `),
    { fact: ownFact },
    inWords(draft, `，${industry}从高到低第 `, `; of ${industry}, highest first, number `),
    { fact: placed },
    inWords(draft, '，共 ', ' of '),
    { fact: all },
    inWords(draft, ' 家。', '.'),
  )
  const size = (one: MarketFigures): number | null => one.marketCap ?? one.floatCap
  const nearest = peers
    .filter((one) => one.companyId !== own.companyId)
    .toSorted((a, b) => far(size(a), size(own)) - far(size(b), size(own)) || (a.companyId < b.companyId ? -1 : 1))
    .slice(0, MOST)
  const columns: readonly ScreenField[] = field === 'marketCap' ? [field] : [field, 'marketCap']
  draft.parts.push({
    type: 'table',
    title: inWords(draft, `${industry}里规模最接近的公司`, `Companies of ${industry} nearest in size`),
    heads: 'companies',
    columns: columns.map((one) => nameIn(draft, screenWords[one])),
    rows: [own, ...nearest].map((one) => ({
      head: companyName(draft, asking.known, one.companyId),
      companyId: one.companyId,
      factIds: columns.map((column) => fieldFact(draft, asking, one, column)),
    })),
  })
  draft.state = 'answered'
}
