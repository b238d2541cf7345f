import type { DemoCompany, DemoEvent } from '../world.ts'
import { eventNames } from '../event-bodies.ts'
import { hashOf, type Random } from '../random.ts'
import { chineseEvents, englishEvents } from './banks/events.ts'
import { disclosure, type Manner } from './banks/media.ts'
import * as en from './banks/en/colour.ts'
import * as zh from './banks/zh/colour.ts'
import { bodyOf, freshTitle, mediumOf, minuteOf, namedIn, sentences, type Desk, type Draft } from './draft.ts'
import type { Bank, Slots } from './grammar.ts'
import { commonSlots, companySlots, eventSlots, movedBy, productOf, type Language } from './slots.ts'
import { exactRate } from './styles.ts'

/** Of whom a report tells: the event's own company, or one that the event of an industry moved. */
interface Cast {
  subject: DemoCompany | null
  others: readonly DemoCompany[]
  tones: Record<string, -1 | 0 | 1>
}

function castOf(desk: Desk, event: DemoEvent): Cast {
  const { world, random } = desk
  const tones: Record<string, -1 | 0 | 1> = {}
  for (const effect of event.effects) tones[effect.companyId] = effect.move > 0 ? 1 : effect.move < 0 ? -1 : 0
  const other = event.details.counterpartyId === null ? [] : [world.company(event.details.counterpartyId)]
  if (event.companyId !== null) {
    tones[event.companyId] = event.sign
    return { subject: world.company(event.companyId), others: other, tones }
  }
  const moved = movedBy(world, event)
  return {
    subject: moved.length > 0 && random.chance(0.35) ? random.pick(moved).company : null,
    others: random.sample(
      moved.map((one) => one.company),
      random.int(2, 3),
    ),
    tones,
  }
}

function castSlots(desk: Desk, event: DemoEvent, cast: Cast, language: Language, full: boolean): Slots {
  const { world, day, random } = desk
  const { subject, others } = cast
  const names = others.filter((one) => one !== subject).map((one) => (language === 'zh' ? one.shortZh : one.shortEn))
  const members =
    event.companyId !== null || names.length === 0
      ? undefined
      : language === 'zh'
        ? names.join('、')
        : names.length > 1
          ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
          : names[0]
  const sector =
    event.industryCode !== null ? world.industry(event.industryCode)[language].replace(/[ⅠⅡⅢ]+$/u, '') : undefined
  return {
    ...(sector ? { sector } : {}),
    ...(subject ? companySlots(world, subject, language, random, productOf(world, event)) : {}),
    ...commonSlots(day, language, random),
    ...eventSlots(world, event, language, random, full),
    members,
  }
}

/** The first sentence: of the event's own bank, or one that fits any event. */
function leadOf(desk: Desk, own: Bank, any: Bank, slots: Slots): string[] {
  const lead = sentences(desk, own, slots, 1)
  return lead.length > 0 ? lead : sentences(desk, any, slots, 1)
}

/** At most so many details, views and closing sentences stand in a Chinese report of a manner. */
const lengths: Readonly<Record<Manner | 'filing', readonly [details: number, views: number, tails: number]>> = {
  filing: [3, 0, 1],
  wire: [1, 0, 0],
  paper: [3, 2, 1],
  portal: [2, 1, 1],
  desk: [2, 1, 1],
}

interface Told {
  manner: Manner | 'filing'
  minute: number
}

