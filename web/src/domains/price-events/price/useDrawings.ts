import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { charting } from '@pandora/contract/domains/charting/operations'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { OutputOf } from '@pandora/contract/operation'
import type { Bar } from '../../../charts/bars.ts'
import { DRAFT } from '../../../charts/price/drawing/hand.ts'
import type { Tool } from '../../../charts/price/drawing/hand.ts'
import type { Drawing } from '../../../charts/price/drawing/shapes.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { readAgain } from '../../../lib/api/readAgain.ts'
import { operationKey, useKeyed, useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { converted, placed } from './placed.ts'
import type { Displaced, KeptDrawing } from './placed.ts'

/** A change that can be taken back: what was there before it, and what is there after. */
interface Change {
  before: KeptDrawing | null
  after: KeptDrawing | null
}
type Answer = OutputOf<typeof charting.drawings>

const none: readonly KeptDrawing[] = []

/**
 * The user's drawings on the chart of a security: kept, changed, deleted and undone on the server; shown at once, and
 * back as they were where the server refuses.
 */
export function useDrawings(securityId: string | undefined, basis: PriceBasis | null, bars: readonly Bar[]) {
  const language = useLanguage()
  const client = useQueryClient()
  const keyed = useKeyed()
  const input = { securityId: securityId ?? '' }
  const query = useOperation(charting.drawings, input, { enabled: securityId !== undefined })
  const keepAction = useAction(charting.keepDrawing)
  const removeAction = useAction(charting.removeDrawing)
  const [tool, setTool] = useState<Tool>(null)
  const [selected, select] = useState<string | null>(null)
  /** A note that has no words yet. */
  const [unsaid, setUnsaid] = useState<Drawing | null>(null)
  const done = useRef<Change[]>([])
  const [undoable, setUndoable] = useState(0)
  const all = query.data?.dataList ?? none
  const { drawn, displaced } = useMemo(() => placed(all, { basis, bars }), [all, basis, bars])
  const key = operationKey(charting.drawings, input, keyed)
  const show = (change: (list: readonly KeptDrawing[]) => KeptDrawing[]) => {
    // What is being read knows nothing of this yet.
    void client.cancelQueries({ queryKey: key }, { revert: false })
    client.setQueryData<Answer>(key, (was) => was && { ...was, dataList: change(was.dataList) })
  }
  const remember = (change: Change): Change => {
    done.current = [...done.current.slice(-49), change]
    setUndoable(done.current.length)
    return change
  }
  /** Ids that things were given by the server, by those that they had before. */
  const renamed = useRef(new Map<string, string>())
  const idOf = (id: string): string => {
    const next = renamed.current.get(id)
    return next === undefined ? id : idOf(next)
  }
  /** Writes go out one after the other, as they were done: an arrow held down moves a drawing thirty times a second. */
  const turn = useRef<Promise<void>>(Promise.resolve())
  const writing = useRef(0)
  const write = (change: Change | null, send: () => Promise<void>) => {
    const before = turn.current
    writing.current += 1
    turn.current = (async () => {
      await before
      try {
        await send()
      } catch (error) {
        done.current = done.current.filter((one) => one !== change)
        setUndoable(done.current.length)
        notify('error', failureText(error, language))
      }
      writing.current -= 1
      // Read before the last, a drawing would jump back to where it was some moves ago.
      if (writing.current === 0) void readAgain(client, [charting.drawings])
    })()
  }
  const put = (one: KeptDrawing, isNew: boolean, change: Change | null) => {
    const { drawingId, kind, anchors, text, basis: own, reference } = one
    const content = { kind, anchors: anchors.map((at) => ({ ...at })), text, basis: own, reference, ...input }
    show((list) => (isNew ? [...list, one] : list.map((was) => (was.drawingId === drawingId ? one : was))))
    write(change, async () => {
      const known = idOf(drawingId)
      const { data } = await keepAction.mutateAsync(isNew ? content : { ...content, drawingId: known })
      if (data.drawingId === drawingId) return
      // Known under its own id at once: what is done to it next must find it.
      if (isNew) renamed.current.set(known, data.drawingId)
      show((list) => list.map((was) => (was.drawingId === drawingId ? { ...was, drawingId: data.drawingId } : was)))
      select((was) => (was === drawingId ? data.drawingId : was))
    })
  }
  const drop = (one: KeptDrawing, change: Change | null) => {
    show((list) => list.filter(({ drawingId }) => drawingId !== one.drawingId))
    select(null)
    write(change, async () => {
      await removeAction.mutateAsync({ drawingId: idOf(one.drawingId) })
    })
  }
  const last = bars.at(-1)
  const draw = (drawing: Drawing, text = drawing.text) => {
    const was = all.find(({ drawingId }) => drawingId === drawing.drawingId)
    if (was) {
      const after = { ...was, anchors: [...drawing.anchors], text }
      put(after, false, remember({ before: was, after }))
      return
    }
    if (drawing.kind === 'note' && text === '') {
      setUnsaid(drawing)
      return
    }
    if (!basis || !last) return
    const drawingId = drawing.drawingId === DRAFT ? `${DRAFT}-${crypto.randomUUID()}` : drawing.drawingId
    const reference = { date: last.date, price: last.close }
    const made: KeptDrawing = {
      ...drawing,
      drawingId,
      text,
      anchors: [...drawing.anchors],
      basis,
      reference,
      seenAt: '',
    }
    setTool(null)
    select(drawingId)
    put(made, true, remember({ before: null, after: made }))
  }
  const remove = (drawingId: string) => {
    const was = all.find((one) => one.drawingId === drawingId)
    if (!was) return
    drop(was, remember({ before: was, after: null }))
  }
  const undo = () => {
    const change = done.current.at(-1)
    if (!change) return
    done.current = done.current.slice(0, -1)
    setUndoable(done.current.length)
    const { before, after } = change
    if (before && after) put({ ...before, drawingId: idOf(before.drawingId) }, false, null)
    else if (after) drop({ ...after, drawingId: idOf(after.drawingId) }, null)
    else if (before) put(before, true, null)
  }
  const convert = (one: Displaced) => {
    const next = converted(one, { basis, bars })
    if (next) put(next, false, remember({ before: one.drawing, after: next }))
  }
  return {
    query,
    drawn,
    displaced,
    later: query.data?.later ?? 0,
    tool,
    setTool,
    selected,
    select,
    draw,
    remove,
    undo,
    undoable: undoable > 0,
    convert,
    unsaid,
    say: (text: string) => {
      if (unsaid && text.trim()) draw(unsaid, text.trim())
      setUnsaid(null)
    },
  }
}
export type Drawings = ReturnType<typeof useDrawings>
