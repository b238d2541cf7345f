import { foldsOf } from '../linear/cross-validate.ts'
import type { LinearModel } from '../linear/model.ts'
import type { RawRow, Task, TaskFigures, TaskTools, TrainWish } from './task.ts'

/** A task on a file: how it went, and how fast, by `now` in ms. */
export interface Run extends TaskFigures {
  task: string
  rows: number
  /** Rows that bear no label of this task. */
  left: number
  rowsPerSecond: number | null
}

/** What of a labelled file a task can use. */
export interface RowsRead<Row> {
  rows: Row[]
  left: number
}

export function readRows<Row, Answer>(task: Task<Row, Answer>, raw: readonly RawRow[]): RowsRead<Row> {
  const rows = raw.map((one) => task.read(one)).filter((row) => row !== null)
  return { rows, left: raw.length - rows.length }
}

/** Tools in which these models stand before those of the same name. */
export function withModels(tools: TaskTools, models: readonly LinearModel[]): TaskTools {
  return { ...tools, model: (name) => models.find((model) => model.name === name) ?? tools.model(name) }
}

/** Does a task on rows and measures it. */
export function measure<Row, Answer>(
  task: Task<Row, Answer>,
  { rows, left }: RowsRead<Row>,
  tools: TaskTools,
  now: () => number,
): Run {
  // Models are read and dictionaries built at the first row: that is no part of the rate.
  task.answer(rows.slice(0, 1), tools)
  const begun = now()
  const answers = task.answer(rows, tools)
  const seconds = (now() - begun) / 1000
  return {
    task: task.name,
    rows: rows.length,
    left,
    ...task.figures(rows, answers),
    rowsPerSecond: seconds > 0 ? Math.round(rows.length / seconds) : null,
  }
}

/** Does a task on rows by models that have not seen them. Throws RangeError for a task that learns nothing. */
export function measureHeldOut<Row, Answer>(
  task: Task<Row, Answer>,
  { rows, left }: RowsRead<Row>,
  tools: TaskTools,
  wish: TrainWish & { folds: number },
): Omit<Run, 'rowsPerSecond'> {
  const { learning } = task
  if (!learning) throw new RangeError(`${task.name} learns nothing`)
  const { group } = learning
  const fold = foldsOf(
    rows.map(learning.stratum),
    wish.folds,
    wish.seed,
    group ? (place) => groupAt(rows, place, group) : undefined,
  )
  const answers = Array.from<Answer>({ length: rows.length })
  for (let one = 0; one < wish.folds; one++) {
    const models = learning.train(
      rows.filter((_row, place) => fold[place] !== one),
      wish,
    )
    const places = rows.flatMap((_row, place) => (fold[place] === one ? [place] : []))
    const said = task.answer(
      places.flatMap((place) => rows.slice(place, place + 1)),
      withModels(tools, models),
    )
    places.forEach((place, at) => {
      answers[place] = said[at] as Answer
    })
  }
  return { task: task.name, rows: rows.length, left, ...task.figures(rows, answers) }
}

function groupAt<Row>(rows: readonly Row[], place: number, group: (row: Row) => string): string {
  const row = rows[place]
  if (row === undefined) throw new RangeError(`row ${place} of ${rows.length}`)
  return group(row)
}
