import type { Language } from '@pandora/contract/language'
import type { View } from '@pandora/store/as-of'
import type { Services } from '../../http/services.ts'
import { readyMarket } from '../figures/offers/fields/order.ts'

/** Questions that what is held answers: of the largest companies that have what they ask for. */
export async function suggestionsFor(services: Services, view: View, language: Language): Promise<string[]> {
  const market = await readyMarket(services, view)
  const zh = language !== 'en'
  const rows = market.by('marketCap', 'down', language, {}).flatMap((at) => market.rows[at] ?? [])
  const name = (row: (typeof rows)[number]) =>
    (zh ? (row.nameZh ?? row.nameEn) : (row.nameEn ?? row.nameZh)) ?? row.code
  const [first, second] = rows.filter((row) => row.revenueTtm !== null && row.grossMargin !== null)
  const priced = rows.find((row) => row.peTtm !== null)
  const year = Number((first?.periodEnd ?? '').slice(0, 4)) - 1
  const industry = first?.industryCode ? market.classes.get(market.path(first.industryCode).at(-1) ?? '') : undefined
  return [
    ...(first
      ? [zh ? `${name(first)}${year}年营业收入是多少？` : `What was the revenue of ${name(first)} in ${year}?`]
      : []),
    ...(first && second
      ? [
          zh
            ? `比较${name(first)}和${name(second)}近五年的毛利率`
            : `Compare gross margins of ${name(first)} and ${name(second)} over five years`,
        ]
      : []),
    ...(priced ? [zh ? `${name(priced)}的市盈率是多少？` : `What is the PE of ${name(priced)}?`] : []),
    ...(industry && first
      ? [
          zh
            ? `${industry.nameZh}中营收增长率大于10%的公司`
            : `Companies in ${industry.nameEn ?? industry.nameZh} with revenue growth above 10%`,
        ]
      : []),
    ...(first ? [zh ? `${name(first)}的供应商有哪些？` : `Who are the suppliers of ${name(first)}?`] : []),
    ...(rows.length > 0 ? [zh ? '总市值最高的5家公司' : 'top 5 companies by market cap'] : []),
  ]
}
