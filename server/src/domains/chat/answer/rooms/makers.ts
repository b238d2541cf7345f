import { singular } from '@pandora/intelligence/words/singular'
import type { MakersAsked } from '@pandora/intelligence/answers/rooms/asked'
import { listedTwice, shareOfOneLevel } from '@pandora/intelligence/business/one-level'
import { presentProvenance } from '../../../../shared/provenance.ts'
import { productsNamed, type MadeRow } from '../../../business/offers/makers.queries.ts'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../../figures/offers/traded.ts'
import { readQuestion } from '@pandora/intelligence/answers/read'
import { answerRanking } from '../many/ranking.ts'
import { addFact, companyName, inWords, say, type Asking, type Draft } from '../draft.ts'
import { countFact, textFact } from './parts.ts'

/** Companies that are shown, and products told of each. */
const [SHOWN, PRODUCTS] = [20, 3]

/** Of an English word what its singular and its plural share: names of products may bear either. */
const eitherNumber = (word: string): string => (/^[a-z]/i.test(word) ? singular(word) : word)

/** Products of a company that are called so, a level and its parts never both, and the share of revenue of them all. */
export function calledSo(own: readonly MadeRow[]) {
  const parts = own.map((row) => ({
    row,
    dimension: 'product' as const,
    name: row.name,
    revenue: row.revenue,
    revenueShare: row.revenue_share,
    currency: row.currency,
  }))
  const { share, counted } = shareOfOneLevel(
    parts.filter(({ row }) => row.named),
    listedTwice(parts),
    (one) => one.revenueShare,
  )
  return { share, rows: counted.map(({ row }) => row) }
}

/**
 * Answers which companies make or sell something: those of whose revenue by products a part is called so, the largest
 * share first. Says nothing where there are none: the words may be of something else.
 */
export async function answerMakers(draft: Draft, asking: Asking, asked: MakersAsked): Promise<void> {
  const { services, view } = asking
  const [market, rows] = await Promise.all([
    readyMarket(services, view),
    productsNamed(services.sql, view, eitherNumber(asked.topic)),
  ])
  const there = new Set(market.rows.filter((row) => inMarketOn(row, market.present.day)).map((row) => row.companyId))
  const made = [...Map.groupBy(rows, (row) => row.company_id)]
    .filter(([id]) => there.has(id))
    .map(([id, own]) => ({ id, ...calledSo(own) }))
  if (made.length === 0) {
    await tellTheme(draft, asking, asked.topic)
    return
  }
  const list = made.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0) || (a.id < b.id ? -1 : 1))
  draft.state = 'answered'
  draft.operation = 'company.reportMainBusiness'
  draft.understood = inWords(draft, `产品名称含${asked.topic}的公司`, `Companies with a product called ${asked.topic}`)
  say(
    draft,
    inWords(
      draft,
      `最近一期按产品披露的收入里，产品名称含${asked.topic}的在市公司有 `,
      `Companies in the market whose last revenue by products names ${asked.topic}: `,
    ),
    { fact: countFact(draft, inWords(draft, '公司', 'Companies'), list.length) },
    inWords(draft, ' 家，按占收入的比例从高到低：', ', the largest share of revenue first.'),
  )
  draft.parts.push({
    type: 'table',
    title: draft.understood,
    heads: 'companies',
    columns: [
      inWords(draft, '产品', 'Products'),
      inWords(draft, '占营业收入', 'Share of revenue'),
      inWords(draft, '报告期', 'Period'),
    ],
    rows: list.slice(0, asked.most ?? SHOWN).map((one) => rowOf(draft, asking, one)),
  })
}

/** Tells the companies of a theme that is called what they are to make, where no product is; says that none is. */
async function tellTheme(draft: Draft, asking: Asking, topic: string): Promise<void> {
  const { known } = asking
  const lower = topic.toLowerCase()
  const theme = known.themes?.get(lower) ?? known.themes?.get(eitherNumber(lower))
  if (!theme) return
  const plain = inWords(draft, `${theme.nameZh}概念股有哪些`, `companies in the ${theme.nameEn} theme`)
  say(
    draft,
    inWords(
      draft,
      `没有公司披露的产品叫${topic}；以下是${theme.nameZh}主题的公司：`,
      `No company reports a product called ${topic}; these are the companies of the theme ${theme.nameEn}:`,
    ),
  )
  await answerRanking(draft, { ...asking, reading: { ...readQuestion(plain, known), language: draft.language } })
}

function rowOf(
  draft: Draft,
  { known }: Asking,
  { id, share, rows: own }: { id: string } & ReturnType<typeof calledSo>,
) {
  const company = companyName(draft, known, id)
  const [first] = own
  const period = first?.period_end ?? null
  const more = { companyId: id, company, period }
  const names = own.slice(0, PRODUCTS).map((one) => inWords(draft, one.name, one.name_en ?? one.name))
  const parts = own.flatMap((one) =>
    one.revenue_share === null || own.length === 1
      ? []
      : [
          addFact(draft, {
            ...more,
            label: inWords(draft, `${one.name} 占营业收入`, `Share of revenue, ${one.name_en ?? one.name}`),
            unit: 'percent',
            value: one.revenue_share,
            provenance: presentProvenance(one),
          }),
        ],
  )
  return {
    head: company,
    companyId: id,
    factIds: [
      textFact(draft, inWords(draft, '产品', 'Products'), names.join(inWords(draft, '、', ', ')), {
        ...more,
        ...(first ? { provenance: presentProvenance(first) } : {}),
      }),
      share === null
        ? null
        : addFact(draft, {
            ...more,
            label: inWords(draft, '占营业收入', 'Share of revenue'),
            unit: 'percent',
            value: share,
            parts,
            ...(own.length === 1 && first ? { provenance: presentProvenance(first) } : {}),
          }),
      period === null ? null : textFact(draft, inWords(draft, '报告期', 'Period'), period, more),
    ],
  }
}
