import { dayOf, wallClock } from '@pandora/contract/time'
import type { OutputOf } from '@pandora/contract/operation'
import { screening } from '@pandora/contract/domains/screening/operations'
import { serve, serveDownload, serveWritten, type Route, type UserCall } from '../../http/route.ts'
import { CSV_BOM, csvLine } from '@pandora/contract/csv'
import { figuresWaiting } from '../figures/offers/waiting.queries.ts'
import { inMarketOn } from '../figures/offers/traded.ts'
import { isoInstant } from '../../shared/provenance.ts'
import { workbook, XLSX } from '../../shared/workbook.ts'
import { histogramOf } from './distribution.ts'
import { readyMarket } from '../figures/offers/fields/order.ts'
import { presentFields } from '../figures/offers/fields/present.ts'
import { writeScreened } from './present.ts'
import { membersOf, placeOf, runScreen } from './run.ts'
import { savedRoutes } from './saved.ts'
import { filterWords, screenedTable } from './table.ts'
import { defineHeld } from '../../shared/define-held.ts'
import { partOf, writePage } from '../../shared/page.ts'

const callerOf = ({
  services,
  view,
  language,
  user,
  now,
}: Pick<UserCall<typeof screening.companies>, 'services' | 'view' | 'language' | 'user' | 'now'>) => ({
  services,
  view,
  language,
  uid: user.uid,
  now,
})

const heldProgress = defineHeld({
  id: 'figures.waiting',
  reads: ['company', 'figures_waiting'],
  load: ({ db, view }) => figuresWaiting(db, view),
})

export const screeningRoutes: readonly Route[] = [
  serveWritten(screening.companies, async (call) => {
    const { input, view, services } = call
    // Who waits is of the present, whatever instant is looked at.
    const [ran, progress] = await Promise.all([runScreen(callerOf(call), input), heldProgress.read(services, view, {})])
    const about: Omit<OutputOf<typeof screening.companies>, 'dataList' | 'total' | 'page' | 'hasMore'> = {
      market: ran.market.rows.length,
      currency: ran.market.currency,
      leftOut: { total: ran.lacking, fields: [...ran.lackingOf].map(([field, count]) => ({ field, count })) },
      ...ran.market.present,
      setAside: ran.aside,
      computing: { ...progress, since: progress.since === null ? null : isoInstant(progress.since) },
    }
    const rows = partOf(ran.rows, input).map((row) => writeScreened(ran.market, row, ran.watched.has(row.companyId)))
    return writePage(rows, ran.rows.length, input, { about })
  }),

  serve(screening.distribution, async ({ services, view, user, now, input }) => {
    const [market, members] = await Promise.all([
      readyMarket(services, view),
      membersOf(services, view, user.uid, now, input.themeId),
    ])
    const belongs = placeOf(market, input, members)
    const histograms = () => {
      const among = market.rows.map(
        (row) => belongs(row) && (input.delisted === true || inMarketOn(row, market.present.day)),
      )
      return [...new Set(input.fields)].map((field) =>
        histogramOf(
          market
            .columns(input)(field)
            .filter((_, at) => among[at]),
          field,
        ),
      )
    }
    return {
      currency: market.currency,
      fields: members ? histograms() : market.kept(`histograms ${JSON.stringify(input)}`, histograms),
    }
  }),

  ...savedRoutes,

  serveDownload(screening.exportCsv, async (call) => {
    const { rows, market } = await runScreen(callerOf(call), call.input)
    return {
      file: `screening-${dayOf(call.view.asOf ?? call.now)}.csv`,
      type: 'text/csv; charset=utf-8',
      holds: rows.map((row) => presentFields(row, market)),
      write: (held) => {
        const table = screenedTable(held, call.input.columns, call.language)
        return CSV_BOM + [table.head, ...table.rows].map((cells) => csvLine(cells.map((cell) => cell ?? null))).join('')
      },
    }
  }),

  serveDownload(screening.exportXlsx, async (call) => {
    const { services, view, language, input, now } = call
    const ran = await runScreen(callerOf(call), input)
    const market = services.markets.all().find((one) => one.market_id === view.marketId)
    const english = language === 'en'
    const about: [string, string][] = [
      [english ? 'What' : '内容', english ? 'Screening of the whole market' : '全市场筛选'],
      [english ? 'Made' : '导出时间', wallClock(now)],
      [
        english ? 'As of' : '截至',
        view.asOf === null ? `${wallClock(now)} (${english ? 'now' : '当前'})` : wallClock(view.asOf),
      ],
      [
        english ? 'Market' : '市场',
        market
          ? `${english ? market.name_en : market.name_zh}${market.fictional ? (english ? ' (fictional)' : '（虚构）') : ''}`
          : String(view.marketId),
      ],
      [english ? 'Filter' : '条件', filterWords(input.filter, ran.market, language) || (english ? 'none' : '无')],
      [english ? 'Prices of' : '行情日', ran.market.present.day ?? '–'],
      [
        english ? 'Statements of periods since' : '财报期末不早于',
        input.filter.oldPeriods ? (english ? 'any' : '不限') : (ran.market.present.periodFrom ?? '–'),
      ],
      [english ? 'Companies' : '公司数', `${ran.rows.length} / ${ran.market.rows.length}`],
      [english ? 'Left out, a figure missing' : '因缺数据未入选', String(ran.lacking)],
      [english ? 'Money in' : '金额单位', ran.market.currency ?? '–'],
      [
        english ? 'Source' : '来源',
        english
          ? 'Worked out from prices, share counts and statements of the market; every figure opens its receipt'
          : '由本市场的行情、股本和财务报表计算，每个数都能打开凭证',
      ],
    ]
    return {
      file: `screening-${dayOf(view.asOf ?? now)}.xlsx`,
      type: XLSX,
      holds: ran.rows.map((row) => presentFields(row, ran.market)),
      write: (held) => workbook(english ? 'About' : '说明', about, [screenedTable(held, input.columns, language)]),
    }
  }),
]
