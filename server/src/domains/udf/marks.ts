import type { z } from 'zod'
import { barFinder } from '@pandora/contract/domains/markets/bar-of'
import type { Language } from '@pandora/contract/language'
import type { eventSummary } from '@pandora/contract/domains/price-events/operations'
import type { UdfAnswer } from '@pandora/contract/domains/udf/answers'

type Summary = z.infer<typeof eventSummary>

/** Most marks that clients draw at one bar. */
const MOST_A_BAR = 10

const colours = { risk: '#CC82DC', opportunity: '#4DB5DC', neutral: '#93A4BC' } as const
const labels: Readonly<Record<Language, Readonly<Record<keyof typeof colours, string>>>> = {
  'zh-CN': { risk: '险', opportunity: '机', neutral: '闻' },
  en: { risk: 'R', opportunity: 'O', neutral: 'N' },
}
const effects: Readonly<Record<Language, Readonly<Record<keyof typeof colours, string>>>> = {
  'zh-CN': { risk: '风险', opportunity: '机会', neutral: '中性' },
  en: { risk: 'Risk', opportunity: 'Opportunity', neutral: 'Neutral' },
}
const sideOf = ({ effect }: Summary): keyof typeof colours => effect ?? 'neutral'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const plain = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/**
 * The more an event weighs the sooner it is shown: direct before indirect, by strength; what is neither for better nor
 * for worse last.
 */
const weight = (one: Summary): number =>
  one.effect === null || one.effect === 'neutral' ? 0 : (one.strength ?? 0) * (one.reach === 'direct' ? 2 : 1)

/** A bar as marks are pinned to it: its time in seconds, and the daily bars it is made of. */
export interface Pinnable {
  time: number
  days: readonly string[]
}

/**
 * Events by the bar that could first answer to each, the weightiest ten of each bar; what no bar has answered to yet,
 * or lies before the first, is left out.
 */
export function pinnedTo(
  events: readonly Summary[],
  securityId: string,
  bars: readonly Pinnable[],
): { time: number; events: Summary[] }[] {
  const days = bars.flatMap((bar) => bar.days)
  const timeOf = new Map(bars.flatMap(({ time, days: of }) => of.map((day) => [day, time] as const)))
  const find = barFinder(securityId, days)
  const first = days[0] ?? ''
  const pinned = events.flatMap((event) => {
    const day = find({ at: event.newsTimestamp, day: event.newsDay, precision: event.precision })
    const time = day === undefined || event.newsDay < first ? undefined : timeOf.get(day)
    return time === undefined ? [] : [{ time, event }]
  })
  return [...Map.groupBy(pinned, ({ time }) => time)]
    .toSorted(([one], [other]) => one - other)
    .map(([time, of]) => ({
      time,
      events: of
        .map(({ event }) => event)
        .toSorted((one, other) => weight(other) - weight(one) || other.newsTimestamp - one.newsTimestamp)
        .slice(0, MOST_A_BAR),
    }))
}

/** `/marks`: one mark an event. `text` is read as markup by clients, so nothing of a title may be markup. */
export function marksOf(pinned: ReturnType<typeof pinnedTo>, language: Language): UdfAnswer<'marks'> {
  const all = pinned.flatMap(({ time, events }) => events.map((event) => ({ time, event, side: sideOf(event) })))
  return {
    id: all.map(({ event }) => event.newsId),
    time: all.map(({ time }) => time),
    color: all.map(({ side }) => ({ border: colours[side], background: colours[side] })),
    text: all.map(({ event, side }) =>
      plain(
        `${event.title} · ${effects[language][side]} · ${language === 'en' ? (event.sourceEn ?? event.source) : event.source} ${event.newsDay}`,
      ),
    ),
    label: all.map(({ side }) => labels[language][side]),
    labelFontColor: all.map(() => '#0A0B0D'),
    minSize: all.map(() => 14),
  }
}

/** `/timescale_marks`: one mark a bar, by its weightiest event. */
export function timescaleMarks(pinned: ReturnType<typeof pinnedTo>, language: Language): UdfAnswer<'timescaleMarks'> {
  return pinned.flatMap(({ time, events }) => {
    const [heaviest] = events
    return heaviest
      ? [
          {
            id: `bar-${time}`,
            time,
            color: colours[sideOf(heaviest)],
            label: labels[language][sideOf(heaviest)],
            tooltip: events.map((event) => plain(`${event.newsDay} ${event.title}`)),
          },
        ]
      : []
  })
}
