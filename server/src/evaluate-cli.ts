import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { analysisErrors } from '@pandora/contract/domains/analysis/errors'
import { Refusal, refusalText } from '@pandora/contract/errors'
import { ModelFault } from '@pandora/intelligence/linear/model-file'
import { tasks } from '@pandora/intelligence/tasks/registry'
import { measure, readRows, withModels, type Run } from '@pandora/intelligence/tasks/run'
import type { RawRow, TaskTools } from '@pandora/intelligence/tasks/task'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { readConfig } from './config.ts'
import { corpusOf } from './models/corpus-files.ts'
import { labelledRows, markedRows } from './models/labelled-file.ts'
import { readModelFile } from './models/model-files.ts'
import { gazetteerFor } from './models/name-lists.ts'
import { taskTools } from './models/task-tools.ts'

const usage = `npm run evaluate -- <task> <labelled file or folder> [--model FILE] [--train FILE] [--gazetteer FILE]
npm run evaluate -- macro-entities <folder>
npm run evaluate -- marked-relations <folder> [--examples N]
npm run evaluate -- relation-edges <folder> [companies]
npm run evaluate -- policy-diff <pairs> <texts>
npm run evaluate -- policy-weights <texts> [texts] [texts]
npm run evaluate -- concentration <folder>
npm run evaluate -- amounts <file>
npm run evaluate -- policy-header <file>
npm run evaluate -- policy-departments <file>
npm run evaluate -- policy-figures <file>
npm run evaluate -- policy-meetings <file> [phrase]
npm run evaluate -- risk-types <risk events> <sample without risk>
npm run evaluate -- text-answers <file>
npm run evaluate -- technology <folder>
npm run evaluate -- digest <editors’ digests> <folder of flashes> [weights]
npm run evaluate -- digest-summary <file>
npm run evaluate -- answers <questions file> [--examples N] [--half 0|1]
npm run evaluate -- own-answers [--examples N]
npm run evaluate -- payment-vectors <file>
npm run evaluate -- forum-counts <folder>
npm run evaluate -- demo-truth

  task         ${Object.keys(tasks).join(', ')}
  --model      measures this model instead of the one in use; may be given several times
  --train      measures models trained on this other file; nothing is installed
  --gazetteer  names to link to, for the tasks that link; without it the list that lies beside the file
  macro-entities  links in news of the economy against marks made by hand; <folder>: the checkout of public data that the marks speak of
  marked-relations  what sentences say of two companies, against marks made by hand; <folder>: the same; --examples shows what is otherwise
  relation-edges  whether wrong edges of a graph can be told without its texts; <folder>: holds edges.csv.gz and the judged
               edges expert_checked_triples.jsonl; [companies]: names, industries and business of a market's companies
  policy-diff  holds pairs of texts against each other; <pairs>: rows with old_path and new_path or old_id and new_id, else
               a series, each text with the one before; <texts>: rows with path, id or year, and text
  policy-weights  fits what speaks for one sentence standing for another on marks made by hand, and measures it by folds
  concentration  largest customers and suppliers in annual reports (*.jsonl.gz of {page, text}) against concentration_gold.csv beside them
  amounts      amounts of financing rounds as a list tells them: figures, ranges, not told, refused by name
  policy-header  what documents say of themselves against the official header beside them
  policy-departments  departments that news of policies names against the tags of its agency
  policy-figures  figures of texts in Chinese against those of their English
  policy-meetings  series of dated texts (id, date, title, text, type), what is new and dropped in the last of each, and
               the course of a phrase
  risk-types   what texts tell of risks, against tags of agencies and marks made by hand, beside a search by keyword
  text-answers answers quoted from texts, beside the sentence that BM25 ranks first; the file's format is told from its
               fields: filings with evidence, tables with paragraphs (<name>_docs beside it), reading with choices, events
  technology   companies found for keywords against marks made by hand, beside full text and trigrams; <folder>: holds
               a_share_companies, a_share_main_business and chain_kg
  digest       picks as many flashes as editors did for their digests, merges copies, tells important from other ones;
               weights: prints the weights fitted on them instead
  digest-summary  sentences taken of texts against lines that editors wrote, beside the first sentence
  answers      answers questions with facts (*.jsonl.gz) of what the home's market of real data holds; --examples shows so
               many that are not right, of one half of them alone where --half says so
  own-answers  asks the product's own questions of the demo market, in both languages, and holds each answer against what
               the rows say
  payment-vectors  callbacks of payment providers (*.jsonl, keys/ beside it) against what is expected of each
  forum-counts  posts and replies by board and day as the product counts them, against expected_daily_counts.csv beside them
  demo-truth   holds the demo market's truth against what the product says of it`

