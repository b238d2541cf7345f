import { exponentIn, inSimplified } from '../header-names.ts'
import { isPeriod, itemBeside } from './periods.ts'
import { itemOf } from './lines.ts'

/** What money is told in: the power of ten of a unit, and its currency. */
export interface UnitTold {
  exponent: number
  currency: string
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/美元|美金|usd|us\$|u\.s\. dollars?/i, 'USD'],
  [/港元|港币|hkd|hk\$/i, 'HKD'],
  [/欧元|eur|€/i, 'EUR'],
  [/英镑|gbp|£/i, 'GBP'],
  [/日元|日圆|jpy/i, 'JPY'],
  [/元|人民币|rmb|cny/i, 'CNY'],
]

/** Where a unit is named: behind a word that says so, or in brackets at the end of a column's name. */
const behindWord =
  /(?:单位|货币|币种|units?|currency|amounts?)\s*(?:\([^()]*\))?\s*[:：]?\s*(?:in\s+)?([^\s,，;；()（）|]{1,20}(?:\s+[a-z'$]{2,12}){0,2})/i
const english =
  /\(?\b(?:in\s+)?((?:(?:rmb|cny|usd|us\$|hk\$|hkd|eur)\s*)?(?:'000|thousands?|millions?|mn|mm|billions?|bn)(?:\s+of\s+(?:rmb|cny|usd|hkd|eur|u\.s\. dollars?|yuan))?)\b\)?/i
const inBrackets = /[(（[【]([^()（）[\]【】]{1,30})[)）\]】]\s*$/

function unitIn(text: string): UnitTold | undefined {
  const found = behindWord.exec(text)?.[1] ?? inBrackets.exec(text)?.[1] ?? english.exec(text)?.[1]
  if (found === undefined) return undefined
  const currency = currencies.find(([name]) => name.test(found))?.[1]
  const exponent = exponentIn(
    `x(${found.replace(/美元|美金|港元|港币|欧元|英镑|日元|日圆/, '元').replace(/\bof\b/, ' ')})`,
  )
  return currency === undefined && exponent === 0 ? undefined : { exponent, currency: currency ?? 'CNY' }
}

/**
 * What the money of a statement is told in: by the columns beside its figures (`项目（万元）`, `单位：万元`), else by the
 * title above them. Single yuan where neither says.
 */
export function unitTold(columns: readonly string[], title: string): UnitTold {
  const beside = columns.filter(
    (column) => !isPeriod(column) && itemBeside(column) === undefined && itemOf(column) === undefined,
  )
  for (const text of [...beside, ...title.split('\n')]) {
    const told = unitIn(inSimplified(text.slice(0, 300).normalize('NFKC')))
    if (told) return told
  }
  return { exponent: 0, currency: 'CNY' }
}