/** One report of an event in the manner of its medium; undefined where no title is left for it. */
export function tellEvent(desk: Desk, event: DemoEvent, told: Told): Draft | undefined {
  const { random } = desk
  const { manner, minute } = told
  const cast = castOf(desk, event)
  if (manner === 'filing' && !cast.subject) return undefined
  const language: Language = manner === 'desk' ? 'en' : 'zh'
  const slots = castSlots(desk, event, cast, language, manner === 'filing')
  // Bodies give the figures as they are; only headlines round.
  const inFull = {
    ...slots,
    what: language === 'zh' ? eventNames[event.type].zh : eventNames[event.type].en.toLowerCase(),
    ...(slots.rate === undefined || language === 'en' ? {} : { rate: exactRate(Math.abs(event.details.rate ?? 0)) }),
  }
  const good = event.sign > 0
  const industry = event.companyId === null
  let title: string | undefined
  let parts: string[]
  let paragraph = 2
  if (language === 'en') {
    const bank = englishEvents[event.type]
    const views = industry ? [en.industryView] : [good ? en.goodView : en.badView]
    title = freshTitle(desk, [bank.title], slots)
    parts = [
      ...leadOf(desk, bank.lead, en.anyLead, inFull),
      ...sentences(desk, bank.detail, inFull, random.int(1, 3)),
      ...sentences(desk, views[0] ?? en.industryView, slots, random.int(0, 2)),
      ...sentences(desk, en.neutralTail, slots, industry ? 0 : random.int(0, 2)),
    ]
  } else {
    const bank = chineseEvents[event.type]
    const view = industry ? zh.industryView : good ? zh.goodView : zh.badView
    const [details, views, tails] = lengths[manner]
    title = freshTitle(
      desk,
      manner === 'filing'
        ? [bank.filing]
        : manner === 'wire'
          ? [bank.wire, bank.press]
          : [bank.press, bank.press, bank.wire],
      slots,
    )
    paragraph = manner === 'wire' ? 9 : random.int(1, 3)
    parts = [
      ...leadOf(desk, bank.lead, zh.anyLead, inFull),
      ...sentences(desk, bank.detail, inFull, random.int(1, details)),
      ...sentences(desk, view, slots, random.int(0, views)),
      ...sentences(desk, zh.neutralTail, slots, industry ? 0 : random.int(0, tails)),
    ]
  }
  if (!title || parts.length === 0) return undefined
  // Where a whole industry is told of and no company is named so far, no sentence may speak of "the company".
  const name = language === 'zh' ? cast.subject?.shortZh : cast.subject?.shortEn
  const named = name !== undefined && `${title}${parts[0]}`.includes(name)
  if (industry && !named)
    parts = parts.filter(
      (part, at) =>
        at === 0 ||
        !/公司|董秘|(?:[Tt]he|A) company|The filing|The grant|The shares|board/u.test(part) ||
        part.includes('上市公司'),
    )
  if (parts.length < 2) parts.push(...sentences(desk, language === 'zh' ? zh.industryView : en.industryView, slots, 1))
  const source = manner === 'filing' ? random.pick(disclosure) : mediumOf(manner, random)
  const prefix = 'prefix' in source && source.prefix && random.chance(0.3) ? source.prefix : ''
  const body = prefix + bodyOf(language, parts, paragraph)
  const companies = namedIn(
    `${title}\n${body}`,
    language,
    [...(cast.subject ? [cast.subject] : []), ...cast.others],
    event.companyId === null ? null : cast.subject,
  )
  if (industry && cast.subject) companies.sort((a) => (a.id === cast.subject?.id ? -1 : 0))
  return {
    kind: manner === 'filing' ? 'announcement' : 'news',
    category: manner === 'filing' ? event.type : manner,
    language,
    title,
    body,
    minute,
    medium: { zh: source.zh, en: source.en },
    companies,
    post: null,
    eventIds: [event.id],
    copyOf: null,
    exact: false,
    stance: null,
    ironic: false,
    tones: Object.fromEntries(companies.map(({ id }) => [id, cast.tones[id] ?? 0])),
  }
}

const later = (random: Random, minute: number, low: number, high: number): number =>
  Math.min(1439, minute + random.between(low, high))

/** Everything told on its day of an event that happened on it. */
function onTheDay(desk: Desk, event: DemoEvent): (Draft | undefined)[] {
  const { random } = desk
  const minute = minuteOf(event.time)
  const told: (Draft | undefined)[] = [tellEvent(desk, event, { manner: 'filing', minute })]
  for (let wires = random.int(1, 2); wires > 0; wires--)
    told.push(tellEvent(desk, event, { manner: 'wire', minute: later(random, minute, 1, 12) }))
  if (random.chance(0.6))
    told.push(tellEvent(desk, event, { manner: 'portal', minute: later(random, minute, 20, 150) }))
  if (minute < 1200 && random.chance(0.4))
    told.push(tellEvent(desk, event, { manner: 'paper', minute: later(random, minute, 60, 240) }))
  if (random.chance(0.85)) told.push(tellEvent(desk, event, { manner: 'desk', minute: later(random, minute, 8, 120) }))
  return told
}

/** What is told the morning after: longer, with more than one side. */
function theDayAfter(desk: Desk, event: DemoEvent): (Draft | undefined)[] {
  const { random } = desk
  return [
    random.chance(0.65) ? tellEvent(desk, event, { manner: 'paper', minute: random.int(360, 600) }) : undefined,
    random.chance(0.3) ? tellEvent(desk, event, { manner: 'portal', minute: random.int(400, 900) }) : undefined,
    random.chance(0.65) ? tellEvent(desk, event, { manner: 'desk', minute: random.int(380, 900) }) : undefined,
  ]
}

