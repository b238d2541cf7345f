import { inLanguage, type Bilingual, type Language } from '../../language.ts'
import type { AlertSaid, RuleCondition } from './shapes.ts'
import type { RuleKind, RuleTarget } from './terms.ts'

/** Words that others keep: names of types of events, kinds of documents, kinds of fact. */
export interface Vocabulary {
  eventType: (type: string) => string
  documentKind: (kind: string) => string
  factKind: (kind: string) => string
}

/** A number with its thousands parted, at most so many digits behind the point. */
export const numberIn = (value: number, language: Language, digits = 2): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
const signed = (value: number, language: Language, digits = 2): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${numberIn(Math.abs(value), language, digits)}`

const sides = {
  risk: { zh: '风险分', en: 'risk' },
  opportunity: { zh: '机会分', en: 'opportunity' },
} as const satisfies Record<string, Bilingual>

/** What a rule looks at, in words; `name` of the company, group or theme. */
export function targetWords(target: RuleTarget, name: string | null, language: Language): string {
  const named = name ?? '…'
  const words: Record<RuleTarget, Bilingual> = {
    company: { zh: named, en: named },
    group: { zh: `分组“${named}”里的公司`, en: `a company of the group “${named}”` },
    watch: { zh: '我的自选公司', en: 'a company on my watch list' },
    theme: { zh: `主题“${named}”`, en: `the theme “${named}”` },
    market: { zh: '全市场任一公司', en: 'any company of the market' },
  }
  return inLanguage(words[target], language)
}

/** A name as it stands within a sentence: small, where it is a word and no abbreviation. */
const within = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name)

/** What new policy documents are followed by, by its name. */
const followedName = ({ valueZh, valueEn }: Extract<RuleCondition, { kind: 'policy' }>, zh: boolean): string =>
  zh ? valueZh : (valueEn ?? valueZh)

/** A rule as one sentence: when what happens to what it looks at, I am told. */
export function ruleSentence(
  { target, name, condition }: { target: RuleTarget; name: string | null; condition: RuleCondition },
  language: Language,
  words: Vocabulary,
): string {
  const zh = language !== 'en'
  const who = targetWords(target, name, language)
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(names.map(within))
  switch (condition.kind) {
    case 'price': {
      const price = numberIn(condition.price, language, 4)
      if (zh)
        return `当${who}的收盘价${condition.way === 'above' ? '升到' : '跌到'} ${price} ${condition.way === 'above' ? '或以上' : '或以下'}时提醒我。`
      return `Tell me when ${who} closes ${condition.way} ${price}, having closed on the other side the day before.`
    }
    case 'change': {
      const percent = `${numberIn(condition.percent, language)}${zh ? '' : ' '}%`
      const way = { up: zh ? '上涨' : 'rises', down: zh ? '下跌' : 'falls', either: zh ? '涨跌' : 'moves' }[
        condition.way
      ]
      if (zh) return `当${who}在 ${condition.days} 个交易日内${way}达到 ${percent} 时提醒我。`
      return `Tell me when ${who} ${way} by ${percent} or more over ${condition.days} trading ${condition.days === 1 ? 'day' : 'days'}.`
    }
    case 'score': {
      const side = inLanguage(sides[condition.side], language)
      const points = numberIn(condition.points, language)
      if (condition.way === 'reaches')
        return zh
          ? `当${who}的${side}达到 ${points} 分时提醒我。`
          : `Tell me when the ${side} points of ${who} reach ${points}.`
      if (zh)
        return `当${who}的${side}在 ${condition.days} 天内${condition.way === 'rises' ? '上升' : '下降'} ${points} 分以上时提醒我。`
      return `Tell me when the ${side} points of ${who} ${condition.way === 'rises' ? 'rise' : 'fall'} by ${points} or more within ${condition.days} ${condition.days === 1 ? 'day' : 'days'}.`
    }
    case 'event': {
      const types = condition.types.map(words.eventType)
      const which = types.length === 0 ? (zh ? '任何' : 'any') : list(types)
      if (zh) return `当${who}发生${which}事件时提醒我。`
      return `Tell me of ${types.length === 0 ? 'any event' : `an event (${which})`} of ${who}.`
    }
    case 'document': {
      const kinds = condition.documentKinds.map(words.documentKind)
      const which = kinds.length === 0 ? (zh ? '文档' : 'document') : list(kinds)
      if (target === 'theme' || condition.mentions)
        return zh ? `当有新的${which}提到${who}时提醒我。` : `Tell me of a new ${which} that mentions ${who}.`
      return zh ? `当有新的${which}以${who}为主体时提醒我。` : `Tell me of a new ${which} about ${who}.`
    }
    case 'phrase': {
      const kinds = condition.documentKinds.map(words.documentKind)
      const which = kinds.length === 0 ? (zh ? '文档' : 'document') : list(kinds)
      if (target === 'market')
        return zh
          ? `当新的${which}里出现“${condition.phrase}”时提醒我。`
          : `Tell me when a new ${which} says “${condition.phrase}”.`
      return zh
        ? `当提到${who}的新${which}里出现“${condition.phrase}”时提醒我。`
        : `Tell me when a new ${which} that mentions ${who} says “${condition.phrase}”.`
    }
    case 'policy': {
      const of = followedName(condition, zh)
      if (condition.by === 'department')
        return zh ? `当${of}发布新的政策文件时提醒我。` : `Tell me of a new policy document issued by ${of}.`
      if (condition.by === 'topic')
        return zh ? `当有新的政策文件涉及“${of}”时提醒我。` : `Tell me of a new policy document on ${of}.`
      return zh ? `当${of}有新的通稿时提醒我。` : `Tell me of a new readout of ${of}.`
    }
    case 'heat': {
      const ratio = numberIn(condition.ratio, language)
      const theme = target === 'market' ? (zh ? '任一主题' : 'any theme') : who
      return zh
        ? `当${theme}的热度达到平时的 ${ratio} 倍时提醒我。`
        : `Tell me when ${theme} is ${ratio} times as hot as usual.`
    }
    case 'stale': {
      const kind =
        condition.fact === undefined
          ? zh
            ? '任何一种数据'
            : 'any kind of data'
          : within(words.factKind(condition.fact))
      return zh ? `当${kind}过期未更新时提醒我。` : `Tell me when ${kind} is stale.`
    }
    case 'import':
      return zh ? '当导入失败时提醒我。' : 'Tell me when an import fails.'
  }
}

/** What happened, in one line: who, what, and the numbers as they were known. */
export function alertTitle(
  { kind, condition, said }: { kind: RuleKind; condition: RuleCondition; said: AlertSaid },
  language: Language,
  words: Vocabulary,
): string {
  const zh = language !== 'en'
  const company = (zh ? (said.companyZh ?? said.companyEn) : (said.companyEn ?? said.companyZh)) ?? ''
  const theme = (zh ? (said.themeZh ?? said.themeEn) : (said.themeEn ?? said.themeZh)) ?? ''
  const title = (zh ? (said.titleZh ?? said.titleEn) : (said.titleEn ?? said.titleZh)) ?? ''
  const number = (value: number | null, digits = 2) => (value === null ? '–' : numberIn(value, language, digits))
  const about = company === '' ? '' : zh ? `${company}：` : `${company}: `
  switch (kind) {
    case 'price': {
      const up = condition.kind === 'price' && condition.way === 'above'
      const level = condition.kind === 'price' ? number(condition.price, 4) : ''
      const [value, before] = [number(said.value, 4), number(said.before, 4)]
      return zh
        ? `${company}收盘 ${value}，${up ? '升到' : '跌到'} ${level} ${up ? '以上' : '以下'}（前一日 ${before}）`
        : `${company} closed at ${value}, ${up ? 'above' : 'below'} ${level} (the day before: ${before})`
    }
    case 'change': {
      const change = said.change === null ? '–' : `${signed(said.change, language)}${zh ? '' : ' '}%`
      const days = condition.kind === 'change' ? condition.days : 1
      return zh
        ? `${company} ${days} 个交易日 ${change}，收盘 ${number(said.value, 4)}`
        : `${company} ${change} over ${days} trading ${days === 1 ? 'day' : 'days'}, closed at ${number(said.value, 4)}`
    }
    case 'score': {
      const side = condition.kind === 'score' ? inLanguage(sides[condition.side], language) : ''
      const before =
        said.before === null
          ? ''
          : zh
            ? `（${said.since ?? ''} 为 ${number(said.before)}）`
            : ` (${said.since ?? ''}: ${number(said.before)})`
      return zh
        ? `${company}${side} ${number(said.value)} 分${before}`
        : `${company}: ${side} ${number(said.value)} points${before}`
    }
    case 'event':
      return `${about}${said.type === null ? '' : `${words.eventType(said.type)}${zh ? ' · ' : ' · '}`}${title}`
    case 'document':
      return `${company === '' && theme !== '' ? (zh ? `${theme}：` : `${theme}: `) : about}${title}`
    case 'phrase':
      return zh
        ? `“${condition.kind === 'phrase' ? condition.phrase : ''}”出现在：${title}`
        : `“${condition.kind === 'phrase' ? condition.phrase : ''}” in: ${title}`
    case 'policy':
      return `${condition.kind === 'policy' ? `${followedName(condition, zh)}${zh ? '：' : ': '}` : ''}${title}`
    case 'heat':
      return zh
        ? `主题“${theme}”的热度是平时的 ${number(said.value)} 倍`
        : `The theme “${theme}” is ${number(said.value)} times as hot as usual`
    case 'stale':
      return zh
        ? `${words.factKind(said.type ?? '')}已过期：最新到 ${said.day ?? '–'}`
        : `${words.factKind(said.type ?? '')} is stale: its newest day is ${said.day ?? '–'}`
    case 'import':
      return zh ? `导入失败：${said.file ?? ''}` : `An import failed: ${said.file ?? ''}`
  }
}
