import type { Flat } from './flat.ts'
import { cents, numberOf, scaleOf, shareOf } from './totals.ts'

/** A table of ranked parties as it stands in a text, before it is known whose it is. */
export interface RankedTable {
  rows: { name: string; amount: number; share: number | null }[]
  total: { amount: number; share: number | null } | null
  /** How many currency units its figures count; null where nothing says so. */
  scale: number | null
  /** What its head and the words before it call the parties. */
  head: string
  /** Place in the flat text, and in the text as it was. */
  at: number
  start: number
}

/** The head of such a table: whoever is named, an amount, and the part of the year's total. */
const heads =
  /(?:序号|排名|名次)?(?:客户|供应商|单位|公司)(?:的)?(?:名称)?(?:销售|采购)(?:收入|金额|总额|额)(?:[（(](?:人民币)?((?:百万|千|万|亿)?元)[）)])?占(?:公司)?(?:年度|当年|本年|同期|全年|当期|本期)?(?:销售|采购|营业收入|营业成本)(?:总额|总金额|金额|收入)?的?(?:比例|比重|百分比)(?:[（(][%％][）)])?/gu
/** 单位：万元, before the table. */
const unitLine = /单位[:：]?(?:人民币)?((?:百万|千|万|亿)?元)/gu
const stop =
  /^(?:主要客户|主要供应商|其他说明|其他情况|公司前|公司主要|前五名|前5名|费用|研发|[（(]?\d{1,2}[)）、.．]\D)/u
const sum = /^(?:合计|总计|小计|合|共计)$/u
const number = /^-?(?:\d{1,3}(?:[,，]\d{3}){1,4}|\d{1,15})(?:\.\d{1,6})?[%％]?$/u
/** Cells beside the figures that say nothing of them. */
const idle = /^(?:--?|—{1,2}|\/|是|否|非关联方|关联方|不适用|[%％])$/u

/** Words of a stretch of text; figures that a line end broke behind a comma or a point stand whole again. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const word of text.split(/\s+/u)) {
    if (word === '') continue
    const last = words.at(-1)
    if (last !== undefined && /^[\d,，]{1,20}[,，.]$/u.test(last) && /^\d/u.test(word))
      words[words.length - 1] = last + word
    else words.push(word)
  }
  return words
}

/** Longest stretch behind a head in which its rows stand. */
const REACH = 1600
const MOST_ROWS = 10

/** Rows behind a head: name, amount, share, up to the sum or to what is no row any more. */
function rowsOf(text: string): Pick<RankedTable, 'rows' | 'total'> {
  const rows: RankedTable['rows'] = []
  let name: string[] = []
  let amount: number | null = null
  let summed = false
  for (const given of wordsOf(text)) {
    // 1客户一: the rank written onto the name.
    const glued = new RegExp(`^${rows.length + 1}[.、]?(\\D.*)$`, 'u').exec(given)
    const word = amount === null && name.length === 0 && glued?.[1] !== undefined ? glued[1] : given
    if (word === '计' && name.at(-1) === '合') summed = true
    if (sum.test(word)) summed = true
    if (idle.test(word)) continue
    if (!number.test(word)) {
      if (stop.test(word) && !summed) break
      name.push(word)
      if (amount !== null || name.length > 12) break
      continue
    }
    const value = numberOf(word)
    if (value === null) break
    if (amount === null) {
      // The rank stands before the name.
      if (name.length === 0 && value === rows.length + 1) continue
      amount = value
      continue
    }
    const share = shareOf(value)
    if (summed) return { rows, total: { amount, share } }
    rows.push({ name: name.join(''), amount, share })
    if (rows.length > MOST_ROWS) break
    name = []
    amount = null
  }
  return { rows, total: null }
}

/** Tables of ranked parties in a text. */
export function rankedTables(original: string, flat: Flat): RankedTable[] {
  return [...flat.text.matchAll(heads)].flatMap((head): RankedTable[] => {
    const end = head.index + head[0].length
    const start = flat.at[head.index] ?? 0
    const from = (flat.at[end - 1] ?? original.length) + 1
    const { rows, total } = rowsOf(original.slice(from, from + REACH))
    if (rows.length === 0 || rows.length > 5) return []
    const before = flat.text.slice(Math.max(0, head.index - 160), head.index)
    const named = head[1] ?? [...before.matchAll(unitLine)].at(-1)?.[1]
    return [
      {
        rows,
        total,
        scale: named === undefined ? null : scaleOf(named),
        head: `${before}|${head[0]}`,
        at: head.index,
        start,
      },
    ]
  })
}

/** A table in currency units. */
export const scaled = (table: RankedTable, scale: number): Pick<RankedTable, 'rows' | 'total'> => ({
  rows: table.rows.map((row) => ({ ...row, amount: cents(row.amount * scale) })),
  total: table.total && { ...table.total, amount: cents(table.total.amount * scale) },
})