/** A title, a first sentence and some details about a company's matter, outside the banks of the event. */
export function tellMatter(
  desk: Desk,
  company: DemoCompany,
  event: DemoEvent | null,
  language: Language,
  banks: { titles: readonly string[]; leads: readonly string[]; details: readonly string[] },
  category: string,
  minute: number,
  tone: -1 | 0 | 1,
): Draft | undefined {
  const { world, day, random } = desk
  const slots = {
    ...companySlots(world, company, language, random, event && productOf(world, event)),
    ...commonSlots(day, language, random),
  }
  const title = freshTitle(desk, [banks.titles], slots)
  if (!title) return undefined
  const tail = language === 'zh' ? zh.neutralTail : en.neutralTail
  const body = bodyOf(
    language,
    [
      ...sentences(desk, banks.leads, slots, 1),
      ...sentences(desk, banks.details, slots, random.int(1, 3)),
      ...sentences(desk, tail, slots, random.int(0, 1)),
    ],
    2,
  )
  const source = mediumOf(language === 'en' ? 'desk' : random.pick(['wire', 'paper', 'portal']), random)
  return {
    kind: 'news',
    category,
    language,
    title,
    body,
    minute,
    medium: { zh: source.zh, en: source.en },
    companies: [{ id: company.id, relation: 'subject' }],
    post: null,
    eventIds: event ? [event.id] : [],
    copyOf: null,
    exact: false,
    stance: null,
    ironic: false,
    tones: { [company.id]: tone },
  }
}

const follow = {
  zh: { titles: zh.followTitles, leads: zh.followLeads, details: zh.followDetails },
  en: { titles: en.followTitles, leads: en.followLeads, details: en.followDetails },
}
const rumour = {
  zh: { titles: zh.rumourTitles, leads: zh.rumourLeads, details: zh.neutralTail },
  en: { titles: en.rumourTitles, leads: en.rumourLeads, details: en.neutralTail },
}
const denial = {
  zh: { titles: zh.denialTitles, leads: zh.denialLeads, details: zh.neutralTail },
  en: { titles: en.denialTitles, leads: en.denialLeads, details: en.neutralTail },
}
const confirm = { titles: zh.confirmTitles, leads: zh.confirmLeads, details: zh.neutralTail }
const tongue = (random: Random): Language => (random.chance(0.28) ? 'en' : 'zh')

/** Company of which a baseless rumour goes about on a day; undefined on most days. */
function rumouredOn(desk: Desk, day: string): DemoCompany | undefined {
  const { world } = desk
  const chances = hashOf(`${world.seed}|rumour|${day}`)
  if (chances % 100 >= 22) return undefined
  const company = world.companies[(chances >>> 8) % world.companies.length]
  return company && company.firstDay < day && (company.delistedOn === null || company.delistedOn > day)
    ? company
    : undefined
}

/** News that the day's and the last days' events make, with rumours, denials and what follows later. */
export function eventNews(desk: Desk, dayBefore: (count: number) => string): Draft[] {
  const { world, day, random } = desk
  const drafts: (Draft | undefined)[] = []
  for (const event of world.eventsOn(day)) {
    const company = event.companyId === null ? null : world.company(event.companyId)
    const rumoured = company !== null && minuteOf(event.time) > 960 && random.chance(0.14)
    if (rumoured) drafts.push(tellMatter(desk, company, event, 'zh', rumour.zh, 'rumour', random.int(570, 880), 0))
    drafts.push(...onTheDay(desk, event))
    if (rumoured)
      drafts.push(
        tellMatter(
          desk,
          company,
          event,
          'zh',
          confirm,
          'follow-up',
          later(random, minuteOf(event.time), 10, 90),
          event.sign,
        ),
      )
  }
  for (const event of world.eventsOn(dayBefore(1))) drafts.push(...theDayAfter(desk, event))
  for (let past = 3; past <= 12; past++) {
    for (const event of world.eventsOn(dayBefore(past))) {
      const chances = hashOf(`${event.id}|follow`)
      if (event.companyId === null || chances % 100 >= 40 || 3 + ((chances >>> 8) % 10) !== past) continue
      const language = tongue(random)
      drafts.push(
        tellMatter(
          desk,
          world.company(event.companyId),
          event,
          language,
          follow[language],
          'follow-up',
          random.int(480, 1200),
          0,
        ),
      )
    }
  }
  const baseless = rumouredOn(desk, day)
  if (baseless) {
    const language = tongue(random)
    drafts.push(tellMatter(desk, baseless, null, language, rumour[language], 'rumour', random.int(560, 900), 0))
  }
  const denied = rumouredOn(desk, dayBefore(1))
  if (denied) {
    const language = tongue(random)
    drafts.push(tellMatter(desk, denied, null, language, denial[language], 'denial', random.int(440, 1260), 0))
  }
  return drafts.filter((draft) => draft !== undefined)
}
