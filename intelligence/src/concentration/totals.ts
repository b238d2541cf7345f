import type { Flat } from './flat.ts'
import type { Side } from './types.ts'

/** What the five together come to, as a sentence or the lines above a table say it. */
export interface Total {
  side: Side
  /** Currency units; null where only the share is said. */
  amount: number | null
  /** 0 to 1. */
  share: number | null
  /** Place in the flat text. */
  at: number
}

const scales: Readonly<Record<string, number>> = { 元: 1, 千元: 1e3, 万元: 1e4, 百万元: 1e6, 亿元: 1e8 }

/** How many currency units a unit is; 1 where none is named. */
export const scaleOf = (unit: string | undefined): number => scales[(unit ?? '元').replace('人民币', '')] ?? 1

/** A number as tables write it; null where it is none. */
export function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const plain = text
    .replaceAll(',', '')
    .replaceAll('，', '')
    .replace(/[%％]$/u, '')
  return /^-?\d{1,15}(?:\.\d{1,6})?$/u.test(plain) ? Number(plain) : null
}

const unit = '(?:[（(](?:单位[:：])?((?:人民币)?(?:百万|千|万|亿)?元)[）)])?'
const figure = '(-?\\d{1,3}(?:[,，]\\d{3}){1,4}(?:\\.\\d{1,6})?|-?\\d{1,15}(?:\\.\\d{1,6})?)'
const who: Readonly<Record<Side, string>> = {
  customers: '(?:销售)?客户(?:合计)?(?:的)?(?:合计)?销售(?:收入|金额|总额|额)',
  suppliers: '(?:采购)?供应商(?:合计)?(?:的)?(?:合计)?采购(?:金额|总额|额)',
}
const whole: Readonly<Record<Side, string>> = {
  customers:
    '(?:公司|本期|当期|全部)?(?:年度|当年|本年|同期|全年)?(?:销售|营业收入|主营业务收入)(?:总额|总金额|收入|总收入)?',
  suppliers: '(?:公司|本期|当期|全部)?(?:年度|当年|本年|同期|全年)?(?:采购|营业成本)(?:总额|总金额|金额)?',
}
const five = '(?:前|向前)(?:五|5)(?:名|大|家|位)?(?:主要)?'

const sentences = Object.fromEntries(
  (['customers', 'suppliers'] as const).map((side) => [
    side,
    {
      // 前五名客户合计销售金额（元）206,860,533.40 — 前五名客户销售额27,614.37万元
      amount: new RegExp(
        `${five}${who[side]}(?:合计|总计)?${unit}(?:为|共计|合计|：|:)?(?:人民币)?${figure}((?:百万|千|万|亿)?元)?`,
        'gu',
      ),
      // …，占年度销售总额18.20%
      follows: new RegExp(
        `^[,，、；;]?占(?:到|公司)?${whole[side]}的?(?:比例|比重|百分比)?(?:为|：|:)?${figure}[%％]`,
        'u',
      ),
      // 前五名客户合计销售金额占年度销售总额比例65.05%
      share: new RegExp(
        `${five}${who[side]}(?:合计|总计)?占(?:到|公司)?${whole[side]}的?(?:比例|比重|百分比)?(?:[（(][%％][）)])?(?:为|：|:)?${figure}[%％]?`,
        'gu',
      ),
    },
  ]),
) as Record<Side, { amount: RegExp; follows: RegExp; share: RegExp }>

/** A part of the whole, 0 to 1, of a figure in per cent; null beyond 0 to 100. */
export const shareOf = (percent: number): number | null =>
  percent < 0 || percent > 100 ? null : Math.round(percent * 1e6) / 1e8

const part = (text: string | undefined): number | null => {
  const percent = numberOf(text)
  return percent === null ? null : shareOf(percent)
}

/** Totals of a text: of each side the first that says an amount, with the share said with it or nearest behind. */
export function totalsIn({ text }: Flat): Total[] {
  const found: Total[] = []
  for (const side of ['customers', 'suppliers'] as const) {
    const { amount, follows, share } = sentences[side]
    const shares = [...text.matchAll(share)]
    const first = [...text.matchAll(amount)][0]
    if (first) {
      const end = first.index + first[0].length
      const next = shares.find((one) => one.index >= end && one.index - end < 200)
      const value = numberOf(first[2])
      found.push({
        side,
        amount: value === null ? null : cents(value * scaleOf(first[3] ?? first[1])),
        share: part(follows.exec(text.slice(end, end + 60))?.[1] ?? next?.[1]),
        at: first.index,
      })
    } else if (shares[0]) found.push({ side, amount: null, share: part(shares[0][1]), at: shares[0].index })
  }
  return found
}

/** To the cent: units of 10,000 leave traces behind the point. */
export const cents = (value: number): number => Math.round(value * 100) / 100
