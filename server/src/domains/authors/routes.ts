import { authors, CALL_DAYS, OVERVIEW_AUTHOR } from '@pandora/contract/domains/authors/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveShared, type Route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { pageOf, partOf } from '../../shared/page.ts'
import { dayPlus, daysAsked } from '../../shared/timeline.ts'
import { articlesOf } from '../opinion/offers/articles.queries.ts'
import {
  presentAuthors,
  presentDetail,
  presentFans,
  presentFansPolarity,
  presentFrequency,
  presentOverview,
  presentPlatformNames,
  presentPolarity,
  presentPost,
  presentReadComment,
  presentRecord,
  presentSkill,
  presentWho,
} from './present.ts'
import { authorNamed, authorPosts, fansByDay, writtenByDay, writtenByHour, type Days, type Whose } from './queries.ts'
import { heldBursts, likenessTo, wordsOf } from './bursts/bursts.ts'
import { postCompanies, postsLike } from './bursts/bursts.queries.ts'
import { presentBurst, presentSamePost, sightsOf } from './bursts/present.ts'
import { heatOf } from './bursts/heat.ts'
import { heldAuthors } from './held.ts'
import { arrangedRepeaters, presentRepeater } from './repeaters/present.ts'
import { repeatPairs } from './repeaters/repeaters.queries.ts'
import { heldRepeaters } from './repeaters/repeaters.ts'
import { authorRecord } from './record.ts'
import { dayHeld, heldSkill } from './skill.ts'

interface Asked {
  authorId: string
  from?: string | undefined
  to?: string | undefined
}

/** The days asked for, refused where they are crossed. */
function daysIn({ from, to }: Omit<Asked, 'authorId'>, instant: number): Days {
  const asked = daysAsked({ from, to, unit: 'day' }, instant)
  if (from !== undefined && from > asked.to) throw badInput('from', 'crossed', { from, to: asked.to })
  return asked
}

/** The last so many days, the day of an instant among them. */
const lastDays = (count: string, instant: number): Days => {
  const to = dayOf(instant)
  return { from: dayPlus(to, 1 - Number(count)), to }
}

/** Who is asked for: refused where nobody knows them. */
async function whoIs(db: Db, view: View, id: string) {
  if (id === OVERVIEW_AUTHOR) return { whose: 'all' as const, who: { id, name: null, platform: null, joinedOn: null } }
  const row = await authorNamed(db, view, id)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  const whose: Whose = { authorId: id }
  return { whose, who: presentWho(id, row) }
}

const isFictional = ({ markets }: Services, { marketId }: View): boolean =>
  markets.all().some((one) => one.market_id === marketId && one.fictional)

/** The detail of an author over the days asked for. */
async function detailOf(db: Db, view: View, now: number, { authorId, ...asked }: Asked) {
  const days = daysIn(asked, view.asOf ?? now)
  const { whose, who } = await whoIs(db, view, authorId)
  const [rows, fans] = await Promise.all([writtenByDay(db, view, whose, days), fansByDay(db, view, whose, days)])
  return presentDetail(who, rows, fans, days)
}

