import type { HeldAsked } from '@pandora/intelligence/answers/rooms/asked'
import { heldPositions } from '../../../../holdings/offers/held.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../../draft.ts'
import { countFact } from '../parts.ts'

/** Positions that are shown. */
const SHOWN = 30

/** Answers what the user holds in all portfolios: what it is worth, what it came to, and the same of each position. */
export async function answerHeld(draft: Draft, asking: Asking, asked: HeldAsked): Promise<void> {
  const { services, view, now, uid, known } = asking
  draft.operation = 'holdings.positions'
  draft.understood = inWords(draft, '我的持仓', 'My holdings')
  draft.opens.push({ name: inWords(draft, '持仓', 'Holdings'), path: 'holdings' })
  const { day, totals, positions } = await heldPositions({ db: services.sql, view, services, now, user: { uid } })
  if (positions.length === 0) {
    lacks(
      draft,
      inWords(draft, '持仓', 'Holdings'),
      inWords(
        draft,
        '没有记下的持仓：先在持仓页记交易或导入对账单',
        'No holdings are recorded: record trades or import a statement on the page of holdings',
      ),
    )
    return
  }
  draft.state = 'answered'
  const period = day === null ? null : inWords(draft, `截至 ${day}`, `as of ${day}`)
  say(
    draft,
    inWords(draft, '全部账户持有 ', 'Held in all portfolios: '),
    { fact: countFact(draft, inWords(draft, '持仓证券', 'Securities held'), positions.length, period) },
    inWords(draft, ' 只证券。', ' securities.'),
  )
  for (const { currency, value, profit, profitRate, dayProfit, unvalued } of totals) {
    const money = (label: string, amount: number) => ({
      fact: addFact(draft, { label, period, unit: 'money', currency, value: amount }),
    })
    const [worth, came, today] = [
      inWords(draft, '持仓市值', 'Value of the holdings'),
      inWords(draft, '累计盈亏', 'Profit or loss in all'),
      inWords(draft, '当日盈亏', 'Profit or loss of the day'),
    ]
    if (value !== null)
      say(
        draft,
        inWords(draft, `${period ?? ''} ${worth}为 `, `${worth} ${period ?? ''}: `).trimStart(),
        money(worth, value),
        inWords(draft, '。', '.'),
      )
    if (profit !== null && unvalued === 0) {
      say(
        draft,
        inWords(
          draft,
          `${period ?? ''} ${came}（含已实现与股息）为 `,
          `${came} ${period ?? ''}, realised and dividends included: `,
        ).trimStart(),
        money(came, profit),
        inWords(draft, '。', '.'),
      )
      const label = inWords(draft, '累计盈亏占投入', 'Profit or loss in all, of what was put in')
      if (profitRate !== null)
        say(
          draft,
          inWords(draft, `${period ?? ''} ${label}为 `, `${label} ${period ?? ''}: `).trimStart(),
          { fact: addFact(draft, { label, period, unit: 'percent', value: profitRate }) },
          inWords(draft, '。', '.'),
        )
    }
    if (dayProfit !== null)
      say(
        draft,
        inWords(draft, `${day ?? ''} ${today}为 `, `${today}, ${day ?? ''}: `).trimStart(),
        money(today, dayProfit),
        inWords(draft, '。', '.'),
      )
    if (unvalued > 0)
      lacks(
        draft,
        inWords(
          draft,
          '一部分持仓没有实付价格，没有算进市值与盈亏',
          'Some holdings have no price paid and are in neither value nor profit',
        ),
        inWords(draft, '导入它们的日线行情', 'Import their daily prices'),
      )
  }
  const columns = [
    inWords(draft, '市值', 'Value'),
    inWords(draft, '成本', 'Cost'),
    inWords(draft, '累计盈亏', 'Profit or loss in all'),
    inWords(draft, '浮动盈亏率', 'Unrealised, of cost'),
  ] as const
  draft.parts.push({
    type: 'table',
    title: `${draft.understood}${period === null ? '' : inWords(draft, `（${period}）`, ` (${period})`)}`,
    heads: 'companies',
    columns: [...columns],
    rows: positions.slice(0, asked.most ?? SHOWN).map((one) => {
      const { companyId, currency } = one
      const company =
        companyId !== null && known.companies.has(companyId)
          ? companyName(draft, known, companyId)
          : inWords(draft, one.nameZh ?? one.nameEn ?? '', one.nameEn ?? one.nameZh ?? '') || one.securityId
      const of = { companyId, company, period }
      const money = (label: string, amount: number | null) =>
        amount === null ? null : addFact(draft, { ...of, label, unit: 'money', currency, value: amount })
      return {
        head: company,
        companyId,
        factIds: [
          money(columns[0], one.value),
          money(columns[1], Number(one.cost)),
          money(columns[2], one.profit),
          one.unrealisedRate === null
            ? null
            : addFact(draft, { ...of, label: columns[3], unit: 'percent', value: one.unrealisedRate }),
        ],
      }
    }),
  })
}
