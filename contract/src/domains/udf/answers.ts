import { z } from 'zod'
import type { Operation } from '../../operation.ts'

const named = z.strictObject({ name: z.string(), value: z.string() })
/** Midnight UTC of a day in seconds, the protocol's time. */
const time = z.int()
/** One number a bar; adjusted prices may lie below 0. */
const column = z.array(z.number())
const colour = z.string().regex(/^#[0-9A-F]{6}$/)
const resolutions = z.array(z.string())

const declare = <Output extends z.ZodType>(id: string, output: Output): Pick<Operation, 'id'> & { output: Output } => ({
  id: `udf/${id}`,
  output,
})

/** What the UDF protocol's addresses answer, by docs/udf.md: bare, no envelope around it. */
export const udfAnswers = {
  config: declare(
    'config',
    z.strictObject({
      supported_resolutions: resolutions,
      supports_search: z.boolean(),
      supports_group_request: z.boolean(),
      supports_marks: z.boolean(),
      supports_timescale_marks: z.boolean(),
      supports_time: z.boolean(),
      exchanges: z.array(named.extend({ desc: z.string() })),
      symbols_types: z.array(named),
    }),
  ),
  /** Plain text: seconds. */
  time: declare('time', z.int()),
  search: declare(
    'search',
    z.array(
      z.strictObject({
        symbol: z.string(),
        full_name: z.string(),
        description: z.string(),
        exchange: z.string(),
        ticker: z.string(),
        type: z.enum(['stock', 'index']),
      }),
    ),
  ),
  symbols: declare(
    'symbols',
    z.strictObject({
      name: z.string(),
      ticker: z.string(),
      full_name: z.string(),
      description: z.string(),
      type: z.string(),
      exchange: z.string(),
      listed_exchange: z.string(),
      timezone: z.string(),
      session: z.string(),
      currency_code: z.string(),
      minmov: z.int().min(1),
      pricescale: z.int().min(1),
      format: z.literal('price'),
      has_intraday: z.boolean(),
      has_daily: z.boolean(),
      has_weekly_and_monthly: z.boolean(),
      supported_resolutions: resolutions,
      volume_precision: z.int(),
      data_status: z.literal('endofday'),
    }),
  ),
  /** Columns of bars. A column that lacks one value is left out: the protocol knows no missing value. */
  history: declare(
    'history',
    z.strictObject({
      s: z.literal('ok'),
      t: z.array(time).min(1),
      o: column.optional(),
      h: column.optional(),
      l: column.optional(),
      c: column,
      v: z.array(z.number().min(0)).optional(),
    }),
  ),
  noData: declare('history', z.strictObject({ s: z.literal('no_data'), nextTime: time.optional() })),
  marks: declare(
    'marks',
    z.strictObject({
      id: z.array(z.string()),
      time: z.array(time),
      color: z.array(z.strictObject({ border: colour, background: colour })),
      text: z.array(z.string()),
      label: z.array(z.string()),
      labelFontColor: z.array(colour),
      minSize: z.array(z.int()),
    }),
  ),
  timescaleMarks: declare(
    'timescale_marks',
    z.array(z.strictObject({ id: z.string(), time, color: colour, label: z.string(), tooltip: z.array(z.string()) })),
  ),
} as const

/** What an address of the protocol answers, as its program works it out. */
export type UdfAnswer<Name extends keyof typeof udfAnswers> = z.output<(typeof udfAnswers)[Name]['output']>
