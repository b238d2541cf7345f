import { charting, DRAWING_LIMIT, LAYOUT_LIMIT } from '@pandora/contract/domains/charting/operations'
import { anchorsOf } from '@pandora/contract/view/drawings'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { deleteDrawing, drawingsOf, insertDrawing, isSecurity, updateDrawing } from './drawings.queries.ts'
import { deleteLayout, lastSettings, layoutsOf, putLast, putLayout } from './layouts.queries.ts'
import { presentDrawing, presentLayout, presentSettings, type DrawingContent } from './present.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

export const chartingRoutes: readonly Route[] = [
  serve(charting.drawings, async ({ db, view, user, input: { securityId } }) => {
    const all = await drawingsOf(db, view.marketId, user.uid, securityId)
    const { asOf } = view
    const known = asOf === null ? all : all.filter(({ seen_at: seen }) => seen <= asOf)
    return { dataList: known.map(presentDrawing), later: all.length - known.length }
  }),

  serve(charting.keepDrawing, async ({ db, view, user, now, input }) => {
    const { securityId, drawingId, kind, basis, anchors, reference } = input
    const held = anchorsOf[kind]
    if (anchors.length !== held)
      throw badInput('anchors', anchors.length < held ? 'too-few' : 'too-many', { limit: held })
    const text = input.text.trim()
    if (kind === 'note' && text === '') throw badInput('text', 'required')
    await takeTurn(db, user.uid)
    const of = { uid: user.uid, marketId: view.marketId, securityId, now }
    const content: DrawingContent = { anchors, text, reference }
    const row = { kind, basis, content, seen_at: view.asOf ?? now }
    if (drawingId !== undefined) {
      // Another user's drawing is as good as none.
      if (!(await updateDrawing(db, of, { ...row, drawing_id: drawingId }))) throw new Refusal(errors.NOT_FOUND)
      return presentDrawing({ ...row, drawing_id: drawingId })
    }
    if (!(await isSecurity(db, view, securityId))) throw new Refusal(errors.NOT_FOUND)
    if ((await drawingsOf(db, view.marketId, user.uid, securityId)).length >= DRAWING_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: DRAWING_LIMIT })
    return presentDrawing({ ...row, drawing_id: await insertDrawing(db, of, row) })
  }),

  serve(charting.removeDrawing, async ({ db, view, user, input: { drawingId } }) => {
    if (!(await deleteDrawing(db, user.uid, view.marketId, drawingId))) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),

  serve(charting.layouts, async ({ db, user }) => ({
    dataList: (await layoutsOf(db, user.uid)).flatMap(presentLayout),
    last: presentSettings(await lastSettings(db, user.uid)),
  })),

  serve(charting.saveLayout, async ({ db, user, now, input: { layoutId, settings, ...input } }) => {
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'required')
    await takeTurn(db, user.uid)
    const all = await layoutsOf(db, user.uid)
    if (layoutId !== undefined && !all.some((one) => one.layout_id === layoutId)) throw new Refusal(errors.NOT_FOUND)
    if (all.some((one) => one.name === name && one.layout_id !== layoutId)) throw new Refusal(errors.NAME_TAKEN)
    if (layoutId === undefined && all.length >= LAYOUT_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: LAYOUT_LIMIT })
    return { layoutId: await putLayout(db, user.uid, { layout_id: layoutId, name, settings }, now), name, settings }
  }),

  serve(charting.removeLayout, async ({ db, user, input: { layoutId } }) => {
    if (!(await deleteLayout(db, user.uid, layoutId))) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),

  serve(charting.keepLast, async ({ db, user, now, input: { settings } }) => {
    await putLast(db, user.uid, settings, now)
    return { done: true }
  }),
]
