import type { calendar } from '@pandora/contract/domains/calendar/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import type { ParsedInputOf } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { classAt, marketClasses, marketFigures, type Figures } from '../figures/offers/market.ts'
import { heldCompanies, ownsPortfolio } from '../holdings/offers/held.queries.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import type { Among } from './facts.queries.ts'
import { groupNames } from '../watch/offers/members.queries.ts'
import { watchedCompanies } from '../watch/offers/watching.queries.ts'

export type Asked = ParsedInputOf<typeof calendar.exportIcs>
export interface Asking {
  db: Db
  view: View
  services: HeldServices
  user: { uid: number }
  now: number
}

/** What the sources of entries are asked for. */
export interface Gathering extends Asking {
  from: string
  to: string
  today: string
  market: Figures
  only: Among
}

async function mineOf(
  { db, view, user }: Asking,
  { mine, groupId, portfolioId }: Asked,
  today: string,
): Promise<readonly string[] | undefined> {
  const { marketId } = view
  if (groupId !== undefined && !(await groupNames(db, marketId, user.uid)).has(groupId))
    throw new Refusal(errors.NOT_FOUND)
  if (portfolioId !== undefined && !(await ownsPortfolio(db, marketId, user.uid, portfolioId)))
    throw new Refusal(errors.NOT_FOUND)
  if (mine === 'watched' || groupId !== undefined)
    return watchedCompanies(db, marketId, user.uid, { groupId: groupId ?? null })
  return mine === 'held' || portfolioId !== undefined
    ? heldCompanies(db, marketId, user.uid, { day: today, portfolioId })
    : undefined
}

/** The market's companies and those of them that are asked for; `only` undefined: all. */
export async function companiesAsked(
  asking: Asking,
  asked: Asked,
  today: string,
): Promise<{ market: Figures; only: readonly string[] | undefined }> {
  const { services, view } = asking
  const [market, classes, mine] = await Promise.all([
    marketFigures(services, view),
    asked.industryCode === undefined ? undefined : marketClasses(services, view),
    mineOf(asking, asked, today),
  ])
  const { companyId, industryCode } = asked
  const level = industryCode === undefined ? undefined : classes?.get(industryCode)?.level
  const within = (id: string) =>
    level === undefined || classes === undefined
      ? false
      : classAt(classes, market.get(id)?.industryCode ?? null, level) === industryCode
  const begun = companyId === undefined ? mine : (mine ?? [companyId]).filter((id) => id === companyId)
  const only = industryCode === undefined ? begun : [...(begun ?? market.keys())].filter(within)
  return { market, only }
}
