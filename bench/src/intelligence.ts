import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { analyseDocument } from '@pandora/intelligence/analyse'
import { builtInEntries } from '@pandora/intelligence/entities/built-in'
import { buildGazetteer, type GazetteerEntry } from '@pandora/intelligence/entities/gazetteer'
import { entriesOf } from '@pandora/intelligence/entities/rows'
import { link } from '@pandora/intelligence/entities/link'
import { figuresOf } from '@pandora/intelligence/linear/metrics'
import { randomFrom } from '@pandora/intelligence/linear/random'
import { tasks } from '@pandora/intelligence/tasks/registry'
import { measure, readRows, type Run } from '@pandora/intelligence/tasks/run'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { labelledRows } from '@pandora/server/models/labelled-file'
import { gazetteerFor } from '@pandora/server/models/name-lists'
import { findModels } from '@pandora/server/models/model-files'
import { taskTools } from '@pandora/server/models/task-tools'

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = join(root, '../shared/data/text')
/**
 * What a user would otherwise take from npm. They are fetched for the run and stay out of the product: together they
 * weigh more than it does.
 */
const peers = ['sentiment@5.0.2', 'vader-sentiment@1.1.3', 'natural@8.1.1']

/** A score of a text: above zero good, below bad. */
type Score = (text: string) => number

