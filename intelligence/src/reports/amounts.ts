import type { Amount, Unit } from './types.ts'

const scales: Readonly<Record<string, number>> = {
  万亿: 1e12,
  千亿: 1e11,
  百亿: 1e10,
  十亿: 1e9,
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  十万: 1e5,
  万: 1e4,
  千: 1e3,
  trillion: 1e12,
  tn: 1e12,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  million: 1e6,
  mln: 1e6,
  mn: 1e6,
  m: 1e6,
  thousand: 1e3,
  k: 1e3,
}
// Every repetition is bounded, and a sentence has 600 characters at most: no text makes these slow.
const zhAmount =
  /([-−－负])?\s?(\d{1,3}(?:,\d{3}){1,6}|\d{1,15})(\.\d{1,6})?\s?(万亿|千亿|百亿|十亿|亿|千万|百万|十万|万|千)?(?:多|余)?\s?(美元\/股|港元\/股|元\/股|元每股|美元|美金|港元|港币|欧元|人民币|元|个百分点|百分点|pcts?(?![a-z])|PCTS?(?![A-Z])|bps?(?![a-z])|BPS?(?![A-Z])|[%％]|倍|股|人(?!民)|吨|台|辆|套|GWh|MWh|GW|MW)/gu
const enAmount =
  /(US\$|HK\$|RMB|CNY|USD|EUR|HKD|\$|€)?\s?([-−(])?(US\$|HK\$|RMB|\$|€)?(\d{1,3}(?:,\d{3}){1,6}|\d{1,15})(\.\d{1,6})?\)?\s?(trillion|billion|million|thousand|tn|bn|mln|mn|[mMbBkK](?![A-Za-z]))?\s?(yuan|renminbi|Hong Kong dollars|dollars|euros|percentage points?|per cent|percent|pct|ppts?|pp|basis points|bps|%|shares|times|x(?![A-Za-z])|employees|people|tonnes|tons|vehicles|units|GWh|MWh|GW|MW)?(\s(?:a|per)\sshare)?/gu
const unitsOf: Readonly<Record<string, Unit>> = {
  元: 'CNY',
  人民币: 'CNY',
  美元: 'USD',
  美金: 'USD',
  港元: 'HKD',
  港币: 'HKD',
  欧元: 'EUR',
  '元/股': 'CNY/share',
  元每股: 'CNY/share',
  '美元/股': 'USD/share',
  '%': 'percent',
  '％': 'percent',
  个百分点: 'percent-points',
  百分点: 'percent-points',
  倍: 'times',
  股: 'shares',
  人: 'people',
  吨: 'tons',
  台: 'units',
  辆: 'units',
  套: 'units',
  US$: 'USD',
  $: 'USD',
  USD: 'USD',
  dollars: 'USD',
  HK$: 'HKD',
  HKD: 'HKD',
  'Hong Kong dollars': 'HKD',
  RMB: 'CNY',
  CNY: 'CNY',
  yuan: 'CNY',
  renminbi: 'CNY',
  EUR: 'EUR',
  '€': 'EUR',
  euros: 'EUR',
  percent: 'percent',
  'per cent': 'percent',
  shares: 'shares',
  times: 'times',
  x: 'times',
  employees: 'people',
  people: 'people',
  tonnes: 'tons',
  tons: 'tons',
  vehicles: 'units',
  units: 'units',
  GWh: 'units',
  MWh: 'units',
  GW: 'units',
  MW: 'units',
}
const approximate =
  /(?:约|近|逾|超过|超|大约|左右|不足|至少|最多|高达|约为|about|around|nearly|over|more than|almost|approximately|at least|up to|some)\s?(?:人民币|RMB|US\$|\$)?$/iu
/** Most amounts of one sentence. */
const MOST = 40

