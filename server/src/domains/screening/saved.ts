import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { SCREEN_LIMIT, screening } from '@pandora/contract/domains/screening/operations'
import { serve, servePrepared, type Route, type UserCall } from '../../http/route.ts'
import { deleteScreen, insertScreen, savedScreens, updateScreen } from './saved.queries.ts'
import { presentScreen, type SavedContent } from './present.ts'
import { membersOf } from './run.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

const themeIsThere = ({ services, view, user, now, input }: UserCall<typeof screening.save>) =>
  membersOf(services, view, user.uid, now, input.content?.filter.themeId)

export const savedRoutes: readonly Route[] = [
  serve(screening.saved, async ({ db, view, user }) => ({
    dataList: (await savedScreens(db, view.marketId, user.uid)).map(presentScreen),
  })),

  // A theme that is not there, or is another user's, is refused when it is kept, not when it is asked for.
  servePrepared(
    screening.save,
    themeIsThere,
    async ({ db, view, user, now, input: { screenId, content, ...input } }) => {
      await takeTurn(db, user.uid)
      const name = input.name.trim()
      if (name === '') throw badInput('name', 'required')
      const screens = await savedScreens(db, view.marketId, user.uid)
      const own = screenId === undefined ? undefined : screens.find((one) => one.screen_id === screenId)
      // Another user's screen is as good as none.
      if (screenId !== undefined && !own) throw new Refusal(errors.NOT_FOUND)
      if (screens.some((one) => one.name === name && one !== own)) throw new Refusal(errors.NAME_TAKEN)
      const kept = content ?? (own?.content as SavedContent | undefined)
      if (!kept) throw badInput('content', 'required')
      if (!own && screens.length >= SCREEN_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: SCREEN_LIMIT })
      const id = own ? own.screen_id : await insertScreen(db, view.marketId, user.uid, name, kept, now)
      if (own) await updateScreen(db, id, name, kept, now)
      return presentScreen({ screen_id: id, name, content: kept, updated_at: now })
    },
  ),

  serve(screening.remove, async ({ db, view, user, input: { screenId } }) => {
    await takeTurn(db, user.uid)
    if (!(await savedScreens(db, view.marketId, user.uid)).some((one) => one.screen_id === screenId))
      throw new Refusal(errors.NOT_FOUND)
    await deleteScreen(db, screenId)
    return { done: true }
  }),
]
