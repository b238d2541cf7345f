import { formulaAsked, itemBefore, itemNow, itemsOf, minus, over, type Expression } from './formulas.ts'
import { items, type Item } from './items.ts'

/** What is to be computed, of what years. `each`: the mean over years; `growth`: a year: CAGR over more than one. */
export interface Wanted {
  of: Expression
  unit: '%' | 'x' | 'days' | 'money'
  years: readonly number[]
  how: 'value' | 'mean' | 'cagr'
  /** Asked is whether it rose, or whether it is above something. */
  holds: 'rises' | 'falls' | 'positive' | 'above-one' | null
  /** What money is to be told in: `million`. */
  scale: string | null
  decimals: number | null
  /** Items whose rows are needed, for those who look for pages. */
  items: readonly string[]
}

/** A question as far as its form says what is meant. */
interface Asked {
  text: string
  years: number[]
  /** Of a part of a year, or of a part of the company, which statements of the whole do not answer. */
  isPart: boolean
  isYesNo: boolean
  isWhy: boolean
  wanted: Wanted | null
}

/** Sentences that say what to do where the question makes no sense are no part of it. */
const advice =
  /\bif [^.?]*?(?:not (?:a )?(?:useful|relevant|meaningful|material|publicly)|isn't|doesn't)[^.?]*[.?]|(?:respond to the question by|answer the following question as if)[^.?:]*[.?:]/giu
const part =
  /\bQ[1-4]\b|\bquarter|\bsegments?\b|\bgeograph|\bregions?\b|\bdivisions?\b|\bexclud|\bM&A\b|\borganic|\badjusted (?!ebitda)|\bnon-gaap|\bforecast|\bexpected?\b|\bguid|\bper share\b|\bU\.?S\.? sales|季度|分部|预计/iu
const others =
  /\b(?:goodwill|backlog|headcount|employees|stores|eps|shares outstanding|rent|lease|pension|derivative|restructuring|wages|impairment|debt|buyback|repurchas)/iu

/** Words of what is worked out of several figures: no single figure, and no sentence, answers that. */
export const derives =
  /\b(?:averages?|mean|ratios?|differences?|sum|combined|altogether|proportion|constitut\w*|percent(?:age)?|increase|decrease|changes?|growth|factors|reasons|respectively)\b|平均|比率|之和|合计多少|相差|占比|增长率|变动/iu

