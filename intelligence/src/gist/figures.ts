/** A change of a measure that a headline tells, per cent; of a range both ends. */
export interface ChangeTold {
  measure: 'net profit' | 'adjusted net profit' | 'revenue'
  from: number
  to: number | null
  /** The figure is not exact: `about`, `over`, `nearly`. */
  about: '' | 'about ' | 'over ' | 'nearly '
}

const number = String.raw`(\d{1,5}(?:\.\d{1,2})?)`
const measures = '(扣非(?:归母)?净利润?|归母净利润?|净利润?|营业收入|营收)'
const verbs = '(预增|预减|预降|增长|增加|上升|提升|大增|劲增|下降|下滑|减少|降低|大降|下跌|[增降减])'
/** Between a measure and its verb stands its amount at most; another measure or a comparison with a quarter does not. */
const told = new RegExp(
  `${measures}((?:(?!净利|营收|收入|扣非|环比|亏|倍)[^。；;]){0,22}?)${verbs}(约|近|超过|超|逾|达|了)?${number}[%％]?(?:[-~—－至到]{1,2}${number})?[%％]`,
  'gu',
)
const falls = /降|减|跌|滑|低/u
const measureOf = (text: string): ChangeTold['measure'] =>
  text.startsWith('扣非') ? 'adjusted net profit' : text.includes('利') ? 'net profit' : 'revenue'
const aboutOf = (text: string | undefined): ChangeTold['about'] =>
  text === '约'
    ? 'about '
    : text === '近'
      ? 'nearly '
      : text === '超' || text === '超过' || text === '逾'
        ? 'over '
        : ''

/** Changes against the year before that a headline tells, each measure once. */
export function changesTold(title: string): ChangeTold[] {
  const found = new Map<ChangeTold['measure'], ChangeTold>()
  for (const [, measure = '', , verb = '', about, low = '', high] of title.matchAll(told)) {
    const sign = falls.test(verb) ? -1 : 1
    const one = measureOf(measure)
    if (!found.has(one))
      found.set(one, {
        measure: one,
        from: sign * Number(low),
        to: high === undefined ? null : sign * Number(high),
        about: aboutOf(about),
      })
  }
  return [...found.values()]
}

const periods: readonly (readonly [RegExp, string])[] = [
  [/前三季度|前三季|1-9月|1—9月/u, '9M '],
  [/上半年|半年度|中期业绩|1-6月/u, 'H1 '],
  [/下半年/u, 'H2 '],
  [/第?一季度|一季报|Q1/u, 'Q1 '],
  [/第?二季度|Q2/u, 'Q2 '],
  [/第?三季度|三季报|Q3/u, 'Q3 '],
  [/第?四季度|Q4/u, 'Q4 '],
]

/** The period that a headline is about, with a space behind it; empty where it names none, or several. */
export function periodTold(title: string): string {
  const rest = title.replace(/前三季度|前三季/gu, '1-9月')
  const named = periods.filter(([words]) => words.test(rest))
  if (named.length > 1) return ''
  const year = /(20\d\d)年(?!\d|\d?\d月)/u.exec(rest)?.[1]
  const [one] = named
  if (one) return one[1]
  return year !== undefined && /年度?(?:净利|营收|业绩|营业收入|归母|扣非|预计)/u.test(rest) ? `${year} ` : ''
}

const scale: Readonly<Record<string, number>> = { 万亿: 1e12, 亿: 1e8, 千万: 1e7, 百万: 1e6, 万: 1e4 }
const money =
  /(不超过|不超|至多|最多|不低于|至少|超过|超|逾|近|约)?为?(\d{1,12}(?:\.\d{1,6})?)(万亿|亿|千万|百万|万)?(?:多|余)?(美元|元)/gu
/** A sum that is a limit, a sum of several, or that of what is founded together. */
const unclear = /上限|至高|最高|下限|累计|合计|设立[^，。 ]{0,6}\d|参与/u
/** Money that `元` alone would not tell. */
const otherMoney = /[港欧日韩加澳台]元|港币|台币|英镑|卢布|卢比|新加坡|外币|泰铢|新元/u
const bounds: Readonly<Record<string, string>> = {
  不超过: 'up to ',
  不超: 'up to ',
  至多: 'up to ',
  最多: 'up to ',
  不低于: 'at least ',
  至少: 'at least ',
  超过: 'over ',
  超: 'over ',
  逾: 'over ',
  近: 'nearly ',
  约: 'about ',
}

/** A sum as English writes it, with every figure that was given: `CNY 1.234 B`. */
export function moneyText(value: number, currency: string): string {
  const steps = [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1, ''],
  ] as const
  const [size, sign] = steps.find(([from]) => value >= from) ?? [1, '']
  return `${currency} ${Number((value / size).toPrecision(12)).toLocaleString('en-US', { maximumFractionDigits: 9 })}${sign ? ` ${sign}` : ''}`
}

/** The one sum that a headline tells, as English writes it; null where it tells none, several, a range, or a price. */
export function moneyTold(title: string): string | null {
  if (otherMoney.test(title) || unclear.test(title)) return null
  const all = [...title.matchAll(money)]
  const [one] = all
  if (all.length !== 1 || !one) return null
  const [text, bound, digits = '', unit, currency] = one
  const before = title.slice(Math.max(0, one.index - 3), one.index)
  const behind = title.slice(one.index + text.length, one.index + text.length + 3)
  // A range, a price of one share, more than is said, another dollar.
  if (
    /[\d.,，][-~—－至到]?$|[-~—－至到]$|[每]/u.test(before) ||
    /^[-~—－至到／/]|^每/u.test(behind) ||
    /[多余]/u.test(text)
  )
    return null
  return `${bounds[bound ?? ''] ?? ''}${moneyText(Number(digits) * (scale[unit ?? ''] ?? 1), currency === '美元' ? 'USD' : 'CNY')}`
}

const share = /(不超过|不超|至多|超过|约)?(\d{1,2}(?:\.\d{1,4})?)[%％](?:的)?(?:公司)?(?:股份|股权|股本)/gu

/** The one part of a company's shares that a headline tells; null where it tells none or several. */
export function shareTold(title: string): string | null {
  const all = [...title.matchAll(share)]
  const [one] = all
  if (all.length !== 1 || !one || (title.match(/[%％]/gu) ?? []).length !== 1) return null
  const [, bound, digits = ''] = one
  return `${bounds[bound ?? ''] ?? ''}${digits} % of the shares`
}
