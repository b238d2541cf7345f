import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { publicFiles, startProduct } from '../product.ts'
import { passesOn, variousText } from './post-texts.ts'

const POSTS = 60_000
const DAYS = 60
const AUTHORS = 4000

const opening = ['今天', '刚才', '昨天收盘后', '盘中', '早上', '听说', '我看', '老实说', '换个角度', '按财报']
const saying = [
  '成交量放大',
  '量能不够',
  '订单不少',
  '库存还高',
  '毛利在降',
  '价格要涨',
  '机构在买',
  '散户在跑',
  '消息太多',
  '业绩不错',
]
const doing = [
  '先拿着',
  '减一半',
  '明天再看',
  '不追了',
  '继续加仓',
  '等公告',
  '准备走了',
  '满仓等',
  '看不懂',
  '观望为主',
]
const ending = [
  '，别急',
  '，风险自负',
  '，这位置还行',
  '，要跌就跌',
  '，会涨回来的',
  '',
  '，主力在出货',
  '，目标看高一线',
  '，涨停见',
  '，割了',
]
/** A short post of few words: what reading costs where everybody writes nearly the same. */
const textOf = (n: number, name: string): string => {
  const of = (words: readonly string[], step: number) => words[Math.floor(n / step) % words.length] ?? ''
  const lines = Array.from(
    { length: 1 + (n % 4) },
    (_, line) => `${of(opening, 1 + line * 7)}${name}${of(saying, 3 + line * 11)}，${of(doing, 5 + line * 13)}`,
  )
  return `${lines.join('。')}${of(ending, 17)}（${n % 9973}）`
}

/**
 * A file of short posts into a market with the companies of the public data, and how fast the product reads their
 * stance: rows a second of the import, posts a second read after it. With `few-words` behind the bench's name, of posts
 * that nearly all share their words.
 */
export async function postsBench(only: readonly string[] = []) {
  const few = only.includes('few-words')
  const folder = await mkdtemp(join(tmpdir(), 'pandora-posts-'))
  const product = await startProduct()
  const database = await resolveDatabase({ databaseUrl: undefined, home: product.home, join: true })
  const sql = connect(database.url, { max: 1 })
  try {
    for (const file of publicFiles.filter((one) => one.includes('a_share_companies'))) await product.importFile(file)
    await settled(sql)
    const companies = await sql<{ code: string; name: string }[]>`
      select distinct on (s.code) s.code, n.name from security s join company_name n on n.market_id = s.market_id
        and n.company_id = s.company_id and n.language = 'zh' and n.form = 'short' and n.superseded_at = 'infinity'
      where s.superseded_at = 'infinity' and s.kind = 'stock' order by s.code limit 4000`
    const file = join(folder, 'posts.csv')
    const lines = ['id,platform,author_id,published_at,text,likes,stocks']
    for (let n = 0; n < POSTS; n++) {
      // What is passed on was written on the same day, half a day before.
      const earlier = n - DAYS
      const about = !few && passesOn(n, earlier) ? earlier : n
      const { code, name } = companies[(about * 7919) % Math.max(1, companies.length)] ?? {
        code: '000001',
        name: '样本',
      }
      const text = few ? textOf(n, name) : variousText(about, name)
      const at = new Date(Date.UTC(2026, 0, 1 + (n % DAYS), n % 24, n % 60)).toISOString()
      lines.push(`${n},${n % 2 ? 'xq' : 'df'},u${n % AUTHORS},${at},${text},${n % 50},${code}`)
    }
    await writeFile(file, `${lines.join('\n')}\n`)
    const begun = performance.now()
    await product.importFile(file)
    const imported = performance.now()
    const left = await waiting(sql)
    await settled(sql)
    const read = performance.now()
    const again = performance.now()
    await product.importFile(file)
    const second = (performance.now() - again) / 1000
    return {
      posts: POSTS,
      texts: few ? 'few words' : 'various',
      companies: companies.length,
      importPostsPerSecond: Math.round(POSTS / ((imported - begun) / 1000)),
      againPostsPerSecond: Math.round(POSTS / second),
      waitingAfterImport: left,
      readPostsPerSecond: Math.round(left / ((read - imported) / 1000)),
    }
  } finally {
    await sql.end()
    await database.stop()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const waiting = async (sql: Sql): Promise<number> =>
  (await sql<{ count: number }[]>`select count(*)::int as count from analysis_waiting`)[0]?.count ?? 0

async function settled(sql: Sql): Promise<void> {
  while ((await waiting(sql)) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
}