/** Unit of a word; `pct` is what Chinese reports call percentage points. */
function unitOf(word: string): { unit: Unit; per: number } | null {
  if (/^(?:pcts?|ppts?|pp|percentage points?)$/iu.test(word)) return { unit: 'percent-points', per: 1 }
  if (/^(?:bps?|basis points)$/iu.test(word)) return { unit: 'percent-points', per: 0.01 }
  const unit = unitsOf[word]
  return unit ? { unit, per: 1 } : null
}

/** Amounts of a sentence with their unit, in order; bare numbers are none. */
export function amountsIn(sentence: string, language: 'zh' | 'en'): Amount[] {
  if (!/\d/u.test(sentence)) return []
  const found: Amount[] = []
  for (const match of sentence.matchAll(language === 'zh' ? zhAmount : enAmount)) {
    if (found.length === MOST) break
    const amount = language === 'zh' ? zhOf(match, sentence) : enOf(match, sentence)
    if (amount) found.push(amount)
  }
  return found
}

function made(
  match: RegExpExecArray,
  sentence: string,
  {
    whole,
    part,
    scale,
    minus,
    skip = 0,
    unit,
    per,
  }: {
    whole: string
    part: string | undefined
    scale: string | undefined
    minus: boolean
    skip?: number
    unit: Unit
    per: number
  },
): Amount | null {
  const times = (scale === undefined ? 1 : (scales[scale] ?? scales[scale.toLowerCase()] ?? 1)) * per
  const digits = Number(`${whole.replaceAll(',', '')}${part ?? ''}`)
  if (!Number.isFinite(digits * times)) return null
  const lead = match[0].length - match[0].trimStart().length
  const start = match.index + lead + skip
  const end = match.index + match[0].trimEnd().length
  const step = 10 ** -Math.max(0, (part?.length ?? 1) - 1) * times
  // 亿 is a figure of eight digits: 1e8 × 1.1 is 110000000.00000001.
  const value = Number((digits * times).toPrecision(15)) * (minus ? -1 : 1)
  return {
    start,
    end,
    text: sentence.slice(start, end),
    value,
    unit,
    step,
    approximate:
      approximate.test(sentence.slice(Math.max(0, start - 12), start)) ||
      /^\s?(?:左右|以上|以下|上下)/u.test(sentence.slice(end, end + 4)) ||
      /[多余]/u.test(match[0]),
  }
}

function zhOf(match: RegExpExecArray, sentence: string): Amount | null {
  const [, sign, whole = '', part, scale, word = ''] = match
  const known = unitOf(word)
  // 10-12亿元 is a span, no amount below zero.
  const span = sign !== undefined && sign !== '负' && /[\d%％元]\s?$/u.test(sentence.slice(0, match.index))
  return (
    known &&
    made(match, sentence, { whole, part, scale, minus: sign !== undefined && !span, skip: span ? 1 : 0, ...known })
  )
}

function enOf(match: RegExpExecArray, sentence: string): Amount | null {
  const [, outer, sign, inner, whole = '', part, scale, after, share] = match
  const before = inner ?? outer
  const known =
    after === undefined
      ? before === undefined
        ? null
        : unitOf(before)
      : after === 'pct'
        ? { unit: 'percent' as const, per: 1 }
        : unitOf(after)
  if (!known) return null
  const unit =
    share === undefined
      ? known.unit
      : known.unit === 'CNY'
        ? 'CNY/share'
        : known.unit === 'USD'
          ? 'USD/share'
          : known.unit
  const closed = sign === '(' && sentence.slice(match.index, match.index + match[0].length).includes(')')
  const span = (sign === '-' || sign === '−') && /[\d%a-z]\s?$/u.test(sentence.slice(0, match.index))
  const minus = sign === '-' || sign === '−' ? !span : closed && known.unit !== 'percent' && before !== undefined
  return made(match, sentence, {
    whole,
    part,
    scale,
    minus,
    skip: span && match[0].trimStart().startsWith(sign ?? '') ? 1 : 0,
    unit,
    per: known.per,
  })
}
