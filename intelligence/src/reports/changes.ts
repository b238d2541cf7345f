import type { Against, Amount, Direction } from './types.ts'

/**
 * A movement told in a sentence: its words, which way, and the amounts that say how much (places among the sentence's
 * amounts).
 */
export interface Movement {
  start: number
  end: number
  direction: Direction
  /** Per cent or percentage points; positive. */
  rate: Amount | null
  /** Its upper end, where it is a span. */
  rateEnd: Amount | null
  from: Amount | null
  to: Amount | null
  against: Against
}

const up = {
  zh: '同比增|环比增|增长|增加|上升|提升|提高|上涨|上扬|攀升|扩大|增至|升至|翻番|回升|改善|上调|[＋+](?=\\d)',
  en: 'rose|rises?|rising|risen|grew|grows?|growing|growth|grown|increase[sd]?|increasing|climb(?:s|ed)?|jump(?:s|ed)?|surge[sd]?|gain(?:s|ed)?|improve[sd]?|expand(?:s|ed)?|widen(?:s|ed)?|higher|up|soar(?:s|ed)?|advance[sd]?|double[sd]?',
}
const down = {
  zh: '同比减|环比减|下降|减少|下滑|降低|回落|下跌|萎缩|收窄|缩减|降至|跌至|减至|下调|缩小|[−－-](?=\\d)',
  en: 'fell|falls?|falling|fallen|decline[sd]?|declining|decrease[sd]?|decreasing|drop(?:s|ped)?|down|lower|slump(?:s|ed)?|slid|slips?|slipped|plunge[sd]?|shrank|shrinks?|narrow(?:s|ed)?|contract(?:s|ed)|tumble[sd]?',
}
const flat = { zh: '基本持平|持平', en: 'unchanged|flat|in line with (?:a year|last year|the prior)' }
const turned = {
  zh: [
    ['turned-profit', /扭亏(?:为盈)?|由亏(?:损)?转盈|转亏为盈|转盈/gu],
    ['turned-loss', /由盈(?:利)?转亏|由盈利转为亏损|转亏(?!为盈)|转为亏损|首次亏损/gu],
    ['loss-narrowed', /减亏|亏损[^，。；]{0,10}(?:收窄|减少|缩小|下降)/gu],
    ['loss-widened', /增亏|亏损[^，。；]{0,10}(?:扩大|增加|加大)/gu],
  ],
  en: [
    [
      'turned-profit',
      /\b(?:sw[iu]ng(?:s|ing)?|turn(?:s|ed)?|return(?:s|ed)?)\s(?:back\s)?(?:in)?to\s(?:a\s)?(?:net\s)?profit/giu,
    ],
    ['turned-loss', /\b(?:sw[iu]ng(?:s|ing)?|turn(?:s|ed)?|slip(?:s|ped)?|fell)\s(?:in)?to\s(?:a\s)?(?:net\s)?loss/giu],
    [
      'loss-narrowed',
      /\b(?:net )?loss(?:es)?\s[^,.;]{0,24}?\bnarrow(?:s|ed|ing)?\b|\bnarrow(?:s|ed|ing)?\s(?:its |the )?(?:net )?loss/giu,
    ],
    [
      'loss-widened',
      /\b(?:net )?loss(?:es)?\s[^,.;]{0,24}?\bwiden(?:s|ed|ing)?\b|\bwiden(?:s|ed|ing)?\s(?:its |the )?(?:net )?loss/giu,
    ],
  ],
} as const
const moving = {
  zh: new RegExp(`${up.zh}|${down.zh}|${flat.zh}`, 'gu'),
  en: new RegExp(`\\b(?:${up.en}|${down.en}|${flat.en})\\b`, 'giu'),
} as const
const isUp = { zh: new RegExp(`^(?:${up.zh})`, 'u'), en: new RegExp(`^(?:${up.en})$`, 'iu') } as const
const isFlat = { zh: new RegExp(`^(?:${flat.zh})$`, 'u'), en: new RegExp(`^(?:${flat.en})$`, 'iu') } as const
const againstWords: readonly (readonly [Against, RegExp])[] = [
  [
    'year',
    /同比|上年同期|去年同期|较上年(?!末)|较去年(?!末|底)|比上年|比去年|year[- ]on[- ]year|year[- ]over[- ]year|\byoy\b|y\/y|a year (?:ago|earlier|before)|(?:prior|previous|last) year|from \d{4}\b/iu,
  ],
  [
    'quarter',
    /环比|上(?:一)?季度|quarter[- ]on[- ]quarter|quarter[- ]over[- ]quarter|\bqoq\b|q\/q|sequential|(?:prior|previous) quarter/iu,
  ],
  [
    'begin',
    /较(?:年初|上年末|去年末|去年底|期初)|比(?:年初|上年末)|since the (?:beginning|start) of the year|from (?:the )?year[- ]end/iu,
  ],
  ['period', /较上期|比上期|较前(?:次|期)|previous period|prior period/iu],
]
/** What joins the two ends of a span: 18%-28%, 3亿元至4亿元. */
const joint = /^\s?(?:[-—－~～]|至|到|\bto\b)\s?$/u
/** Whether an amount is the upper end of a span whose lower end stands right before it. */
const endsSpan = (sentence: string, amounts: readonly Amount[], at: number): boolean => {
  const [before, one] = [amounts[at - 1], amounts[at]]
  return (
    before !== undefined &&
    one !== undefined &&
    before.unit === one.unit &&
    joint.test(sentence.slice(before.end, one.start))
  )
}
const isRate = (one: Amount): boolean => one.unit === 'percent' || one.unit === 'percent-points'