const here = (process.env['npm_lifecycle_event'] === 'evaluate' ? process.env['INIT_CWD'] : undefined) ?? process.cwd()
const asked = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      model: { type: 'string', multiple: true, default: [] },
      train: { type: 'string' },
      gazetteer: { type: 'string' },
      examples: { type: 'string', default: '0' },
      half: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })

async function evaluateFile(
  name: string,
  file: string,
  wish: ReturnType<typeof asked>['values'],
  home: string,
): Promise<Run> {
  const path = resolve(here, file)
  const raw = tasks[name]?.((task) => task.marks) === true ? await markedRows(path, name) : await labelledRows(path)
  const learnFrom: RawRow[] | null = wish.train === undefined ? null : await labelledRows(resolve(here, wish.train))
  const tools: TaskTools = withModels(
    taskTools(
      home,
      await gazetteerFor(
        path,
        wish.gazetteer === undefined ? undefined : resolve(here, wish.gazetteer),
        tasks[name]?.((task) => task.names),
      ),
    ),
    wish.model.map((one) => readModelFile(resolve(here, one)).model),
  )
  const corpus = learnFrom ? await corpusOf(name) : []
  return (
    tasks[name]?.((task) => {
      const rows = readRows(task, raw)
      if (rows.rows.length === 0) throw new Refusal(analysisErrors.NO_LABELLED_ROWS, { file, task: name })
      if (!learnFrom) return measure(task, rows, tools, () => performance.now())
      if (!task.learning) throw new Refusal(analysisErrors.NOTHING_TO_LEARN, { task: name })
      const models = task.learning.train(readRows(task, learnFrom).rows, {
        seed: 1,
        origin: 'user',
        version: 'trial',
        corpus,
      })
      return measure(task, rows, withModels(tools, models), () => performance.now())
    }) ?? Promise.reject(new Refusal(analysisErrors.NO_SUCH_TASK, { task: name, tasks: Object.keys(tasks).join(', ') }))
  )
}

/** What needs the data of the home. */
async function overHome(
  home: string,
  databaseUrl: string | undefined,
  measured: (sql: Sql) => Promise<object>,
): Promise<object> {
  const database = await resolveDatabase({ databaseUrl, home, join: true })
  const sql = connect(database.url, { max: 2, name: 'pandora-evaluate' })
  try {
    return await measured(sql)
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
  }
}