async function fetchPeers(folder: string): Promise<Record<string, Score> | string> {
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  try {
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...peers], {
      cwd: folder,
      timeout: 120_000,
    })
  } catch (error) {
    return `npm install ${peers.join(' ')}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  }
  // One of their dependencies greets on the standard output otherwise.
  process.env['DOTENV_CONFIG_QUIET'] = 'true'
  const load = createRequire(join(folder, 'package.json'))
  const Sentiment = load('sentiment') as new () => { analyze: (text: string) => { score: number } }
  const vader = load('vader-sentiment') as {
    SentimentIntensityAnalyzer: { polarity_scores: (text: string) => { compound: number } }
  }
  const natural = load('natural') as {
    SentimentAnalyzer: new (
      language: string,
      stemmer: unknown,
      vocabulary: string,
    ) => { getSentiment: (words: string[]) => number }
    PorterStemmer: unknown
    WordTokenizer: new () => { tokenize: (text: string) => string[] }
  }
  const afinn = new Sentiment()
  const analyzer = new natural.SentimentAnalyzer('English', natural.PorterStemmer, 'afinn')
  const tokenizer = new natural.WordTokenizer()
  return {
    sentiment: (text) => afinn.analyze(text).score,
    // The authors' own threshold.
    'vader-sentiment': (text) => {
      const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text)
      return Math.abs(compound) < 0.05 ? 0 : compound
    },
    natural: (text) => analyzer.getSentiment(tokenizer.tokenize(text)),
  }
}

const good = new Set(['positive', 'bullish', 'many', 'opportunity'])
const bad = new Set(['negative', 'bearish', 'empty', 'risk'])
const classOf = (label: unknown) => (good.has(String(label)) ? 'good' : bad.has(String(label)) ? 'bad' : 'neither')

const rounded = (value: number) => Math.round(value * 1000) / 1000

function peerOn(rows: readonly { text: string; label: string }[], score: Score) {
  const begun = performance.now()
  const said = rows.map(({ text }) => {
    const one = score(text)
    return one > 0 ? 'good' : one < 0 ? 'bad' : 'neither'
  })
  const seconds = (performance.now() - begun) / 1000
  const { accuracy, macroF1 } = figuresOf(
    rows.map(({ label }) => label),
    said,
  )
  return { accuracy: rounded(accuracy), macroF1: rounded(macroF1), rowsPerSecond: Math.round(rows.length / seconds) }
}

const short = ({ accuracy, macroF1, rowsPerSecond }: Run) => ({
  accuracy: accuracy === null ? null : rounded(accuracy),
  macroF1: macroF1 === null ? null : rounded(macroF1),
  rowsPerSecond,
})

/** Our task and the peers on one labelled file; the peers get the text as it is. */
function sideBySide(name: string, raw: readonly RawRow[], others: Record<string, Score> | string): object {
  const ours = tasks[name]?.((task) =>
    short(measure(task, readRows(task, raw), taskTools(null, null), () => performance.now())),
  )
  if (typeof others === 'string') return { pandora: ours, peers: others }
  const rows = raw.map((row) => ({ text: String(row['text'] ?? ''), label: classOf(row['label']) }))
  return {
    pandora: ours,
    ...Object.fromEntries(Object.entries(others).map(([peer, score]) => [peer, peerOn(rows, score)])),
  }
}

/**
 * Names in headlines: ours and one regular expression of all names, longest first. Recall and precision of the labelled
 * code.
 */
async function names(file: string): Promise<object> {
  const raw = await labelledRows(file)
  const gazetteer = await gazetteerFor(file, undefined)
  if (!gazetteer) return { skipped: 'no list of names' }
  const ours = tasks['entities']?.((task) =>
    measure(task, readRows(task, raw), taskTools(null, gazetteer), () => performance.now()),
  )
  const idOf = new Map(
    entriesOf(gazetteer).flatMap((entry) => entry.names.map(({ text }) => [text, entry.code ?? entry.id] as const)),
  )
  const pattern = new RegExp(
    [...idOf.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
      .join('|'),
    'gu',
  )
  const begun = performance.now()
  const said = raw.map(
    (row) => new Set([...String(row['title'] ?? row['text']).matchAll(pattern)].map(([name]) => idOf.get(name) ?? '')),
  )
  const seconds = (performance.now() - begun) / 1000
  const known = new Set(idOf.values())
  const rows = raw
    .map((row, at) => ({ code: String(row['code']).padStart(6, '0'), said: said[at] ?? new Set<string>() }))
    .filter(({ code }) => known.has(code))
  return {
    pandora: { precision: ours?.['precision'], recall: ours?.['recall'], rowsPerSecond: ours?.rowsPerSecond },
    'regular expression': {
      recallOfKnownCodes: rounded(rows.filter((one) => one.said.has(one.code)).length / rows.length),
      rowsPerSecond: Math.round(raw.length / seconds),
    },
  }
}

/**
 * A gazetteer of the size the product promises: 6,000 companies with five names each. Names are drawn from syllables
 * that no company bears.
 */
function largeGazetteer(): { entries: GazetteerEntry[]; shorts: string[] } {
  const random = randomFrom(6)
  const syllables = [...'澜岭岳沅沧浔溯淞洹淇汶沭涞滦潞渑泾渭澧沣']
  const ends = [...'科技股份能源药业重工电子材料机械化工环保']
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)] as Value
  const shorts: string[] = []
  const entries = Array.from({ length: 6000 }, (_none, at): GazetteerEntry => {
    const own = `${pick(syllables)}${pick(syllables)}${pick(syllables)}`
    const name = `${own}${pick(ends)}`
    shorts.push(name)
    return {
      kind: 'company',
      id: `c${at}`,
      code: String(700_000 + at),
      exchange: 'SSE',
      names: [
        { text: name, form: 'short' },
        { text: `${own}控股股份有限公司`, form: 'full' },
        { text: `${own}集团`, form: 'former' },
        { text: `Lan${at} Holdings Co., Ltd.`, form: 'full' },
        { text: `Lan${at}`, form: 'short' },
      ],
    }
  })
  return { entries, shorts }
}

function wholeAnalysis(): object {
  const { entries, shorts } = largeGazetteer()
  const begun = performance.now()
  const gazetteer = buildGazetteer([...entries, ...builtInEntries])
  const builtInMs = performance.now() - begun
  const { models } = findModels(null)
  const tools = { gazetteer, model: (name: string) => models.get(name)?.model }
  const sentences = [
    '公告称，公司中标沿海输电项目，合同金额约12.6亿元，预计明年三季度交付。',
    '控股股东拟减持不超过2%的股份，减持原因为自身资金需要。',
    '国家发展改革委印发通知，支持先进制造业与现代服务业融合。',
    '因未及时披露关联交易，公司收到证监局警示函，董事会将整改。',
    '前三季度营业收入同比增长18%，净利润由盈转亏，主要受原材料涨价拖累。',
    '该公司表示，市场传闻不属实，目前经营一切正常。',
  ]
  const random = randomFrom(9)
  const texts = Array.from({ length: 4000 }, () => {
    let body = ''
    while (body.length < 300)
      body += `${shorts[Math.floor(random() * shorts.length)]}${sentences[Math.floor(random() * sentences.length)]}`
    return { kind: 'news', language: 'zh', title: `${body.slice(0, 12)}有新进展`, body: body.slice(0, 300) } as const
  })
  for (const text of texts.slice(0, 200)) analyseDocument(text, tools)
  const rate = (work: (text: (typeof texts)[number]) => unknown) => {
    const start = performance.now()
    for (const text of texts) work(text)
    return Math.round(texts.length / ((performance.now() - start) / 1000))
  }
  return {
    companies: entries.length,
    names: gazetteer.names,
    gazetteerBuiltInMs: Math.round(builtInMs),
    gazetteerMb: Math.round(gazetteer.bytes / 1e6),
    documentsPerSecond: {
      whole: rate((text) => analyseDocument(text, tools)),
      entitiesAlone: rate((text) => link(text, gazetteer)),
    },
    heapMb: Math.round(process.memoryUsage().heapUsed / 1e6),
  }
}

/**
 * What the analysis says and how fast, beside what a user would otherwise take from npm, on the same texts and one
 * core.
 */
export async function intelligenceBench(): Promise<object> {
  // First, as a worker reads: nothing else has been run in the process.
  const whole = wholeAnalysis()
  const file = (set: string) => join(data, set, 'dev.jsonl')
  const folder = await mkdtemp(join(tmpdir(), 'pandora-peers-'))
  try {
    const others = await fetchPeers(folder)
    if (!existsSync(dirname(file('en-financial-phrasebank'))))
      return { skipped: 'the public sets are not beside the repository', wholeAnalysis: whole }
    return {
      tone: {
        'en-financial-phrasebank': sideBySide('tone', await labelledRows(file('en-financial-phrasebank')), others),
      },
      stance: {
        'en-twitter-financial-news': sideBySide(
          'stance',
          await labelledRows(file('en-twitter-financial-news')),
          others,
        ),
        'zh-finfe-guba-sentiment': sideBySide('stance', await labelledRows(file('zh-finfe-guba-sentiment')), others),
      },
      names: { 'zh-news-wind-xueqiu-posneg': await names(file('zh-news-wind-xueqiu-posneg')) },
      wholeAnalysis: whole,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