export const authorRoutes: readonly Route[] = [
  serve(authors.page, async ({ services, view, now, input: { days, sort, platform, ...asked } }) => {
    const span = lastDays(days, view.asOf ?? now)
    const { rows } = await heldAuthors.read(services, view, span)
    const list = presentAuthors(rows, { sort, platform })
    return {
      ...pageOf(partOf(list, asked), list.length, asked),
      fromDay: span.from,
      toDay: span.to,
      platforms: presentPlatformNames(isFictional(services, view)),
    }
  }),

  serve(authors.detail, async ({ db, view, now, input }) => detailOf(db, view, now, input)),

  serve(authors.fansPolarity, async ({ db, view, now, input }) =>
    presentFansPolarity(await detailOf(db, view, now, input)),
  ),

  serve(authors.articles, async ({ db, view, input: { authorId, form, ...asked } }) => {
    const { whose } = await whoIs(db, view, authorId)
    const { ids, total } = await authorPosts(db, view, { whose, form, ...asked })
    return pageOf((await articlesOf(db, view, ids)).map(presentPost), total, asked, ids.length)
  }),

  serve(authors.updateFrequency, async ({ db, view, now, input: { authorId, ...asked } }) => {
    const days = daysIn(asked, view.asOf ?? now)
    const { whose } = await whoIs(db, view, authorId)
    return presentFrequency(await writtenByHour(db, view, whose, days), days)
  }),

  serve(authors.accumulatedFans, async ({ db, view, now, input: { authorId, ...asked } }) => {
    const days = daysIn(asked, view.asOf ?? now)
    const { whose } = await whoIs(db, view, authorId)
    return presentFans(await fansByDay(db, view, whose, days), days)
  }),

  serve(authors.readComment, async ({ db, view, now, input: { authorId, ...asked } }) => {
    const days = daysIn(asked, view.asOf ?? now)
    const { whose } = await whoIs(db, view, authorId)
    return presentReadComment(await writtenByDay(db, view, whose, days), days)
  }),

  serveShared(authors.overview, { reads: [heldAuthors] }, async ({ services, view, now, input }) => {
    const days = lastDays(input.days, view.asOf ?? now)
    const { rows } = await heldAuthors.read(services, view, days)
    return presentOverview(rows, days, isFictional(services, view))
  }),

  serve(authors.polarity, async ({ db, view, now, input: { authorId, ...asked } }) => {
    const days = daysIn(asked, view.asOf ?? now)
    const { whose } = await whoIs(db, view, authorId)
    return presentPolarity(await writtenByDay(db, view, whose, days), days)
  }),

  serveShared(authors.bursts, { reads: [heldBursts, 'company_name', 'forum_day', 'forum_day_state'] }, async (call) => {
    const { services, view, now, input } = call
    const days = lastDays(input.days, view.asOf ?? now)
    const { bursts: all, raw, repeats } = await heldBursts.read(services, view, days)
    const large = all.filter((one) => one.accounts >= Number(input.least))
    const bursts = large.filter((one) => input.seen === undefined || one.seen === input.seen)
    const db = services.sql
    const shown = partOf(bursts, input)
    const about = await postCompanies(
      db,
      view,
      shown.map(({ first }) => first),
    )
    const names = await entityNames(db, view, new Set(about.map((row) => row.company_id)))
    const heats = await heatOf(db, view, shown, about)
    const words = await wordsOf(
      db,
      view,
      shown.flatMap(({ first, posts }) => [first, ...posts.map((one) => one.document_id)]),
    )
    const list = shown.map((burst) => ({
      burst,
      heat: heats.get(burst.first) ?? null,
      title: words.get(burst.first)?.title ?? '',
      likeness: likenessTo(
        words,
        burst.first,
        burst.posts.map((one) => one.document_id),
      ),
    }))
    return {
      ...pageOf(
        list.map((one) => presentBurst(one, about, names)),
        bursts.length,
        input,
      ),
      fromDay: days.from,
      toDay: days.to,
      sights: sightsOf(large),
      rawNum: raw,
      repeatNum: repeats,
      platforms: presentPlatformNames(isFictional(services, view)),
    }
  }),

  serve(authors.burst, async ({ db, services, view, now, input: { newsId, days, ...asked } }) => {
    const held =
      days === undefined ? undefined : await heldBursts.read(services, view, lastDays(days, view.asOf ?? now))
    const burst = held?.bursts.find((one) => one.first === newsId)?.posts.map((one) => one.document_id)
    const { rows, total, first } = await postsLike(db, view, burst ?? newsId, asked)
    const words = await wordsOf(db, view, [first ?? newsId, ...rows.map((row) => row.document_id)])
    // What is no post, or has not been read, is like no other; what nobody knows is not found.
    if (first === null && words.size === 0) throw new Refusal(errors.NOT_FOUND)
    const likeness = likenessTo(
      words,
      first ?? newsId,
      rows.map((row) => row.document_id),
    )
    return pageOf(
      rows.map((row) => presentSamePost(row, likeness.get(row.document_id) ?? null, words, first ?? newsId)),
      total,
      asked,
    )
  }),

  serveShared(authors.repeaters, { reads: [heldRepeaters] }, async ({ services, view, now, input }) => {
    const days = lastDays(input.days, view.asOf ?? now)
    const { list, lookedAt } = arrangedRepeaters(await heldRepeaters.read(services, view, days), input)
    const shown = partOf(list, input)
    const pairs = await repeatPairs(
      services.sql,
      view,
      shown.map(({ example }) => example),
    )
    // What was read anew since the list was made has no pair any more; the list follows at its next reading.
    const told = shown.flatMap((row) => {
      const pair = pairs.get(row.example)
      return pair ? [presentRepeater(row, pair)] : []
    })
    return {
      ...pageOf(told, list.length, input, shown.length),
      fromDay: days.from,
      toDay: days.to,
      lookedAt,
      platforms: presentPlatformNames(isFictional(services, view)),
    }
  }),

  serveShared(authors.skill, { reads: [heldSkill] }, async ({ services, view, now, input }) => {
    const instant = view.asOf ?? now
    const { to, end } = dayHeld(instant)
    const held = await heldSkill.read(services, view, { to, end })
    const { ranked, unranked } = presentSkill(held.authors, input)
    return {
      ...pageOf(partOf(ranked, input), ranked.length, input),
      fromDay: dayPlus(to, -CALL_DAYS),
      toDay: to,
      unranked,
      platforms: presentPlatformNames(isFictional(services, view)),
    }
  }),

  serve(authors.record, async ({ services, view, now, input: { authorId } }) => {
    const { who } = await whoIs(services.sql, view, authorId)
    const record = await authorRecord({ services, db: services.sql, view, now }, who.id)
    const names = await entityNames(services.sql, view, new Set(record.posts.map(({ row }) => row.company_id)))
    return presentRecord(record, names)
  }),
]
