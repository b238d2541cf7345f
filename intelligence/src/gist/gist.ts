import type { EventFound, Mention } from '../analysis.ts'
import { changesTold, moneyTold, periodTold, shareTold } from './figures.ts'
import { phrases } from './phrases.ts'

/** What an English reader is told of a Chinese headline: whom it is about, and what happened. */
export interface Gist {
  companyId: string
  /** `H1 net profit −49.3 %`. */
  text: string
}

/** Most units of a headline that is read, and least certainty of its event. */
const LONGEST = 120
const SURE = 0.6

/**
 * Headlines that tell of many, ask, comment, or let somebody else speak: what their words say of a company is not what
 * happened to it.
 */
const others =
  /[?？；;]|吗|为何|为什么|如何|怎么|盘点|早报|晚报|早盘|午盘|收评|精选|汇总|一览|速览|周报|名单|十大|多家|两家|等\d|\d家|[^一]家公司|复盘|解读|揭秘|研报|券商|机构|看好|分析师|证券[：:]|期货[：:]|板块|概念|指数|龙虎榜|互动|投资者|回应|传闻|网传|澄清|辟谣|否认|原标题|视频|直播|专访|董事长[：:]|总裁[：:]|CEO[：:]|管理层|估值|评级|[“「](?:增持|减持|买入|卖出)[”」]/u
/** The words themselves say no, or are an answer to somebody's question. */
const unsaid =
  /未(?!来)|不会|不再|没有|并无|不存在|不涉及|^[：:]\s?(?:公司(?!股票|及|股东|控股|实控|实际)|目前|随着|本次|相关|没有|截至)/u
/** A person of the company speaks: `赵海军：`. */
const speaks = /^(?!(?:子|分|孙|总)?公司|股东|集团|董事|高管|控股)\p{Script=Han}{2,4}[：:]/u
/** One thing ends so that another may follow, or after a part of it was done: neither half is the news. */
const half = /(?:终止|取消|撤回).*(?:变更为|改为|并拟|合计(?:已)?[减增]持)/u
/** Words by which a headline says that something is still to come. */
const coming = /拟|筹划|计划|提议|意向|预计|有望|预披露|将(?!军)|恢复审核|贷款/u
const group = ['earnings-beat', 'earnings-miss', 'guidance-up', 'guidance-down'] as const
const isResults = (type: string): boolean => group.some((one) => one === type)
const modal: Readonly<Partial<Record<EventFound['modality'], string>>> = { plan: ' (planned)', ended: ' (called off)' }

/**
 * The gist of a Chinese headline in English, built by rules of the events that were read out of it: null wherever two
 * readings of it do not agree. `mentions` and `events` as the analysis gave them.
 */
export function gistOf(title: string, mentions: readonly Mention[], events: readonly EventFound[]): Gist | null {
  if (title.length > LONGEST || others.test(title)) return null
  const named = mentions
    .filter((one) => one.kind === 'company' && one.field === 'title')
    .toSorted((a, b) => a.start - b.start)
  const [first] = named
  const companyId = first?.id ?? null
  if (!first || companyId === null || named.some(({ id }) => id !== companyId)) return null
  // Whom a headline is about stands at its head, behind a label or a day at most.
  if (title.slice(0, first.start).replace(/[【】\s]|\d{1,2}月\d{1,2}日[：:]?|快讯[：:]?|公告[：:]?/gu, '').length > 0)
    return null
  const own = events.filter(
    (one) => one.trigger.field === 'title' && one.companyId === companyId && one.confidence >= SURE,
  )
  const behind = title.slice(first.end)
  if (unsaid.test(behind) || speaks.test(behind) || half.test(behind) || behind.startsWith('集团')) return null
  const text =
    resultsText(
      behind,
      own.filter(({ type }) => isResults(type)),
    ) ?? eventText(behind, own)
  return text === null ? null : { companyId, text }
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value)} %`

/** Results as their own figures state them; without figures only which way they went. */
function resultsText(title: string, events: readonly EventFound[]): string | null {
  const [event] = events
  if (!event || events.some(({ type }) => type !== event.type) || event.modality === 'denied') return null
  const up = event.type === 'earnings-beat' || event.type === 'guidance-up'
  const forecast = event.type.startsWith('guidance') || /预计|预告|预增|预减|预降|预盈|预亏/u.test(title)
  const tail = forecast ? ' (forecast)' : ''
  const period = periodTold(title)
  if (/扭亏/u.test(title)) return up ? `${period}back to profit${tail}` : null
  if (/转亏|由盈/u.test(title)) return up ? null : `${period}profit turns to loss${tail}`
  if (/亏|环比|季增|月销|不及|超预期|低于预期|高于预期|翻|倍/u.test(title)) return null
  const changes = changesTold(title)
  const profit = changes.find(({ measure }) => measure !== 'revenue')
  // The event went the way that its figures say, or nothing is told.
  if (profit && profit.from < 0 === up) return null
  if (changes.length === 0 || changes.length < (title.match(/\d[%％]/gu) ?? []).length - rangeEnds(title)) return null
  if (!profit && changes.some(({ from }) => from < 0 === up)) return null
  return `${period}${changes
    .map(
      ({ measure, about, from, to }) => `${measure} ${about}${signed(from)}${to === null ? '' : ` to ${signed(to)}`}`,
    )
    .join(', ')}${tail}`
}

/** Ranges whose both ends bear the sign. */
const rangeEnds = (title: string): number => (title.match(/\d[%％][-~—－至到]{1,2}\d/gu) ?? []).length

/** One event, told by its type and by the headline's own words alike. */
function eventText(title: string, events: readonly EventFound[]): string | null {
  const [event] = events.toSorted((a, b) => a.trigger.start - b.trigger.start || b.confidence - a.confidence)
  if (!event || isResults(event.type) || events.some(({ type }) => isResults(type))) return null
  const phrase = phrases.find(({ type, words }) => type === event.type && words.test(title))
  if (!phrase) return null
  const { modality } = event
  if (modality !== 'fact' && !phrase.also?.includes(modality)) return null
  if (modality === 'fact' && phrase.also && coming.test(title)) return null
  const figure = phrase.tells === 'money' ? moneyTold(title) : phrase.tells === 'share' ? shareTold(title) : null
  return `${phrase.en}${modal[modality] ?? ''}${figure === null ? '' : `, ${figure}`}`
}
