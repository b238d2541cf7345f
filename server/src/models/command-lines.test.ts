import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { findModels } from './model-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'pandora-models-'))
const home = join(folder, 'home')
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Where Node keeps what it has compiled: half of the time of a command that says little. */
const compiled = process.env['NODE_COMPILE_CACHE'] ? { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] } : {}

function command(
  script: 'evaluate' | 'train',
  ...options: string[]
): Promise<{ code: number; out: string; err: string }> {
  const file = fileURLToPath(new URL(`../${script}-cli.ts`, import.meta.url))
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, ...options],
      { env: { PATH: process.env['PATH'], PANDORA_HOME: home, ...compiled } },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, out, err })
      },
    )
  })
}

function written(name: string, rows: readonly unknown[]): string {
  const file = join(folder, name)
  writeFileSync(file, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'))
  return file
}

const flashes = Array.from({ length: 60 }, (_none, at) =>
  at % 2 === 0
    ? { text: `澜海港${at}号泊位今日吞吐${at * 7}标箱，潮汐平稳。`, labels: ['行业'] }
    : { text: `云岭气象台第${at}次预报：山谷有雾，能见度${at}百米。`, labels: ['政策'] },
)

describe('npm run evaluate', () => {
  test('prints one JSON object with what it measured, and how many rows bore no label', async () => {
    const file = written('copies.jsonl', [
      {
        id: 'a',
        title: '澜海重工中标',
        text: '澜海重工公告称，公司中标沿海风电导管架项目，金额为12.6亿元，明年交付。',
        copyOf: null,
      },
      {
        id: 'b',
        title: '澜海重工中标',
        text: '澜海重工公告称，公司中标沿海风电导管架项目，金额为12.6亿元，明年交付。',
        copyOf: 'a',
      },
      {
        id: 'c',
        title: '云岭股份停牌',
        text: '云岭股份今日停牌，拟披露重大事项，停牌时间不超过十个交易日。',
        copyOf: null,
      },
      { id: 'd', title: '没有标注' },
    ])
    const { code, out } = await command('evaluate', 'duplicates', file)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      task: 'duplicates',
      rows: 3,
      left: 1,
      accuracy: 1,
      macroF1: 1,
      perClass: { copy: { precision: 1, recall: 1, support: 1 } },
      rowsPerSecond: expect.any(Number),
    })
  })

  test('measures a model trained on another file without installing it', async () => {
    const [learned, held] = [written('learn.jsonl', flashes.slice(0, 40)), written('held.jsonl', flashes.slice(40))]
    const { out } = await command('evaluate', 'topics', held, '--train', learned)
    expect(JSON.parse(out)).toMatchObject({ task: 'topics', rows: 20, accuracy: 1 })
    expect(findModels(home).models.get('topics-zh')).toMatchObject({ own: false })
  })

  test.each([
    ['a file that is not there', ['topics', join(folder, 'none.jsonl')], 'FILE_NOT_FOUND'],
    ['a task that is none', ['astrology', join(folder, 'learn.jsonl')], 'NO_SUCH_TASK'],
    ['a file without one label of the task', ['duplicates', join(folder, 'learn.jsonl')], 'NO_LABELLED_ROWS'],
    [
      'flashes without a code',
      ['flash-entities', join(folder, 'copies.jsonl'), '--gazetteer', join(folder, 'copies.jsonl')],
      'NO_LABELLED_ROWS',
    ],
    ['marks whose public files are absent', ['macro-entities', folder], 'FILE_NOT_FOUND'],
    [
      'training what learns nothing',
      ['duplicates', join(folder, 'copies.jsonl'), '--train', join(folder, 'copies.jsonl')],
      'NOTHING_TO_LEARN',
    ],
    [
      'a model that is none',
      ['topics', join(folder, 'learn.jsonl'), '--model', join(folder, 'copies.jsonl')],
      'not a model',
    ],
  ])('%s is refused by name', async (_what, options, name) => {
    const { code, out, err } = await command('evaluate', ...options)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(name)
  })

  test('flash-entities holds links against the editors\u2019 code: letters that abbreviate something else are wrong, a company truly named is not', async () => {
    const names = written('names.jsonl', [
      { code: '000901', exchange: 'SHZ', name_zh: '澜海重工' },
      { code: '000902', exchange: 'SHZ', name_zh: '云岭铜材' },
      { code: 'APQ', exchange: 'US', title: 'Orvela Corp' },
    ])
    const flash = (title: string, ...codes: string[]) => ({
      id: title,
      datetime: '2026-06-01T09:30:00+08:00',
      title,
      content: `【${title}】${title}。`,
      stocks: codes.map((code) => ({ code, name: '' })),
    })
    const file = written('flashes.jsonl', [
      flash('澜海重工中标海上风电项目', 'sz000901'),
      flash('云岭铜材与澜海重工签约', '000902.SZ', 'BK0458'),
      flash('云岭铜材上线APQ平台', 'sz000902'),
      flash('两家公司签约', 'sz000901', 'sz000902'),
      flash('指数走强', 'BK0458'),
    ])
    const { code, out } = await command('evaluate', 'flash-entities', file, '--gazetteer', names)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      task: 'flash-entities',
      rows: 3,
      left: 2,
      counted: 3,
      precision: 1,
      recall: 1,
      precisionOfGoldAlone: 0.75,
    })
  })

  test('a broken line is named with its number', async () => {
    const { code, err } = await command(
      'evaluate',
      'topics',
      written('broken.jsonl', [flashes[0], '{"text": "云岭', flashes[1]]),
    )
    expect(code).toBe(1)
    expect(err).toMatch(/BAD_LABELLED_ROW: Line 2 of broken\.jsonl/)
  })
})

describe('npm run train', () => {
  test("shows a user's model on unseen rows beside the shipped one, keeps it in the home, and from then on it is the one in use", async () => {
    const file = written('own.jsonl', flashes)
    const { code, out } = await command('train', 'topics', file, '--install')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      task: 'topics',
      rows: 60,
      folds: 5,
      own: { accuracy: 1 },
      shipped: { accuracy: expect.any(Number) },
    })
    expect(findModels(home).models.get('topics-zh')).toMatchObject({ own: true, model: { origin: 'user', rows: 60 } })
    expect(JSON.parse((await command('evaluate', 'topics', file)).out)).toMatchObject({ accuracy: 1 })
  })

  test('the same labels give the same model, bit for bit', async () => {
    const file = written('own.jsonl', flashes)
    const kept = join(home, 'models', 'topics-zh.model')
    await command('train', 'topics', file, '--install')
    const first = readFileSync(kept)
    await command('train', 'topics', file, '--install')
    expect(readFileSync(kept).equals(first)).toBe(true)
  })

  test('a damaged model in the home is named, and the shipped one stands', () => {
    writeFileSync(join(home, 'models', 'topics-zh.model'), 'PLM1 nonsense')
    const { models, faults } = findModels(home)
    expect(models.get('topics-zh')).toMatchObject({ own: false })
    expect(faults).toEqual([expect.stringContaining('topics-zh.model')])
  })

  test('too few rows are refused by name, and nothing is written', async () => {
    const { code, err } = await command('train', 'topics', written('few.jsonl', flashes.slice(0, 3)), '--install')
    expect(code).toBe(1)
    expect(err).toContain('NO_LABELLED_ROWS')
  })
})
