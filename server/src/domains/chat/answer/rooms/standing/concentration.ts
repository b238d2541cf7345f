import type { ConcentrationAsked } from '@pandora/intelligence/answers/rooms/asked'
import { concentrationTables } from '../../../../supply/offers/concentration.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../../draft.ts'

/** Answers how much of a company's sales or purchases its five largest customers or suppliers make, by its annual report. */
export async function answerConcentration(draft: Draft, asking: Asking, asked: ConcentrationAsked): Promise<void> {
  const { services, view, known } = asking
  const companyId = asked.companies[0]?.companyIds[0]
  if (companyId === undefined) return
  const company = companyName(draft, known, companyId)
  const year = asked.period?.kind === 'year' ? String(asked.period.year) : null
  const { dataList } = await concentrationTables(services.sql, view, companyId)
  draft.operation = 'supply.concentration'
  draft.opens.push({
    name: inWords(draft, `${company}的供应链`, `Supply of ${company}`),
    path: `company/${companyId}/supply`,
  })
  draft.understood = `${company} ${asked.sides.map((side) => sideWords(draft, side).five).join(inWords(draft, '、', ', '))}`
  for (const side of asked.sides) {
    const { five, share, amount, place } = sideWords(draft, side)
    const table = dataList.find((one) => one.side === side && (year === null || one.periodEnd.startsWith(year)))
    if (!table || (table.totalShare === null && table.rows.length === 0)) {
      lacks(
        draft,
        inWords(draft, `${company}的${five}`, `The ${five} of ${company}`),
        inWords(
          draft,
          '没有来源给出它：导入年报里前五大客户与供应商的文件',
          'No source has given it: import a file of the five largest of annual reports',
        ),
      )
      continue
    }
    draft.state = 'answered'
    const more = { companyId, company, period: table.periodEnd, provenance: table.provenance }
    const percent = (label: string, value: number | null) =>
      value === null ? null : addFact(draft, { ...more, label, unit: 'percent', value: value * 100 })
    const total = percent(`${five} · ${share}`, table.totalShare)
    if (total !== null)
      say(
        draft,
        inWords(
          draft,
          `${company} ${table.periodEnd} 年报的${five}合计${share} `,
          `${company}, annual report to ${table.periodEnd}: the ${five} together, ${share.toLowerCase()} `,
        ),
        { fact: total },
        inWords(draft, '。', '.'),
      )
    if (table.rows.length === 0) continue
    draft.parts.push({
      type: 'table',
      title: inWords(draft, `${company} ${table.periodEnd} ${five}`, `The ${five} of ${company}, ${table.periodEnd}`),
      heads: 'figures',
      columns: [share, amount],
      rows: table.rows.map((row) => {
        const head =
          row.name ?? inWords(draft, `${place} ${row.rank}（年报没有写名字）`, `${place} ${row.rank} (not named)`)
        return {
          head,
          companyId: row.companyId !== null && known.companies.has(row.companyId) ? row.companyId : null,
          factIds: [
            percent(`${share} · ${head}`, row.share),
            row.amount === null
              ? null
              : addFact(draft, {
                  ...more,
                  label: `${amount} · ${head}`,
                  unit: 'money',
                  currency: 'CNY',
                  value: row.amount,
                }),
          ],
        }
      }),
    })
  }
}

const sideWords = (draft: Draft, side: 'customers' | 'suppliers') =>
  side === 'customers'
    ? {
        five: inWords(draft, '前五大客户', 'five largest customers'),
        share: inWords(draft, '占销售额', 'Share of sales'),
        amount: inWords(draft, '销售额', 'Sales'),
        place: inWords(draft, '客户', 'Customer'),
      }
    : {
        five: inWords(draft, '前五大供应商', 'five largest suppliers'),
        share: inWords(draft, '占采购额', 'Share of purchases'),
        amount: inWords(draft, '采购额', 'Purchases'),
        place: inWords(draft, '供应商', 'Supplier'),
      }