/** Years that a question names, in order: 2019, FY19, FY2019, fiscal 2019. */
export function yearsIn(text: string): number[] {
  const found = [...text.matchAll(/\bF?Y\s?'?(\d{2}|\d{4})\b|(?<!\d)((?:19|20)\d\d)(?!\d)/giu)].map(
    ([, short, long]) => {
      const digits = short ?? long ?? ''
      return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
    },
  )
  return [...new Set(found)].filter((year) => year > 1989 && year < 2060)
}

/** What a question asks, as far as its form tells. */
export function asked(question: string): Asked {
  const text = question.replace(advice, ' ').replace(/\s+/gu, ' ')
  const years = yearsIn(text)
  const isWhy =
    /\bwhat (?:drove|caused|led|explains?|factors|were the (?:main |key |primary )?(?:drivers|reasons))|\bwhy\b|为什么|原因|为何/iu.test(
      text,
    )
  const isYesNo =
    /(?:^|[.:?]\s*)(?:do|does|did|is|are|was|were|has|have|had|can|could|will)\b|是否|是不是|有没有/iu.test(text)
  const which = /\bwhich\b|\bwho\b|\bwhose\b|哪/iu.test(text)
  const isPart = part.test(text)
  return {
    text,
    years,
    isPart,
    isYesNo,
    isWhy,
    wanted: isWhy || isPart || which ? null : wantedOf(text, years, isYesNo),
  }
}

const itemIn = (text: string): Item | undefined => items.find((one) => one.asked.test(text))
const scaleAsked = (text: string): string | null =>
  /\b(?:usd|us\$|dollars?|in)\s+(?:in\s+)?(million|billion|thousand)s?\b/iu.exec(text)?.[1]?.toLowerCase() ??
  /\((?:in )?(?:usd )?(million|billion|thousand)s?\)/iu.exec(text)?.[1]?.toLowerCase() ??
  null

function decimalsAsked(text: string): number | null {
  const word = /(?:round(?:ed)?|rounding)[^.]*?\b(one|two|three|1|2|3)\b decimal/iu.exec(text)?.[1]
  return word === undefined ? null : ({ one: 1, two: 2, three: 3 }[word.toLowerCase()] ?? Number(word))
}

/** The expression that a question asks for; null where it asks for what no statement's row says. */
function measureOf(text: string): { of: Expression; unit: Wanted['unit'] } | null {
  const share =
    /(?:as )?(?:an? )?(?:%|percent(?:age)?) (?:of|margin of)(?: \w+)? (?:total )?(?:net )?(?:revenues?|sales)|% margin|占(?:营业)?收入(?:的)?比/iu.test(
      text,
    )
  const formula = formulaAsked(text)
  if (formula && !(share && formula.key === 'fcf')) return formula
  // What the definition of something else names is not what is asked.
  const rest = share ? text.replace(/\b(?:of|to) (?:total )?(?:net )?(?:revenues?|sales)\b/giu, ' ') : text
  const question =
    rest
      .split(/(?<=[?？])|\bbased? (?:on|off|your)\b/iu)
      .find((one) => /\b(?:what|how much|does|did|is|are|was|were|has)\b|多少/iu.test(one)) ?? rest
  const item = itemIn(question) ?? (formula ? undefined : itemIn(rest))
  if (!item || others.test(text)) return null
  const of: Expression = itemNow(item.key)
  return share ? { of: over(of, itemNow('revenue')), unit: '%' } : { of, unit: 'money' }
}

/** The same of the year before. */
function yearBefore(of: Expression): Expression {
  if (of.type === 'item') return itemBefore(of.item)
  return of.type === 'op' ? { ...of, left: yearBefore(of.left), right: yearBefore(of.right) } : of
}

function wantedOf(text: string, years: readonly number[], isYesNo: boolean): Wanted | null {
  const measure = measureOf(text)
  const last = Math.max(...years)
  if (!measure || years.length === 0) return null
  const about = { scale: scaleAsked(text), decimals: decimalsAsked(text), items: itemsOf(measure.of) }
  const first = Math.min(...years)
  if (isYesNo) {
    const holds = /\bimprov|\bincreas|\bgr(?:o|e)w|\bhigher\b|\bris(?:e|ing)\b|上升|提高|增长/iu.test(text)
      ? 'rises'
      : /\bdeclin|\bdecreas|\bfall|\blower\b|\bworsen|下降|减少/iu.test(text)
        ? 'falls'
        : /\bpositive\b|为正/iu.test(text)
          ? 'positive'
          : /\bhealthy\b|\bliquidity\b/iu.test(text) && measure.unit === 'x'
            ? 'above-one'
            : null
    return holds === null ? null : { ...measure, ...about, years: [last], how: 'value', holds }
  }
  if (/\bcagr\b|compound annual growth|复合(?:年均)?增长率/iu.test(text))
    return last > first ? { ...measure, ...about, unit: '%', years: [first, last], how: 'cagr', holds: null } : null
  if (/\baverage\b|平均/iu.test(text) && last - first >= 2 && /\b(?:year|3|three|fy)/iu.test(text))
    return {
      ...measure,
      ...about,
      years: Array.from({ length: last - first + 1 }, (_, at) => first + at),
      how: 'mean',
      holds: null,
    }
  const isChange =
    /year[- ]over[- ]year|\byoy\b|\bgrowth\b|\b(?:rate of )?change\b|\b(?:in|de)crease\b|同比|增长率|变动/iu.test(text)
  if (isChange && !/change in inventory/iu.test(text)) {
    if (last - first > 1) return null
    const change = minus(measure.of, yearBefore(measure.of))
    // Of shares the difference is meant, of money a share only where the question says so.
    const isShare = /percent|%|\bgrowth\b|\brate\b|\byoy\b|year[- ]over[- ]year|同比|率|百分/iu.test(text)
    return {
      ...about,
      of: isShare && measure.unit !== '%' ? over(change, yearBefore(measure.of)) : change,
      unit: isShare ? '%' : measure.unit,
      years: [last],
      how: 'value',
      holds: null,
    }
  }
  // Of several years, or of several things, nobody can tell which is meant.
  if (measure.of.type === 'item' && (years.length > 1 || derives.test(text))) return null
  return { ...measure, ...about, years: [last], how: 'value', holds: null }
}
