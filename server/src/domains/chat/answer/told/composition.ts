import { latestSegments } from '../../../business/offers/business.queries.ts'
import { presentProvenance } from '../../../../shared/provenance.ts'
import { daysOf } from '../prices.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'

/** Most parts of a business that an answer lists. */
const MOST = 15

/** Which of the parts is asked for: the one with most or least revenue, or the highest or lowest gross margin. */
export interface PartAsked {
  by: 'revenue' | 'margin'
  order: 'up' | 'down'
}

/**
 * Answers what a company's revenue is made of by product, else by industry, as its latest report tells it, or the last of a time that is named; and which of
 * the parts comes first, where that is asked; `isNamed`: of the parts that are asked for by name alone.
 */
export async function answerComposition(
  draft: Draft,
  asking: Asking,
  companyIds: readonly string[],
  part: PartAsked | null = null,
  isNamed: ((row: { name: string; name_en: string | null }) => boolean) | null = null,
): Promise<void> {
  const { services, view, known, reading } = asking
  draft.operation = 'business.report'
  const span = reading.periods.flatMap((one) => daysOf(one, known.today) ?? [])[0]
  for (const companyId of companyIds) {
    const name = companyName(draft, known, companyId)
    const every = await latestSegments(services.sql, view, companyId, span ?? null)
    const all = isNamed ? every.filter((row) => isNamed(row)) : every
    const products = all.filter((row) => row.dimension === 'product')
    const rows = (products.length > 0 ? products : all).slice(0, MOST)
    const [first] = rows
    draft.opens.push({
      name: inWords(draft, `${name}的业务构成`, `Business of ${name}`),
      path: `company/${companyId}/business`,
    })
    if (!first) {
      lacks(
        draft,
        span
          ? inWords(
              draft,
              `${name} ${span.from} 至 ${span.to} 的收入构成`,
              `What the revenue of ${name} was made of, ${span.from} to ${span.to}`,
            )
          : inWords(draft, `${name}的收入构成`, `What the revenue of ${name} is made of`),
        span
          ? inWords(
              draft,
              '那段时间没有报告说明：换一个年度，各期的见公司的业务页',
              'No report of that time tells it: ask of another year; all periods stand on the company’s page of its business',
            )
          : inWords(draft, '导入主营业务构成文件', 'Import a file of business segments'),
      )
      continue
    }
    draft.state = 'answered'
    const labels = {
      revenue: inWords(draft, '营业收入', 'Revenue'),
      share: inWords(draft, '占营业收入', 'Share of revenue'),
      margin: inWords(draft, '毛利率', 'Gross margin'),
    }
    const period = inWords(draft, `截至 ${first.period_end}`, `to ${first.period_end}`)
    const told = rows.map((row) => {
      const head = inWords(draft, row.name, row.name_en ?? row.name)
      const cell = (label: string, unit: 'money' | 'percent', value: number | null) =>
        value === null
          ? null
          : addFact(draft, {
              label: `${label} · ${head}`,
              companyId,
              company: name,
              period,
              unit,
              currency: unit === 'money' ? row.currency : null,
              value,
              decimals: unit === 'percent' ? reading.decimals : null,
              provenance: presentProvenance(row),
            })
      return {
        row,
        head,
        facts: {
          revenue: cell(labels.revenue, 'money', row.revenue),
          share: cell(labels.share, 'percent', row.revenue_share),
          margin: cell(labels.margin, 'percent', row.gross_margin),
        },
      }
    })
    if (part) {
      const valueOf = ({ row }: (typeof told)[number]) => (part.by === 'revenue' ? row.revenue : row.gross_margin)
      const [best] = told
        .filter((one) => valueOf(one) !== null)
        .toSorted((a, b) => (part.order === 'up' ? 1 : -1) * ((valueOf(a) ?? 0) - (valueOf(b) ?? 0)))
      const fact = best?.facts[part.by]
      if (best && fact)
        say(
          draft,
          inWords(
            draft,
            `${name}的各部分里${labels[part.by]}最${part.order === 'up' ? '低' : '高'}的是${best.head}：`,
            `Of the parts of ${name} the ${part.order === 'up' ? 'lowest' : 'highest'} ${labels[part.by].toLowerCase()} is that of ${best.head}: `,
          ),
          { fact },
          inWords(draft, '。', '.'),
        )
    }
    draft.parts.push({
      type: 'table',
      title: inWords(
        draft,
        `${name}${period} 的收入构成（${products.length > 0 ? '按产品' : '按行业'}，报告原文的分法）`,
        `Revenue of ${name} ${period}, by ${products.length > 0 ? 'product' : 'industry'} as the report divides it`,
      ),
      heads: 'parts',
      columns: [labels.revenue, labels.share, labels.margin],
      rows: told.map(({ head, facts }) => ({
        head,
        companyId: null,
        factIds: [facts.revenue, facts.share, facts.margin],
      })),
    })
  }
}
