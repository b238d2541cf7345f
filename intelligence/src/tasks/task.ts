import type { ClassFigures } from '../linear/metrics.ts'
import type { LinearModel } from '../linear/model.ts'

/** A row of a labelled file, or of another file that a task asks for, as it lies there. */
export type RawRow = Readonly<Record<string, unknown>>

/** What a task may use beside its rows. */
export interface TaskTools {
  /** A model by its name (`stance-zh`). Throws where there is none. */
  model: (name: string) => LinearModel
  /**
   * Names to link to: the file the caller named, else the list that lies beside the labelled file; null where there is
   * none.
   */
  gazetteer: readonly RawRow[] | null
}

/** How a task was done. Null where the number makes no sense for the task; tasks may say more beside. */
export interface TaskFigures {
  accuracy: number | null
  macroF1: number | null
  perClass: Record<string, ClassFigures>
  confusion: Record<string, Record<string, number>>
  [more: string]: unknown
}

export interface TrainWish {
  seed: number
  origin: LinearModel['origin']
  version: string
  /** The project's own rows of the task, where a user's labels are learned: they may stand beside the user's. */
  corpus?: readonly RawRow[]
}

/**
 * Something that can be measured on labelled rows, and mostly be learned from them. Pure: files are read by the caller.
 */
export interface Task<Row, Answer> {
  name: string
  /** Set where labels stand apart from the texts, in `marks/<name>.jsonl`: rows bear theirs as `mark`. */
  marks?: true
  /** `market`: measured against every name that a market has after its imports, not against a list beside the file. */
  names?: 'market'
  /** A row as this task reads it; null where it bears no label of the task, which is counted and left out. */
  read: (raw: RawRow) => Row | null
  /** What is said of each row, in order. */
  answer: (rows: readonly Row[], tools: TaskTools) => Answer[]
  figures: (rows: readonly Row[], answers: readonly Answer[]) => TaskFigures
  /** Absent where nothing is learned. */
  learning?: {
    /** Folder under `corpus/` whose files the shipped models are trained from. */
    corpus: string
    /** Where this task's shipped models are trained by another one, from the same corpus: its name. */
    shippedBy?: string
    /**
     * Models trained on these rows, by the names that `answer` asks for. Throws RangeError where rows are too few, or
     * of one class only.
     */
    train: (rows: readonly Row[], wish: TrainWish) => LinearModel[]
    /** Rows that must not stand on both sides of a split, where there are such: a name for each. */
    group?: (row: Row) => string
    /** The row's class, for even folds. */
    stratum: (row: Row) => string
  }
}
