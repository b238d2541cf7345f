import { calendarDays } from '../calendar.ts'
import { industries } from '../industries.ts'
import { randomOf } from '../random.ts'
import type { World } from '../world.ts'
import type { Fact } from './fact.ts'

/** Days back that lists are told of, and topics of a list. */
const DAYS = 60
const LISTS = { df: 12, xq: 8 } as const
/** A platform's day without a list, one of so many. */
const MISSED = 17
/** Days that a topic stays at most. */
const STAYS = 6

const questions = ['还能走多远？', '谁最受益？', '是机会还是陷阱？', '怎么看？', '热度为何突然上升？'] as const

/** Topics of industries that come up on a day, beside what happened to companies. */
const OF_INDUSTRIES = 2
const turns = ['板块走强，能否持续？', '板块分化，资金去哪了？', '景气到了什么位置？', '政策怎么影响？'] as const

const classes = industries.filter(({ level }) => level === 1)

/** What comes up on a day: events of companies, and industries that are talked of. */
function beginning(world: World, day: string): { id: string; title: string }[] {
  const random = randomOf(world.seed, 'hot-industries', day)
  return [
    ...world
      .eventsOn(day)
      .filter((event) => event.companyId !== null)
      .slice(0, 4)
      .map(({ id, companyId }) => ({
        id,
        title: `${world.company(companyId ?? '').shortZh}：${random.pick(questions)}`,
      })),
    ...random
      .sample(classes, OF_INDUSTRIES)
      .map(({ code, zh }) => ({ id: `${code}-${day}`, title: `${zh}${random.pick(turns)}` })),
  ]
}

/**
 * Lists of hot topics of both forums: what happened to companies, and how long it was talked of. Counts grow as long as
 * a topic is on the list; one forum gives none, and some days have no list.
 */
export function* hotTopicFacts(world: World): Generator<Fact> {
  const days = calendarDays(world.from, world.today).slice(-DAYS - STAYS)
  const begun = days.map((day) => beginning(world, day).map((topic) => ({ ...topic, day })))
  for (const [at, day] of days.entries()) {
    if (at < STAYS || day >= world.today) continue
    const about = begun.slice(at - STAYS, at + 1).flat()
    for (const platform of ['df', 'xq'] as const) {
      if (randomOf(world.seed, 'hot-list', platform, day).int(0, MISSED) === 0) continue
      const list = about
        .map(({ id, title, day: from }) => {
          const random = randomOf(world.seed, 'hot-topic', platform, id)
          const age = days.indexOf(day) - days.indexOf(from)
          const size = Math.exp(random.normal() + 10)
          return {
            id: `${platform}-${id}`,
            title,
            // What is new is read most; every day adds less than the day before.
            views: Math.round(size * (1 - 0.55 ** (age + 1))),
            fresh: size * 0.55 ** age,
            talk: Math.round(size * 0.004 * (1 - 0.55 ** (age + 1))),
          }
        })
        .toSorted((one, other) => other.fresh - one.fresh || (one.id < other.id ? -1 : 1))
        .slice(0, LISTS[platform])
      for (const [place, { id, title, views, talk }] of list.entries())
        yield {
          kind: 'hot_topic',
          values: {
            platform,
            observed_on: day,
            topic_id: id,
            rank: place + 1,
            title,
            view_count: platform === 'df' ? views : null,
            talk_count: platform === 'df' ? talk : null,
          },
        }
    }
  }
}
