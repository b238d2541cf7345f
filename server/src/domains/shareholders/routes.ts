import { errors, Refusal } from '@pandora/contract/errors'
import { shareholders } from '@pandora/contract/domains/shareholders/operations'
import { dayOf } from '@pandora/contract/time'
import { serveShared, type Route } from '../../http/route.ts'
import { dividendsOf } from './offers/dividends.ts'
import { absenceOf, presentConcentration, presentHolders, presentLeft } from './present.ts'
import { anyFact, countsByDay, holdingsOn, listDays, ratiosByDay } from './queries.ts'

export const shareholderRoutes: readonly Route[] = [
  serveShared(
    shareholders.holders,
    { reads: ['import_run', 'shareholding'] },
    async ({ db, view, input: { companyId, scope, day: asked } }) => {
      const days = await listDays(db, view, companyId, scope)
      const day = asked ?? days[0] ?? null
      if (asked !== undefined && !days.includes(asked)) throw new Refusal(errors.NOT_FOUND)
      const before = days.find((one) => day !== null && one < day) ?? null
      const [rows, told] = await Promise.all([
        day === null ? [] : holdingsOn(db, view, companyId, scope, before === null ? [day] : [day, before]),
        days.length > 0 ? true : anyFact(db, view, 'shareholding'),
      ])
      const own = rows.filter((row) => row.held_on === day)
      const earlier = before === null ? null : rows.filter((row) => row.held_on === before)
      const dataList = presentHolders(own, earlier)
      return {
        days,
        day,
        before,
        dataList,
        total: dataList.length,
        left: earlier === null ? [] : presentLeft(own, earlier),
        absence: absenceOf(days.length > 0, told),
      }
    },
  ),

  serveShared(
    shareholders.concentration,
    { reads: ['holder_count', 'shareholding'] },
    async ({ db, view, input: { companyId } }) => {
      const [ratios, counts] = await Promise.all([ratiosByDay(db, view, companyId), countsByDay(db, view, companyId)])
      const days = [...new Set([...ratios.map((row) => row.held_on), ...counts.map((row) => row.counted_on)])]
      const dataList = days.toSorted().map((day) => {
        const all = ratios.find((row) => row.held_on === day && row.scope === 'all')
        const float = ratios.find((row) => row.held_on === day && row.scope === 'float')
        const count = counts.find((row) => row.counted_on === day)
        return presentConcentration(day, {
          all: all?.ratios,
          float: float?.ratios,
          holders: count?.holders,
          knownAt: Math.max(...[all, float, count].flatMap((one) => (one ? [one.known_at] : []))),
        })
      })
      const [told, counted] = await Promise.all([
        ratios.length > 0 ? true : anyFact(db, view, 'shareholding'),
        counts.length > 0 ? true : anyFact(db, view, 'holder_count'),
      ])
      return {
        dataList,
        total: dataList.length,
        absence: absenceOf(ratios.length > 0, told),
        countAbsence: absenceOf(counts.length > 0, counted),
      }
    },
  ),

  serveShared(
    shareholders.dividends,
    { reads: ['company_quarter', 'corporate_action', 'daily_price', 'import_run', 'security', 'share_count'] },
    ({ db, view, now, input: { companyId } }) => dividendsOf(db, view, companyId, dayOf(view.asOf ?? now)),
  ),
]
