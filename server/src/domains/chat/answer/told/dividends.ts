import type { Bilingual } from '@pandora/contract/language'
import { dividendsOf } from '../../../shareholders/offers/dividends.ts'
import { addFact, companyName, inWords, lacks, nameIn, type Asking, type Draft } from '../draft.ts'
import { daysOf } from '../prices.ts'

/** Years that are told where the question names none. */
const MOST_YEARS = 10

const columns = {
  cash: { zh: '每股派现', en: 'Cash a share' },
  yield: { zh: '股息率（按当日收盘价）', en: 'Yield at the close of the day' },
  payout: { zh: '股利支付率', en: 'Payout' },
} as const satisfies Record<string, Bilingual>

/** Answers what companies paid out by year: cash a share, its yield at the close of each day, its share of profit. */
export async function answerDividends(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { services, view, known, reading } = asking
  draft.operation = 'shareholders.dividends'
  const spans = reading.periods.flatMap((one) => daysOf(one, known.today) ?? [])
  for (const companyId of companyIds) {
    const name = companyName(draft, known, companyId)
    const { years, currency, absence, dataList } = await dividendsOf(services.sql, view, companyId, known.today)
    const told = years
      .filter(({ year }) =>
        spans.length === 0 ? true : spans.some((one) => one.from <= `${year}-12-31` && `${year}-01-01` <= one.to),
      )
      .slice(-MOST_YEARS)
    draft.opens.push({
      name: inWords(draft, `${name}的股东与分红`, `Shareholders and dividends of ${name}`),
      path: `company/${companyId}/shareholders`,
    })
    if (told.length === 0) {
      lacks(
        draft,
        inWords(
          draft,
          `${name}${spans.length > 0 ? '那段时间' : ''}的分红`,
          `Dividends of ${name}${spans.length > 0 ? ' for that time' : ''}`,
        ),
        absence === 'NO_SOURCE'
          ? inWords(draft, '导入分红送转文件', 'Import a file of dividends and splits')
          : inWords(draft, '持有的分红记录里没有', 'None among the dividends that are held'),
      )
      continue
    }
    draft.state = 'answered'
    /** Each payment of a year, with where it is told. */
    const paid = (year: number): string[] =>
      dataList.flatMap((row) =>
        row.action === 'dividend' && row.cashPerShare !== null && row.day.startsWith(`${year}-`)
          ? [
              addFact(draft, {
                label: nameIn(draft, columns.cash),
                companyId,
                company: name,
                period: row.day,
                unit: 'per-share',
                currency,
                value: row.cashPerShare,
                provenance: row.provenance,
              }),
            ]
          : [],
      )
    const cell = (year: number, label: Bilingual, unit: 'per-share' | 'percent', value: number | null) =>
      value === null
        ? null
        : addFact(draft, {
            label: nameIn(draft, label),
            companyId,
            company: name,
            period: inWords(draft, `${year} 年`, `${year}`),
            unit,
            currency: unit === 'per-share' ? currency : null,
            value,
            decimals: unit === 'percent' ? reading.decimals : null,
            parts: unit === 'per-share' ? paid(year) : [],
          })
    draft.parts.push({
      type: 'table',
      title: inWords(draft, `${name}各年派发的分红`, `What ${name} paid out, by the year of payment`),
      heads: 'times',
      columns: [columns.cash, columns.yield, columns.payout].map((one) => nameIn(draft, one)),
      rows: told.toReversed().map(({ year, cashPerShare, yield: rate, payout }) => ({
        head: String(year),
        companyId: null,
        factIds: [
          cell(year, columns.cash, 'per-share', cashPerShare),
          cell(year, columns.yield, 'percent', rate),
          cell(year, columns.payout, 'percent', payout),
        ],
      })),
    })
  }
}
