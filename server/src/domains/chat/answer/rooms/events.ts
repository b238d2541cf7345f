import { documentKinds } from '@pandora/contract/domains/documents/kinds'
import { dayOf } from '@pandora/contract/time'
import type { EventsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { eventKind } from '@pandora/intelligence/events/types'
import { listedEvents, originsOfEvents, placesTold, type ListedEvent } from '../../../events/offers/listed.ts'
import { addFact, companyName, inWords, lacks, nameIn, say, type Asking, type Draft } from '../draft.ts'
import { amongGroups, amongWords, openThemes } from '../many/groups.ts'
import { amountName, buyBackAmounts, buyBackAmountsOf, type BuyBackAmount } from './buy-backs.ts'
import { countFact, instantsOf, namesOf, quotePlaces, spanOf, textFact, type Span } from './parts.ts'

/** Days looked back over the market where no time is named, rows of a list, and most events looked through. */
const [USUAL_DAYS, SHOWN, MOST] = [90, 8, 3000]
/** What sources and the press tell: opinions of posts are none of it. */
const kinds = documentKinds.filter((one) => one !== 'post' && one !== 'policy')

/** Answers events of a kind that were told over a time: how many, when, of whom, of what size, and in which words. */
export async function answerEventList(draft: Draft, asking: Asking, asked: EventsAsked): Promise<void> {
  const ids = asked.companies.flatMap((one) => one.companyIds)
  // Whether something ever happened to a company is asked of all that is held.
  const span = spanOf(draft, asking, asked, ids.length > 0 ? null : USUAL_DAYS)
  const what = asked.types
    .flatMap((type) => eventKind(type) ?? [])
    .map((one) => nameIn(draft, one))
    .join(inWords(draft, '、', ', '))
  if (span === null) return
  if (asked.by !== null) sayNotByWhom(draft, asked.by, what, ids.length > 0)
  if (asked.by !== null && ids.length === 0) return
  draft.operation = ids.length > 0 ? 'events.ofCompany' : 'events.search'
  const group = { ...asking, reading: { ...asking.reading, themes: asked.themes, industries: asked.industries } }
  const among = ids.length > 0 ? ids : await amongGroups(group).then((set) => (set ? [...set] : null))
  const about = ids.length > 0 ? namesOf(draft, asking, ids) : ''
  const where = `${about}${ids.length > 0 ? '' : amongWords(draft, { ...group.reading, place: null })}`
  draft.understood = [where, span.words, what].filter((one) => one !== '').join(' ')
  openEvents(draft, asking, ids)
  openThemes(draft, { ...group.reading, themes: asked.themes })
  const listed = await listedEvents(
    asking.services.sql,
    asking.view,
    { ...instantsOf(span), types: asked.types, companies: among, themeId: null },
    { kinds: asked.sources.length > 0 ? asked.sources : kinds, given: asked.sources.length === 0, most: MOST },
  )
  // An event that is of an industry as a whole is no company's.
  const own = listed.filter(({ event }) => event.companyId !== null)
  if (own.length === 0) {
    tellNone(draft, { where, what, span })
    return
  }
  draft.state = 'answered'
  tellHowMany(draft, own, { where, what, span, all: listed.length < MOST })
  const { rows, sized } = ordered(own, asked.order)
  const most = asked.most ?? SHOWN
  const title = `${span.words} ${what}${where === '' ? '' : ` ${where}`}`
  if (asked.order === 'newest') {
    const shown = rows.slice(0, most)
    await tellRows(draft, asking, shown, title, await buyBackAmountsOf(asking, shown))
    return
  }
  sayUnsized(draft, own.length - sized)
  // What a plan allows and what was spent of it are no one order.
  const amounts = await buyBackAmountsOf(asking, rows)
  const isMeant = (of: BuyBackAmount | undefined) =>
    rows.filter(({ event }) => amounts.get(event.eventId) === of).slice(0, most)
  for (const of of buyBackAmounts) {
    const shown = isMeant(of)
    if (shown.length > 0)
      await tellRows(draft, asking, shown, `${title}${inWords(draft, '：', ': ')}${amountName(draft, of)}`, amounts)
  }
  const rest = isMeant(undefined)
  if (rest.length > 0) await tellRows(draft, asking, rest, title, amounts)
}

/** Says that events are not told apart by who did them; of companies all of theirs are told then. */
function sayNotByWhom(draft: Draft, by: string, what: string, isTold: boolean): void {
  if (!isTold) draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, `只是“${by}”的${what}`, `${what}: those of “${by}” alone`),
    isTold
      ? inWords(
          draft,
          '事件不按是谁分：所列的是全部，见引文',
          'Events are not told apart by who: all are told, see the quotes',
        )
      : inWords(
          draft,
          '事件不按是谁分：去掉它再问，或写出公司',
          'Events are not told apart by who: ask without it, or name a company',
        ),
  )
}

/** The newest first, or the largest amount of the currency that most of them are in; and how many have one. */
function ordered(list: readonly ListedEvent[], order: EventsAsked['order']): { rows: ListedEvent[]; sized: number } {
  const newest = list.toSorted((a, b) => dayTold(b).localeCompare(dayTold(a)))
  if (order === 'newest') return { rows: newest, sized: 0 }
  const money = (one: ListedEvent) =>
    one.event.amount && /^[A-Z]{3}$/.test(one.event.amount.unit) ? one.event.amount : null
  const currencies = Map.groupBy(
    newest.flatMap((one) => money(one)?.unit ?? []),
    (unit) => unit,
  )
  const [most] = [...currencies].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['CNY']
  const own = newest.filter((one) => money(one)?.unit === most)
  return { rows: own.toSorted((a, b) => (money(b)?.value ?? 0) - (money(a)?.value ?? 0)), sized: own.length }
}