/** Measures one task by what it needs, which is loaded for it alone. */
async function evaluated(
  name: string,
  file: string | undefined,
  texts: string | undefined,
  more: string | undefined,
  wish: ReturnType<typeof asked>['values'],
  { PANDORA_HOME, DATABASE_URL }: ReturnType<typeof readConfig>,
): Promise<object> {
  const path = resolve(here, file ?? '')
  switch (name) {
    case 'demo-truth':
      return overHome(PANDORA_HOME, DATABASE_URL, async (sql) =>
        (await import('./evaluate/demo-truth.ts')).demoTruth(sql, PANDORA_HOME),
      )
    case 'own-answers':
      return overHome(PANDORA_HOME, DATABASE_URL, async (sql) =>
        (await import('./evaluate/own-answers/own-answers.ts')).ownAnswers(sql, { examples: Number(wish.examples) }),
      )
    case 'answers':
      return overHome(PANDORA_HOME, DATABASE_URL, async (sql) =>
        (await import('./evaluate/rooms/answers.ts')).answersMeasured(sql, path, {
          examples: Number(wish.examples),
          half: wish.half === '0' ? 0 : wish.half === '1' ? 1 : null,
        }),
      )
    case 'macro-entities':
      return (await import('./evaluate/marked/macro-entities.ts')).macroEntities(path)
    case 'marked-relations':
      return (await import('./evaluate/marked/marked-relations.ts')).markedRelations(path, Number(wish.examples))
    case 'relation-edges':
      return (await import('./evaluate/marked/relation-edges.ts')).relationEdges(
        path,
        texts === undefined ? undefined : resolve(here, texts),
      )
    case 'forum-counts':
      return (await import('./evaluate/rooms/forum-counts.ts')).forumCounts(path)
    case 'amounts':
      return (await import('./evaluate/rooms/amounts.ts')).amountsOf(path)
    case 'concentration':
      return (await import('./evaluate/concentration.ts')).concentrationFigures(path)
    case 'policy-diff':
      return (await import('./evaluate/policy/diff.ts')).policyDiff(path, resolve(here, texts ?? file ?? ''))
    case 'policy-weights':
      return (await import('./evaluate/policy/weights.ts')).policyWeights([
        path,
        ...[texts, more].flatMap((one) => (one === undefined ? [] : [resolve(here, one)])),
      ])
    case 'policy-header':
      return (await import('./evaluate/policy/header.ts')).policyHeader(path)
    case 'policy-departments':
      return (await import('./evaluate/policy/departments.ts')).policyDepartments(path)
    case 'policy-meetings':
      return (await import('./evaluate/policy/meetings.ts')).policyMeetings(path, texts)
    case 'policy-figures':
      return (await import('./evaluate/policy/figures.ts')).policyFigures(path)
    case 'text-answers':
      return (await import('./evaluate/text-answers/text-answers.ts')).textAnswers(path)
    case 'digest':
      return (await import('./evaluate/rooms/digest.ts'))[more === 'weights' ? 'digestWeights' : 'digestFigures'](
        path,
        resolve(here, texts ?? ''),
      )
    case 'digest-summary':
      return (await import('./evaluate/rooms/digest.ts')).summaryFigures(path)
    case 'payment-vectors':
      return (await import('./evaluate/rooms/payment-vectors.ts')).paymentVectors(path)
    case 'risk-types':
      return (await import('./evaluate/risk/risk-types.ts')).riskTypesTask(path, resolve(here, texts ?? ''))
    case 'technology':
      return (await import('./evaluate/rooms/technology.ts')).technologyTask(path)
    default:
      return evaluateFile(name, file ?? '', wish, PANDORA_HOME)
  }
}

/** Tasks that read the home's demo market, and no file. */
const overDemo: ReadonlySet<string> = new Set(['demo-truth', 'own-answers'])

// npm run evaluate -- <task> <file>: prints one JSON object.
try {
  const {
    positionals: [name, file, texts, more],
    values,
  } = asked()
  const config = readConfig(process.env)
  const isShort = file === undefined || ((name === 'risk-types' || name === 'digest') && texts === undefined)
  if (values.help || name === undefined || (!overDemo.has(name) && isShort)) {
    console.error(usage)
    process.exitCode = values.help ? 0 : 1
  } else {
    console.log(JSON.stringify(await evaluated(name, file, texts, more, values, config), null, 2))
  }
} catch (error) {
  console.error(
    error instanceof Refusal
      ? `${error.code}: ${refusalText(error.definition, 'en', error.data)}`
      : error instanceof ModelFault || error instanceof RangeError
        ? error.message
        : error,
  )
  process.exitCode = 1
}