/** Against what something moved, by the words of its clause. */
function againstIn(words: string): Against {
  return againstWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unknown'
}

/** Where the clause around a place begins and ends: at full stops, semicolons and commas. */
function clauseAt(sentence: string, start: number, end: number): string {
  const from = Math.max(...['。', '；', '，', '; ', ', '].map((mark) => sentence.lastIndexOf(mark, start - 1)), -1) + 1
  const ends = ['。', '；', '，', '; ', ', '].map((mark) => sentence.indexOf(mark, end)).filter((at) => at >= 0)
  return sentence.slice(from, ends.length > 0 ? Math.min(...ends) : sentence.length)
}

/**
 * Movements of a sentence, in order, each with the amounts that belong to it. An amount belongs to one movement at
 * most.
 */
export function movementsIn(sentence: string, language: 'zh' | 'en', amounts: readonly Amount[]): Movement[] {
  const found: Movement[] = []
  const used = new Set<Amount>()
  const free = (amount: Amount | undefined): Amount | null => (amount && !used.has(amount) ? amount : null)
  const add = (start: number, text: string, direction: Direction): void => {
    const end = start + text.length
    if (found.length >= 16 || found.some((one) => one.start < end && start < one.end)) return
    const reach = language === 'zh' ? 10 : 26
    const near = (at: Amount): string => sentence.slice(end, at.start)
    // Up 12 %, rose by 12 %, 增长约12%; not 增至12%, rose to 12 %. A sign stands right before its number.
    const to = free(
      amounts.find(
        (one, at) =>
          !(isRate(one) && endsSpan(sentence, amounts, at)) &&
          ((one.start >= end &&
            one.start - end <= reach + 14 &&
            /^[^，。；,;]{0,8}(?:至|到|为|\bto\b)/u.test(near(one))) ||
            (one.start >= end && one.start - end <= 4 && /[至]$/u.test(text))),
      ),
    )
    const rate = free(
      amounts.find(
        (one) =>
          isRate(one) &&
          one !== to &&
          ((one.start >= end - 1 && one.start - end <= reach && !/[，。；;]|, /u.test(near(one))) ||
            (language === 'en' &&
              one.end <= start &&
              start - one.end <= 18 &&
              !/[,.;]/u.test(sentence.slice(one.end, start)))) &&
          !/(?:至|到|\bto\b)\s?(?:约)?$/u.test(near(one)),
      ),
    )
    const from = free(
      amounts.find(
        (one) =>
          one !== rate &&
          one !== to &&
          (language === 'en'
            ? /\bfrom\s(?:a (?:profit|loss) of\s)?(?:about\s)?$/iu.test(sentence.slice(0, one.start)) &&
              Math.abs(one.start - end) <= 90
            : /(?:由|从|[^上]年同期的?)[^，。；]{0,8}$/u.test(sentence.slice(Math.max(0, one.start - 14), one.start)) &&
              one.end <= start &&
              start - one.end <= 12),
      ),
    )
    const next = rate ? amounts.indexOf(rate) + 1 : -1
    const rateEnd = next > 0 && endsSpan(sentence, amounts, next) ? (amounts[next] ?? null) : null
    for (const one of [to, rate, rateEnd, from]) if (one) used.add(one)
    const clause =
      clauseAt(sentence, start, rate?.end ?? to?.end ?? end) + (from ? sentence.slice(from.end, from.end + 24) : '')
    found.push({ start, end, direction, rate, rateEnd, from, to, against: againstIn(clause) })
  }
  for (const [direction, pattern] of turned[language])
    for (const match of sentence.matchAll(pattern)) add(match.index, match[0], direction)
  for (const match of sentence.matchAll(moving[language])) {
    const text = match[0]
    // A minus or plus is a movement only after the words that compare.
    if (
      /^[＋+−－-]$/u.test(text) &&
      !/(?:同比|环比|yoy|qoq|较年初)[^，。；\d]{0,3}$/iu.test(sentence.slice(0, match.index))
    )
      continue
    add(
      match.index,
      text,
      isFlat[language].test(text) ? 'flat' : isUp[language].test(text) || /^[＋+]$/u.test(text) ? 'up' : 'down',
    )
  }
  return found.sort((a, b) => a.start - b.start)
}
