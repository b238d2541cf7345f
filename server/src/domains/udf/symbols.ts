import type { Language } from '@pandora/contract/language'
import { codeOf, exchangeOf, exchanges } from '@pandora/contract/records/identity'
import type { UdfAnswer } from '@pandora/contract/domains/udf/answers'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { describeFound, findCompanies } from '../search/offers/company-search.queries.ts'
import { askedFor } from '../search/offers/company-search.ts'
import { companyNames } from '../../shared/names.ts'
import { exchangesOf, type UdfSecurity } from './bars.queries.ts'
import { resolutions } from './periods.ts'

/** Regular sessions by zone, lunch breaks included. */
const sessions: Readonly<Record<string, string>> = {
  'Asia/Shanghai': '0930-1130,1300-1500',
  'Asia/Hong_Kong': '0930-1200,1300-1600',
  'America/New_York': '0930-1600',
}
/** Found and then left out by exchange or type, at most so many are looked through. */
const LOOKED_THROUGH = 400
/** Said of the demo market's securities: nobody may take them for real ones. */
const fictional: Readonly<Record<Language, string>> = { 'zh-CN': '虚构', en: 'fictional' }

export interface Shown {
  language: Language
  /** The market is made up. */ madeUp: boolean
}

const described = (
  zh: string | null | undefined,
  en: string | null | undefined,
  { language, madeUp }: Shown,
  otherwise: string,
): string => `${(language === 'en' ? (en ?? zh) : (zh ?? en)) ?? otherwise}${madeUp ? ` (${fictional[language]})` : ''}`

/** A symbol as the client wrote it, as our id: `SHZ:000001` and `SHZ-000001` are one; a code alone stays. */
export function idOf(symbol: string): string {
  const [exchange = '', code, kind] = symbol.trim().replace(':', '-').split('-')
  return code === undefined
    ? exchange
    : [exchange.toUpperCase(), code.toUpperCase(), ...(kind === undefined ? [] : [kind.toLowerCase()])].join('-')
}

/** `/config` */
export async function configOf(db: Db, view: View, language: Language): Promise<UdfAnswer<'config'>> {
  const rows = await exchangesOf(db, view)
  const all = language === 'en' ? 'All exchanges' : '全部交易所'
  return {
    supported_resolutions: [...resolutions],
    supports_search: true,
    supports_group_request: false,
    supports_marks: true,
    supports_timescale_marks: true,
    supports_time: true,
    exchanges: [
      { value: '', name: all, desc: all },
      ...rows.map((row) => ({
        value: row.exchange,
        name: row.exchange,
        desc: language === 'en' ? row.name_en : row.name_zh,
      })),
    ],
    symbols_types:
      language === 'en'
        ? [
            { name: 'All', value: '' },
            { name: 'Stock', value: 'stock' },
            { name: 'Index', value: 'index' },
          ]
        : [
            { name: '全部', value: '' },
            { name: '股票', value: 'stock' },
            { name: '指数', value: 'index' },
          ],
  }
}

/** `/symbols` */
export async function symbolOf(db: Db, view: View, security: UdfSecurity, shown: Shown): Promise<UdfAnswer<'symbols'>> {
  const { zone, currency } = exchanges[exchangeOf(security.security_id) ?? 'SHZ']
  const names =
    security.company_id === null
      ? undefined
      : (await companyNames(db, view, [security.company_id])).get(security.company_id)
  return {
    name: security.code,
    ticker: security.security_id,
    full_name: `${security.exchange}:${security.code}`,
    description: described(security.name_zh ?? names?.nameZh, security.name_en ?? names?.nameEn, shown, security.code),
    type: security.kind,
    exchange: security.exchange,
    listed_exchange: security.exchange,
    timezone: zone,
    session: sessions[zone] ?? '0930-1600',
    currency_code: security.currency ?? currency,
    minmov: 1,
    pricescale: 100,
    format: 'price',
    has_intraday: false,
    has_daily: true,
    has_weekly_and_monthly: true,
    supported_resolutions: [...resolutions],
    volume_precision: 0,
    data_status: 'endofday',
  }
}

/** `/search` */
export async function searchFor(
  db: Db,
  view: View,
  asked: { query: string; type: string; exchange: string; limit: number },
  shown: Shown,
  now: number,
): Promise<UdfAnswer<'search'>> {
  const sought = askedFor(asked.query)
  if (!sought) return []
  const fits = (kind: string, id: string) =>
    (asked.type === '' || (asked.type === 'index') === (kind === 'index')) &&
    (asked.exchange === '' || exchangeOf(id) === asked.exchange.toUpperCase())
  const filtering = asked.type !== '' || asked.exchange !== ''
  const rows = (
    await findCompanies(db, view, sought, now, { limit: filtering ? LOOKED_THROUGH : asked.limit, offset: 0 })
  )
    .filter((row) => fits(row.kind, row.security_id))
    .slice(0, asked.limit)
  const details = new Map((await describeFound(db, view, rows)).map((one) => [one.thing, one]))
  return rows.map((row) => {
    const [detail, exchange, code] = [
      details.get(row.thing),
      exchangeOf(row.security_id) ?? '',
      codeOf(row.security_id),
    ]
    return {
      symbol: code,
      full_name: `${exchange}:${code}`,
      description: described(detail?.name_zh, detail?.name_en, shown, code),
      exchange,
      ticker: row.security_id,
      type: row.kind === 'index' ? 'index' : 'stock',
    }
  })
}
