import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'pandora-cli-'))
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command in the folder; answers its exit code and what it printed. */
async function importCommand(...options: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'import-cli.ts'), ...options], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: database.url, PANDORA_HOME: join(folder, 'home') },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
    })
    child.stderr.on('data', (text: Buffer) => {
      err += text.toString()
    })
    child.on('close', (code) => {
      resolve({ code: code ?? -1, out, err })
    })
  })
}

// Each call starts a process: seconds on a busy machine.
const SLOW = 60_000

test(
  'the command imports a file, sums up, leaves rejected rows in a file safe for spreadsheets; again it changes nothing',
  async () => {
    writeFileSync(
      join(folder, 'lpr.csv'),
      'date,oneYear,fiveYear\n2019-08-20,4.25,4.85\n2019-09-20,4.20,4.85\n2019-10-21,=1+1,4.85\n',
    )
    const dry = await importCommand('files', 'lpr.csv', '--dry-run')
    expect(dry).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        'dry run: nothing written): read 3, new 6, updated 0, unchanged 0, duplicate 0, rejected 1',
      ),
    })
    const first = await importCommand('files', 'lpr.csv')
    expect(first.code).toBe(0)
    expect(first.out).toMatch(
      /^lpr\.csv \(lpr, run 2\): read 3, new 6, updated 0, unchanged 0, duplicate 0, rejected 1\n/,
    )
    expect(first.out).toContain('observation: read 6, new 4, updated 0, unchanged 0, duplicate 0, rejected 2')
    expect(readdirSync(folder)).toContain('rejected-2.csv')
    expect(readFileSync(join(folder, 'rejected-2.csv'), 'utf8')).toBe(
      "\ufeffline,field,reason,text,value\r\n4,value,NOT_A_NUMBER,Not a number,'=1+1\r\n",
    )
    const again = await importCommand('files', 'lpr.csv')
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('read 3, new 0, updated 0, unchanged 6') })
  },
  SLOW,
)

test(
  'a mapping of one’s own by file; a wrong one, an absent file and an unknown source are named, and the exit code is 1',
  async () => {
    writeFileSync(join(folder, 'days.csv'), '市场;日\n上交所;20240105\n')
    writeFileSync(
      join(folder, 'days.yaml'),
      'name: my-days\ntitle: { zh: 日历, en: days }\nrecords:\n  - kind: trading_day\n    fields: { exchange: { column: 市场, as: exchange }, trade_date: { column: 日, as: day }, session: { value: full } }\n',
    )
    expect(await importCommand('files', 'days.csv', '--profile', 'days.yaml')).toMatchObject({
      code: 0,
      out: expect.stringContaining('trading_day: read 1, new 1'),
    })
    const refused = await Promise.all([
      importCommand('files', 'days.csv'),
      importCommand('files', 'days.csv', '--profile', 'nothing'),
      importCommand('files', 'absent.csv'),
      importCommand('feeds', 'x'),
      importCommand('files', 'days.csv', '--profile', 'days.yaml', '--market', 'moon'),
    ])
    expect(refused.map(({ code, err }) => `${code} ${err.split(':')[0]}`)).toEqual([
      '1 NO_PROFILE_FITS',
      '1 NO_SUCH_PROFILE',
      '1 FILE_NOT_FOUND',
      '1 NO_SUCH_SOURCE',
      '1 NO_SUCH_MARKET',
    ])
    expect(await importCommand()).toMatchObject({ code: 1, out: expect.stringContaining('npm run import -- <source>') })
  },
  SLOW,
)

test(
  'a file of which no row can be taken ends with exit code 1',
  async () => {
    writeFileSync(join(folder, 'bad.csv'), 'date,oneYear,fiveYear\nnever,4.25,4.85\n')
    expect(await importCommand('files', 'bad.csv')).toMatchObject({
      code: 1,
      out: expect.stringContaining('read 1, new 0, updated 0, unchanged 2, duplicate 0, rejected 1'),
    })
    writeFileSync(join(folder, 'head.csv'), 'date,oneYear,fiveYear\n')
    expect(await importCommand('files', 'head.csv')).toMatchObject({ code: 1, out: expect.stringContaining('read 0') })
  },
  SLOW,
)
