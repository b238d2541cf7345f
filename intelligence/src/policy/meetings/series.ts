/** Series of meetings and documents whose texts follow one another, by stable keys. */
export const meetingSeries = [
  'politburoEconomy',
  'centralEconomicWork',
  'centralRuralWork',
  'centralFinancialWork',
  'stateCouncilExecutive',
  'governmentWorkReport',
  'financialEconomicCommission',
  'plenum',
  'fiveYearPlan',
  'politburo',
] as const
export type MeetingSeries = (typeof meetingSeries)[number]

/** A text with what is known of it beside; `date` is an ISO day. */
export interface MeetingText {
  id: string
  title: string
  date: string
  text: string
}

/** A meeting's series, and the words by which it was told. */
export interface SeriesFound {
  series: MeetingSeries
  why: string
}

/** Units at the beginning of a text in which it says what it is. */
const OPENING = 260

interface Rule {
  series: MeetingSeries
  title: RegExp
  /** Where given, title or opening must say this too. */
  also?: RegExp
  /** Where given, neither may say this. */
  not?: RegExp
}

/** In this order; the first that fits. A report about a meeting (学习、贯彻、传达、解读) is none. */
const about = /(?:传达学习|传达贯彻|学习贯彻|解读|评论|社论|热议|反响|综述|述评)/u
const convened = /召开|举行|主持/u
const economy =
  /(?:分析研究|讨论研究|研究|分析)[^。]{0,30}经济(?:形势|工作|运行|社会发展)|(?:当前|上半年|下半年|全年|明年|\d{4}年)[^。，]{0,6}经济(?:形势|工作)/u
const rules: readonly Rule[] = [
  { series: 'fiveYearPlan', title: /关于制定国民经济和社会发展第[\p{Script=Han}]{1,4}个五年规划/u },
  { series: 'governmentWorkReport', title: /政府工作报告/u, not: /起草|讨论《?政府工作报告|征求意见|常务会议/u },
  { series: 'centralEconomicWork', title: /中央经济工作会议/u, not: /政治局|常务会议|座谈会|领导小组|委员会/u },
  { series: 'centralRuralWork', title: /中央农村工作会议/u },
  { series: 'centralFinancialWork', title: /(?:中央|全国)金融工作会议/u },
  { series: 'financialEconomicCommission', title: /中央财经(?:委员会|领导小组)/u },
  {
    series: 'plenum',
    title:
      /中央委员会第[\p{Script=Han}]{1,3}次全体会议(?:公报)?|[一二三四五六七八九十]{2,3}届[一二三四五六七八九]中全会/u,
    not: /政治局|常务会议/u,
  },
  {
    series: 'politburoEconomy',
    title: /中共中央政治局(?:常务委员会)?[^。]{0,20}会议/u,
    also: economy,
    not: /集体学习|民主生活会|常务委员会/u,
  },
  { series: 'politburo', title: /中共中央政治局[^。]{0,20}会议/u, not: /集体学习/u },
  { series: 'stateCouncilExecutive', title: /国务院常务会议/u },
]

const opening = (text: string): string => text.slice(0, OPENING)

/**
 * The series that a text belongs to, told by rules: by its title, else by the words with which it opens. Null where
 * neither says so, as for a text that speaks about a meeting.
 */
export function seriesOf({ title, text }: Pick<MeetingText, 'title' | 'text'>): SeriesFound | null {
  if (about.test(title) && !convened.test(title)) return null
  for (const place of [title, opening(text)])
    for (const rule of rules) {
      const found = rule.title.exec(place)
      if (!found || rule.not?.test(title)) continue
      if (place !== title && !says(place, found[0])) continue
      const also = rule.also?.exec(title) ?? rule.also?.exec(opening(text))
      if (rule.also && !also) continue
      return { series: rule.series, why: also ? `${found[0]} … ${also[0]}` : found[0] }
    }
  return null
}

/** A meeting that its readout's title names, and what is said that it did: a series of its own. */
const named =
  /^([\p{Script=Han}]{2,16}会议)(?:今日|近日|日前|在京)?(?:召开|举行|分析研究|研究|部署|强调|指出|审议|听取)/u
/** Words of a name that is no body's: one meeting of many, or a way of saying that there was one. */
const anyones = /^(?:本次|这次|此次|有关|相关|专题|全体|工作|座谈)|召开|举行|主持|学习/u

/**
 * The meeting that a title names, where none of the known series fits: bodies that hold meetings again and again have
 * texts that follow one another too. Null for a text about a meeting.
 */
export function namedSeriesOf(title: string): { name: string; why: string } | null {
  const found = named.exec(title)
  const name = found?.[1]
  return found && name && !about.test(title) && !anyones.test(name) ? { name, why: found[0] } : null
}

/** Whether an opening says that the meeting was held, not only that there was one. */
const says = (place: string, name: string): boolean => {
  const rest = place.slice(place.indexOf(name) + name.length, place.indexOf(name) + name.length + 40)
  return /召开|举行|听取|研究|审议|部署/u.test(rest) || place.trimStart().startsWith(name)
}

/**
 * The meeting before, of the same series: the latest of an earlier day. Of the Politburo's meetings on the economy the
 * one of the same season a year before is told as `sameSeason` beside it, as spring, summer and winter meetings differ.
 */
export function previousMeetings(
  meeting: MeetingText,
  held: readonly MeetingText[],
): { previous: MeetingText | null; sameSeason: MeetingText | null } {
  const series = seriesOf(meeting)?.series
  if (!series) return { previous: null, sameSeason: null }
  const earlier = held
    .filter((one) => one.date < meeting.date && seriesOf(one)?.series === series)
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? -1 : 1))
  const year = Number(meeting.date.slice(0, 4)) - 1
  const season = (date: string) => Math.floor((Number(date.slice(5, 7)) - 1) / 3)
  return {
    previous: earlier[0] ?? null,
    sameSeason:
      earlier.find(({ date }) => Number(date.slice(0, 4)) === year && season(date) === season(meeting.date)) ?? null,
  }
}
