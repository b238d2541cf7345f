import { calendar, NOTE_LIMIT } from '@pandora/contract/domains/calendar/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { serve, type Route } from '../../http/route.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { companyNames } from '../../shared/names.ts'
import { wholeOf } from '../../shared/page.ts'
import { countNotes, insertNote, noteById, notesBetween, setNoteDeleted, updateNote } from './notes.queries.ts'
import { presentNote } from './present.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

const tell = (tx: Db, { marketId }: View, uid: number): Promise<void> =>
  emitLive(tx, { topic: 'calendar', marketId, uid, ids: [] })

export const noteRoutes: readonly Route[] = [
  serve(calendar.todayNotes, async ({ db, view, user, now }) => {
    const day = dayOf(view.asOf ?? now)
    const rows = await notesBetween(db, view.marketId, user.uid, { from: day, to: day, until: view.asOf })
    const names = await companyNames(
      db,
      view,
      rows.flatMap((row) => row.company_id ?? []),
    )
    return { day, ...wholeOf(rows.map((row) => presentNote(row, names))) }
  }),

  serve(calendar.saveNote, async ({ db, view, user, input, now }) => {
    await takeTurn(db, user.uid)
    const text = input.text.trim()
    if (text === '') throw badInput('text', 'required')
    const companyId = input.companyId ?? null
    if (companyId !== null) await refuseUnknownCompany(db, view, companyId)
    const words = { day: input.day, company_id: companyId, text }
    if (input.noteId !== undefined) {
      if (!(await noteById(db, view.marketId, user.uid, input.noteId))) throw new Refusal(errors.NOT_FOUND)
      await updateNote(db, input.noteId, words)
    } else if ((await countNotes(db, view.marketId, user.uid)) >= NOTE_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: NOTE_LIMIT })
    const id = input.noteId ?? (await insertNote(db, view.marketId, user.uid, words, now))
    await tell(db, view, user.uid)
    const saved = await noteById(db, view.marketId, user.uid, id)
    if (!saved) throw new Refusal(errors.NOT_FOUND)
    return presentNote(saved, await companyNames(db, view, companyId === null ? [] : [companyId]))
  }),

  serve(calendar.deleteNote, async ({ db, view, user, input, now }) => {
    await takeTurn(db, user.uid)
    if (!(await noteById(db, view.marketId, user.uid, input.noteId))) throw new Refusal(errors.NOT_FOUND)
    await setNoteDeleted(db, input.noteId, now)
    await tell(db, view, user.uid)
    return { done: true }
  }),

  serve(calendar.restoreNote, async ({ db, view, user, input }) => {
    await takeTurn(db, user.uid)
    if (!(await noteById(db, view.marketId, user.uid, input.noteId, 'any'))) throw new Refusal(errors.NOT_FOUND)
    if ((await countNotes(db, view.marketId, user.uid)) >= NOTE_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: NOTE_LIMIT })
    await setNoteDeleted(db, input.noteId, null)
    await tell(db, view, user.uid)
    return { done: true }
  }),
]
