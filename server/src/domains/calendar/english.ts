/** Kinds of restricted shares as mainland exchanges announce their release, with the usual English names. */
const shareTypes: Readonly<Record<string, string>> = {
  首发原股东限售股份: 'Pre-IPO shareholders',
  首发控股股东限售股份: 'Pre-IPO controlling shareholder',
  首发机构配售股份: 'IPO placement to institutions',
  首发战略配售股份: 'IPO strategic placement',
  首发网下配售股份: 'IPO offline placement',
  首发一般股份: 'IPO shares',
  定向增发机构配售股份: 'Private placement',
  公开增发机构配售股份: 'Public offering to institutions',
  配股原股东配售股份: 'Rights issue',
  股权激励限售股份: 'Equity incentive plan',
  股权激励一般股份: 'Equity incentive plan',
  股权分置限售股份: 'Split-share reform',
  追加承诺限售股份: 'Further lock-up undertaking',
}

const digits = '零一二三四五六七八九'
/** A Chinese numeral below a hundred, or one in digits; null where it is none. */
function numeralOf(text: string): number | null {
  if (/^\d{1,3}$/u.test(text)) return Number(text)
  const [, tens, ones] = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/u.exec(text) ?? []
  if (tens !== undefined) return (tens ? digits.indexOf(tens) : 1) * 10 + (ones ? digits.indexOf(ones) : 0)
  return text.length === 1 && digits.includes(text) ? digits.indexOf(text) : null
}

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (count: number): string => `${count}${endings[ordinalRules.select(count)] ?? 'th'}`

const terms: Readonly<Record<string, string>> = { 第一季度: 'Q1 ', 半年度: 'H1 ', 第三季度: 'Q3 ', 年度: '' }

/** What meetings are called by a rule, each with its English name. */
const meetings: readonly (readonly [RegExp, (...parts: string[]) => string | null])[] = [
  [/^(\d{4})年?年度股东(?:大)?会$/u, (year) => `Annual general meeting for ${year}`],
  [
    /^(\d{4})年第([一二三四五六七八九十\d]{1,3})次临时股东(?:大)?会$/u,
    (year, place = '') => {
      const count = numeralOf(place)
      return count === null ? null : `${ordinal(count)} extraordinary general meeting of ${year}`
    },
  ],
  [
    /^第([一二三四五六七八九十\d]{1,3})届(董|监)事会第([一二三四五六七八九十\d]{1,3})次(?:临时)?会议$/u,
    (term = '', body, place = '') => {
      const [board, count] = [numeralOf(term), numeralOf(place)]
      const name = body === '董' ? 'board of directors' : 'board of supervisors'
      return board === null || count === null ? null : `${ordinal(count)} meeting of the ${ordinal(board)} ${name}`
    },
  ],
  [
    /^(\d{4})年?(第一季度|半年度|第三季度|年度)业绩说明会$/u,
    (year, term = '') => `Results presentation for ${terms[term]}${year}`,
  ],
]

/** English name of a meeting that is called by a rule; null of any other. */
export function meetingEnglish(name: string): string | null {
  for (const [pattern, english] of meetings) {
    const found = pattern.exec(name.replace(/\s/gu, ''))
    if (found) return english(...found.slice(1))
  }
  return null
}

/** English name of a kind of restricted shares; null of one that no table knows. */
export const shareTypeEnglish = (type: string): string | null => shareTypes[type] ?? null