const dayTold = ({ event, told: [first] }: ListedEvent): string =>
  first ? dayOf(first.publishedAt) : event.happenedDay

interface Named {
  where: string
  what: string
  span: Span
}

function tellNone(draft: Draft, { where, what, span }: Named): void {
  lacks(
    draft,
    inWords(
      draft,
      `${span.words} 新闻、公告和研报里没有${where === '' ? '' : `${where}的`}${what}`,
      `No ${what.toLowerCase()}${where === '' ? '' : ` of ${where}`} in news, announcements and reports, ${span.words}`,
    ),
    inWords(draft, '可以问更长的时间，如“今年以来”', 'Ask of a longer time, as in “this year”'),
  )
}

function tellHowMany(
  draft: Draft,
  list: readonly ListedEvent[],
  { where, what, span, all }: Named & { all: boolean },
): void {
  const count = countFact(draft, inWords(draft, '事件', 'Events'), list.length, span.words)
  const companies = new Set(list.map(({ event }) => event.companyId)).size
  // A file of events may tell of one that no text does.
  const isGiven = list.some(({ told }) => told.length === 0)
  const of = countFact(draft, inWords(draft, '公司', 'Companies'), companies, span.words)
  say(
    draft,
    inWords(
      draft,
      `${span.words} 新闻、公告${isGiven ? '、研报和事件来源' : '和研报'}讲到${where === '' ? '' : `${where}的`}${what} ${all ? '' : '至少 '}`,
      `${what}${where === '' ? '' : ` of ${where}`} told in news, announcements and reports${isGiven ? ' or by a source of events' : ''}, ${span.words}: ${all ? '' : 'at least '}`,
    ),
    { fact: count },
    inWords(draft, ' 起，涉及 ', ' events, of '),
    { fact: of },
    inWords(draft, ' 家公司。', companies === 1 ? ' company.' : ' companies.'),
  )
}

function sayUnsized(draft: Draft, without: number): void {
  if (without === 0) return
  const fact = countFact(draft, inWords(draft, '没有写明金额的事件', 'Events without an amount'), without)
  say(
    draft,
    inWords(draft, '其中 ', 'Left out of the order, for their texts name no amount of money: '),
    { fact },
    inWords(draft, ' 起的文章没有写明金额，不在排序里。', '.'),
  )
}

/** Tells events as a table, each with its day and amount, and quotes where each is told. */
async function tellRows(
  draft: Draft,
  asking: Asking,
  shown: readonly ListedEvent[],
  title: string,
  amounts: ReadonlyMap<string, BuyBackAmount>,
): Promise<void> {
  const [places, origins] = await Promise.all([
    placesTold(asking.services.sql, asking.view, shown),
    originsOfEvents(
      asking.services.sql,
      asking.view,
      shown.map(({ event }) => event.eventId),
    ),
  ])
  draft.parts.push({
    type: 'table',
    title,
    heads: 'companies',
    columns: [inWords(draft, '日期', 'Day'), inWords(draft, '事件', 'Event'), inWords(draft, '金额或数量', 'Amount')],
    rows: shown.map((one) => {
      const { event } = one
      const companyId = event.companyId ?? ''
      const company = companyName(draft, asking.known, companyId)
      const more = { companyId, company, period: dayTold(one), provenance: origins.get(event.eventId) ?? null }
      const kind = eventKind(event.type)
      const name = kind ? nameIn(draft, kind) : event.type
      const of = amounts.get(event.eventId)
      const means =
        of === undefined || of === 'unsaid'
          ? ''
          : inWords(draft, `（${amountName(draft, of)}）`, ` (${amountName(draft, of)})`)
      return {
        head: company,
        companyId,
        factIds: [
          textFact(draft, inWords(draft, '日期', 'Day'), dayTold(one), more),
          textFact(draft, inWords(draft, '事件', 'Event'), `${name}${means}`, more),
          amountFact(draft, one, { ...more, label: name }),
        ],
      }
    }),
  })
  // Events that one text tells of are quoted once.
  const quoted = new Map(
    shown.flatMap(({ event }) => {
      const place = places.get(event.eventId)
      return place ? [[`${place.documentId} ${place.start}`, { ...place, amount: event.amount?.value }] as const] : []
    }),
  )
  await quotePlaces(draft, asking, [...quoted.values()])
}

/** What an event was of, as its text says it: money, shares or a part of them. */
function amountFact(
  draft: Draft,
  { event: { amount } }: ListedEvent,
  more: { label: string; companyId: string; company: string; period: string },
): string | null {
  if (amount === null) return null
  if (amount.unit === 'shares') {
    const shares = amount.value.toLocaleString('en-US')
    return addFact(draft, {
      ...more,
      unit: 'count',
      value: amount.value,
      text: inWords(draft, `${shares} 股`, `${shares} shares`),
    })
  }
  if (amount.unit === 'percent') return addFact(draft, { ...more, unit: 'percent', value: amount.value })
  return addFact(draft, { ...more, unit: 'money', currency: amount.unit, value: amount.value })
}

function openEvents(draft: Draft, asking: Asking, ids: readonly string[]): void {
  for (const id of ids)
    draft.opens.push({
      name: inWords(
        draft,
        `${companyName(draft, asking.known, id)}的事件`,
        `Events of ${companyName(draft, asking.known, id)}`,
      ),
      path: `company/${id}/events`,
    })
}
