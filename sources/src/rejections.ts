import type { Bilingual } from '@pandora/contract/language'
import { YEARS } from '@pandora/contract/time'

/** Every reason for which a row, or a part of it, is not taken. */
export const rejectionReasons = {
  MISSING: { zh: '缺少必需的值', en: 'A required value is missing' },
  NOT_A_NUMBER: { zh: '不是数字', en: 'Not a number' },
  NOT_AN_INTEGER: { zh: '不是整数', en: 'Not a whole number' },
  NOT_TEXT: { zh: '不是文本', en: 'Not a text' },
  NOT_A_DAY: {
    zh: `不是有效的日期（${YEARS.first} 年至 ${YEARS.last} 年）`,
    en: `Not a calendar day of the years ${YEARS.first} to ${YEARS.last}`,
  },
  NOT_AN_INSTANT: {
    zh: `不是有效的时刻（${YEARS.first} 年至 ${YEARS.last} 年）`,
    en: `Not a date and time of the years ${YEARS.first} to ${YEARS.last}`,
  },
  BEFORE_ITS_AUTHOR: { zh: '早于作者的注册日', en: 'Earlier than the day its author joined' },
  FUTURE_DATE: { zh: '日期在未来', en: 'The date lies in the future' },
  UNKNOWN_EXCHANGE: { zh: '未知的交易所', en: 'Unknown exchange' },
  B_SHARE: {
    zh: 'B 股的代码：要当作股票导入，请写明交易所（如 900901.SH）',
    en: 'The code of a B share: to import it as a share, give its exchange (900901.SH)',
  },
  INDEX_CODE: {
    zh: '指数的代码，不是股票：请按指数导入',
    en: 'The code of an index, not of a share: import it as an index',
  },
  FUND_OR_BOND: {
    zh: '基金或债券的代码，不是股票；目前只收股票和指数',
    en: 'The code of a fund or a bond, not of a share: only shares and indexes are taken',
  },
  BOARD_CODE: { zh: '板块的代码，不是证券', en: 'The code of a board of companies, not of a security' },
  UNKNOWN_CODE_RANGE: {
    zh: '代码不属于任何已知的股票号段，且没有给出交易所',
    en: 'The code is in no known range of shares, and no exchange is given',
  },
  NOT_A_CODE: { zh: '不是证券代码', en: 'Not a security code' },
  UNKNOWN_VALUE: { zh: '不在允许的取值之内', en: 'Not one of the allowed values' },
  UNKNOWN_ITEM: {
    zh: '不认识的报表科目：不知道属于哪张报表，或不知道按什么单位计数',
    en: 'A line of no statement that is known: where it belongs, or what it is counted in, is not told',
  },
  TOLD_TWICE: {
    zh: '文件对同一项给出了不同的数：取了先出现的一个',
    en: 'The file tells the same thing twice, differently: the first was taken',
  },
  TOLD_OTHERWISE: {
    zh: '后面另有一行对同一事实给出了不同的值：取了后面的一行',
    en: 'A later row tells the same fact otherwise: that one was taken',
  },
  NOT_A_PERIOD: { zh: '不是报告期，或只是预测', en: 'No period of a report, or one that is only forecast' },
  AMBIGUOUS_QUARTER: {
    zh: '没有写明是单季还是年初至今：请在映射的“报告期”一栏写明（映射文本里是 quarters）',
    en: 'Whether a quarter is told alone or since the year began is not said: say it under Periods of the file in the mapping (in its text, quarters)',
  },
  PERIOD_UNSAID: {
    zh: '列名说的是“本期”“上期”“期初”一类，文件没有写明（或写了不止一个）指哪一期：请在映射的“报告期”一栏写明（映射文本里是 current）',
    en: 'The column is named by “current”, “prior” or “opening”, and the file does not say of which period, or says several: say it under Periods of the file in the mapping (in its text, current)',
  },
  FISCAL_YEAR: {
    zh: '文件的年度不按公历年结束，或标题是不满一年的报告，没有写明这一列指哪一天结束的期间：请在映射的“报告期”一栏写明财政年度结束日（如 06-30；映射文本里是 fiscal）',
    en: 'The years of the file are not those of the calendar, or its title is of a shorter report, and on which day the period of the column ends is not said: say the last day of the fiscal year under Periods of the file in the mapping, e.g. 06-30 (in its text, fiscal)',
  },
  OTHER_CURRENCY: { zh: '金额是另一种货币', en: 'The amount is in another currency' },
  NOT_A_WEB_ADDRESS: { zh: '不是 http 或 https 地址', en: 'Not an http or https address' },
  TRADED_PRICE_NOT_POSITIVE: { zh: '成交价必须大于零', en: 'A traded price must be above zero' },
  LOW_ABOVE_HIGH: { zh: '最低价高于最高价', en: 'The low is above the high' },
  OPEN_OUTSIDE_RANGE: { zh: '开盘价不在最低与最高之间', en: 'The open is outside low and high' },
  OPEN_LEFT_OUT: {
    zh: '开盘价不在最低与最高之间，未采用；这根日线的其余数据已保留',
    en: 'The open is outside low and high: it was left out, the rest of the bar was kept',
  },
  CLOSE_OUTSIDE_RANGE: { zh: '收盘价不在最低与最高之间', en: 'The close is outside low and high' },
  BASIS_NEEDS_DATE: {
    zh: '复权价需要复权基准日，成交价不能有',
    en: 'Adjusted prices need the day of their basis, traded prices have none',
  },
  SUPPLIES_ITSELF: { zh: '供应方与客户是同一家公司', en: 'Supplier and customer are the same company' },
  RELATED_TO_ITSELF: { zh: '两端是同一个', en: 'Both ends are the same' },
  RANGE_TURNED: { zh: '上限小于下限', en: 'The upper end of the range is below the lower' },
  DATES_TURNED: { zh: '结束日期早于开始日期', en: 'The end lies before the beginning' },
  HIDDEN_NAME: {
    zh: '名称被隐去（如“客户一”），不是公司',
    en: 'The name is hidden (“Customer 1”): no company is made of it',
  },
  NAME_OF_SEVERAL: {
    zh: '有多家公司叫这个名称，未认定是哪一家；按名称保留',
    en: 'Several companies bear the name: it was kept as a name, and no company taken for it',
  },
  VAGUE_NAME: {
    zh: '名称泛指一类（如“相关企业”“某公司”“经销商”），不是公司',
    en: 'The name means anybody of a kind (“customers”, “a certain company”): no company is made of it',
  },
  SAME_BUT_FOR_FORM: {
    zh: '两端名称除公司形式外相同，可能是同一家；已保留，请核对',
    en: 'The names of both ends differ in their legal form alone, so they may be one: kept, please check',
  },
  SAID_BOTH_WAYS: {
    zh: '文件里也有反方向的同一关系；两条都保留，请核对',
    en: 'The file says the relation the other way round too: both were kept, please check',
  },
  EXCLUDED_BY_ANOTHER: {
    zh: '文件里这两者还有与此不能并存的另一关系（如母子公司又互为竞争）；两条都保留，请核对',
    en: 'The file says something else of the two that excludes it (parent and competitor): both were kept, please check',
  },
  RELATION_REFUSED: {
    zh: '有读者否决了这条关系；要导入，请先在“供应链 › 关系裁定”里撤回，再导入一次',
    en: 'A reader has refused this relation: to import it, take that back under Supply chains › Relations to judge, then import again',
  },
  PERIOD_TOO_SHORT: { zh: '期间不足半个月', en: 'The period is shorter than half a month' },
  SAME_PERIOD_TWICE: {
    zh: '同一份申报对同一期间给出两段起止日，取了更接近整月的一段',
    en: 'One filing gives the period over two stretches; the one nearer to whole months was taken',
  },
  TOO_SMALL: { zh: '小于允许的最小值', en: 'Below the smallest allowed' },
  TOO_LARGE: { zh: '大于允许的最大值', en: 'Above the largest allowed' },
  TOO_LONG: { zh: '文本过长', en: 'The text is too long' },
  CELL_TOO_LONG: { zh: '单元格超过 200 万个字符', en: 'A cell of over 2,000,000 characters' },
  ROW_FAILED: { zh: '这一行无法处理（例如嵌套过深）', en: 'This row cannot be worked on, e.g. nested too deeply' },
  WRONG_FORM: { zh: '格式不对', en: 'Not of the expected form' },
  SHEET_NOT_READ: {
    zh: '工作簿里还有一张表没有读取：一次读一张，预览里可以选它（括号内为行数）',
    en: 'Another sheet was not read: one is read at a time, and the preview chooses it (its rows in brackets)',
  },
  NO_DATA: { zh: '不是数据行：表尾的说明或合计', en: 'No row of data: a remark below the table, or a total' },
  WRONG_COLUMN_COUNT: { zh: '列数与表头不同', en: 'The number of columns differs from the header' },
  BAD_QUOTES: { zh: '引号没有正确闭合', en: 'Quotes are not closed properly' },
  BAD_CHARACTERS: { zh: '含有无法解码的字符', en: 'Holds characters that cannot be decoded' },
  NOT_JSON: { zh: '不是有效的 JSON', en: 'Not valid JSON' },
  NESTED_TOO_DEEP: { zh: '嵌套太深', en: 'Nested too deeply' },
  NOT_AN_OBJECT: { zh: '不是 JSON 对象', en: 'Not a JSON object' },
  TOO_MANY_BYTES: { zh: '一行超过 8 MB', en: 'A row of over 8 MB' },
} as const satisfies Record<string, Bilingual>

export type RejectionReason = keyof typeof rejectionReasons

/** Reasons that are told of what was kept all the same: it is to be looked at, nothing is missing of it. */
export const keptReasons: ReadonlySet<string> = new Set<RejectionReason>([
  'NAME_OF_SEVERAL',
  'SAME_BUT_FOR_FORM',
  'SAID_BOTH_WAYS',
  'EXCLUDED_BY_ANOTHER',
])

/** Text of a reason in a language; a code that is not of the list reads as itself. */
export function rejectionText(reason: string, language: string): string {
  if (!Object.hasOwn(rejectionReasons, reason)) return reason
  const text = rejectionReasons[reason as RejectionReason]
  return language === 'en' ? text.en : text.zh
}

/** JSON of a value; of one nested too deeply for that only its beginning. */
function jsonText(value: object): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}'
  }
}

/** Longest piece of a refused value that is kept. */
const SHOWN = 200

/**
 * A refused value as text, cut to 200 characters, without characters that a database or a terminal would stumble over.
 */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : typeof value === 'object' ? jsonText(value) : String(value)
  const cut = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return cut.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
}
