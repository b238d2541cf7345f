import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { analysisErrors } from '@pandora/contract/domains/analysis/errors'
import { Refusal, refusalText } from '@pandora/contract/errors'
import { tasks } from '@pandora/intelligence/tasks/registry'
import { measure, measureHeldOut, readRows } from '@pandora/intelligence/tasks/run'
import type { LinearModel } from '@pandora/intelligence/linear/model'
import { readConfig } from './config.ts'
import { corpusOf } from './models/corpus-files.ts'
import { labelledRows } from './models/labelled-file.ts'
import { keepModel, ownModels, shippedModels } from './models/model-files.ts'
import { gazetteerFor } from './models/name-lists.ts'
import { taskTools } from './models/task-tools.ts'

const usage = `npm run train -- <task> <labelled file> [--install] [--folds 5]
npm run train -- <task> --shipped

  Trains on your labels, and prints how models trained so do on rows they have not seen, beside the shipped ones on the same rows.
  --install    keeps the model in your home, where it takes over (asks before, on a terminal)
  --shipped    trains the project's own models anew from its corpus
  task         ${Object.keys(tasks).join(', ')}`

const here = (process.env['npm_lifecycle_event'] === 'train' ? process.env['INIT_CWD'] : undefined) ?? process.cwd()
const SEED = 1
/** Rises with every change of the corpus, the features or the training of any shipped model. */
const SHIPPED_VERSION = '1.0.0'

async function trainShipped(name: string): Promise<object> {
  const models = await (tasks[name]?.(async (task) => {
    if (!task.learning) throw new Refusal(analysisErrors.NOTHING_TO_LEARN, { task: name })
    if (task.learning.shippedBy)
      throw new Refusal(analysisErrors.SHIPPED_BY_OTHER, { task: name, other: task.learning.shippedBy })
    return task.learning.train(readRows(task, await corpusOf(name)).rows, {
      seed: SEED,
      origin: 'corpus',
      version: SHIPPED_VERSION,
    })
  }) ?? unknownTask(name))
  return {
    task: name,
    trained: await Promise.all(
      models.map(async (model) => ({
        model: model.name,
        rows: model.rows,
        labels: model.labels,
        file: await keepModel(shippedModels, model),
      })),
    ),
  }
}

async function trainOwn(name: string, file: string, folds: number): Promise<{ report: object; models: LinearModel[] }> {
  const path = resolve(here, file)
  const raw = await labelledRows(path)
  const shipped = taskTools(null, await gazetteerFor(path, undefined))
  const corpus = await corpusOf(name)
  return (
    tasks[name]?.((task) => {
      const rows = readRows(task, raw)
      if (!task.learning) throw new Refusal(analysisErrors.NOTHING_TO_LEARN, { task: name })
      if (rows.rows.length < 2 * folds) throw new Refusal(analysisErrors.NO_LABELLED_ROWS, { file, task: name })
      const wish = { seed: SEED, origin: 'user', version: `own-${rows.rows.length}`, corpus } as const
      const heldOut = measureHeldOut(task, rows, shipped, { ...wish, folds })
      return {
        report: {
          task: name,
          rows: rows.rows.length,
          folds,
          own: heldOut,
          shipped: measure(task, rows, shipped, () => performance.now()),
        },
        models: task.learning.train(rows.rows, wish),
      }
    }) ?? unknownTask(name)
  )
}

const unknownTask = (name: string): Promise<never> =>
  Promise.reject(new Refusal(analysisErrors.NO_SUCH_TASK, { task: name, tasks: Object.keys(tasks).join(', ') }))

/** On a terminal a person is asked; elsewhere `--install` is the answer. */
async function confirmed(models: readonly LinearModel[]): Promise<boolean> {
  if (!process.stdin.isTTY) return true
  const line = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await line.question(
    `Install ${models.map(({ name }) => name).join(', ')} instead of the shipped? [y/N] `,
  )
  line.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

try {
  const {
    positionals: [name, file],
    values,
  } = parseArgs({
    allowPositionals: true,
    options: {
      install: { type: 'boolean', default: false },
      shipped: { type: 'boolean', default: false },
      folds: { type: 'string', default: '5' },
      help: { type: 'boolean', default: false },
    },
  })
  const folds = Number(values.folds)
  if (
    values.help ||
    name === undefined ||
    (file === undefined) !== values.shipped ||
    !Number.isInteger(folds) ||
    folds < 2 ||
    folds > 20
  ) {
    console.error(usage)
    process.exitCode = values.help ? 0 : 1
  } else if (file === undefined) {
    console.log(JSON.stringify(await trainShipped(name), null, 2))
  } else {
    const { report, models } = await trainOwn(name, file, folds)
    console.log(JSON.stringify(report, null, 2))
    if (values.install && (await confirmed(models))) {
      const folder = ownModels(readConfig(process.env).PANDORA_HOME)
      for (const model of models) console.error(`installed ${await keepModel(folder, model)}`)
    }
  }
} catch (error) {
  console.error(
    error instanceof Refusal
      ? `${error.code}: ${refusalText(error.definition, 'en', error.data)}`
      : error instanceof RangeError
        ? error.message
        : error,
  )
  process.exitCode = 1
}
