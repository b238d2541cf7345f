import type { Caller, TestServer } from '../testing.ts'
import type { Pools } from './pools.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Themes of a user's own: a list of companies, and a query. */
export const OWN_LIST = 'own-list-of-the-proof'
export const OWN_QUERY = 'own-query-of-the-proof'

/** A supply chain of a user's own, of companies that there are. */
export const OWN_CHAIN = uuid(30)

async function giveChain({ sql }: TestServer, uid: number, companies: readonly string[]): Promise<void> {
  const nodes = companies.map((companyId, at) => ({
    id: `n${at}`,
    kind: 'company',
    position: { x: at * 100, y: 0 },
    placed: false,
    parentId: null,
    data: {
      name: companyId,
      companyId,
      companies: [],
      partList: [],
      riskTypeList: [],
      region: null,
      inventoryDays: null,
      note: null,
    },
  }))
  const share = { low: 0.4, high: 0.5 }
  const edges = nodes.slice(1).map(({ id }, at) => ({
    id: `e${at}`,
    source: `n${at}`,
    target: id,
    data: {
      product: null,
      revenueShare: share,
      purchaseShare: share,
      from: null,
      to: null,
      disclosedBy: null,
      confidence: null,
      origin: 'user',
      evidence: null,
    },
  }))
  const none = sql.json({ nodes: [], edges: [] })
  const counts = { added: nodes.length, changed: 0, removed: 0 }
  const change = sql.json({ nodes: counts, edges: { ...counts, added: edges.length } })
  const made = '2025-01-01T00:00:00Z'
  await sql`insert into supply_chain (chain_id, uid, market_id, name, version, nodes, edges, companies, outline,
      node_names, created_at, saved_at)
    values (${OWN_CHAIN}, ${uid}, 1, '链', 1, ${nodes.length}, ${edges.length}, ${nodes.length}, ${none}, '', ${made},
      ${made})`
  await sql`insert into chain_version (chain_id, version, name, graph, nodes, edges, change, note, saved_at)
    values (${OWN_CHAIN}, 1, '链', ${sql.json({ nodes, edges })}, ${nodes.length}, ${edges.length}, ${change}, '', ${made})`
  await sql`insert into company_relation (uid, market_id, company_id, relation, note, saved_at)
    select ${uid}, 1, c, 'supplier', '', ${made} from unnest(${sql.array([...companies])}::text[]) c`
}

/** A scenario of a user's own. */
export const OWN_SCENARIO = uuid(6)

/** Questions of a user's own, by what they ask. */
export const OWN_QUESTIONS = [uuid(40), uuid(41), uuid(42)] as const

async function giveQuestions({ sql }: TestServer, uid: number, companies: readonly string[]): Promise<void> {
  const code = companies[0]?.split('-')[1] ?? ''
  const asked = [`${code}2023年营业收入是多少`, '总市值最高的5家公司', `比较${code}近三年的毛利率`]
  for (const [at, text] of asked.entries())
    await sql`insert into chat_question (question_id, uid, market_id, conversation_id, text, asked_at, changed_at)
      values (${OWN_QUESTIONS[at] ?? ''}, ${uid}, 1, ${uuid(43)}, ${text}, ${`2025-01-0${at + 1}T00:00:00Z`},
        '2025-01-01T00:00:00Z')`
}

/** A knowledge base of a user's own, with a text that was known before the world began. */
export const OWN_BASE = uuid(50)

async function giveBase({ sql }: TestServer, uid: number): Promise<void> {
  const text = '2023年营业收入为12亿元。'
  await sql`insert into knowledge_base (base_id, uid, market_id, name, created_at, updated_at)
    values (${OWN_BASE}, ${uid}, 1, '库', '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z')`
  await sql`insert into knowledge_document (document_id, base_id, title, format, digest, bytes, state, pages, known_at,
      added_at)
    values (${uuid(51)}, ${OWN_BASE}, '年报摘要', 'text', ${Buffer.from('own text')}, ${Buffer.byteLength(text)}, 'ready',
      1, '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z')`
  await sql`insert into knowledge_page (document_id, page, first_line, text) values (${uuid(51)}, 1, 1, ${text})`
}

/**
 * Gives a user the same things of their own in whatever database: a watch list with a group, themes, a screen, a
 * scenario, trades, questions.
 */
export async function giveOwn({ sql, clock }: TestServer, { uid }: Caller, pools: Pools): Promise<void> {
  const at = new Date(clock.now).toISOString()
  const watched = pools.company.slice(0, 4)
  await sql`insert into watch_entry (uid, market_id, company_id, position, note, added_at)
    select ${uid}, 1, c, n, '', ${at} from unnest(${sql.array([...watched])}::text[]) with ordinality w(c, n)`
  await sql`insert into watch_group (group_id, uid, market_id, name, position) values (${uuid(1)}, ${uid}, 1, '一组', 0)`
  await sql`insert into watch_group_entry (group_id, uid, market_id, company_id)
    values (${uuid(1)}, ${uid}, 1, ${watched[0] ?? ''})`
  await sql`insert into own_theme (theme_id, uid, market_id, name, description, mode, query, created_at, changed_at,
    frozen_at) values
    (${OWN_LIST}, ${uid}, 1, '清单', '', 'static', null, '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', null),
    (${OWN_QUERY}, ${uid}, 1, '查询', '', 'dynamic',
      ${sql.json({ any: ['服务', '设备', '材料'], all: [], industries: [], regions: [], minimumShare: 0 })},
      '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', null)`
  await sql`insert into own_theme_company (theme_id, company_id, weight) select ${OWN_LIST}, c, 0.5
    from unnest(${sql.array([...watched])}::text[]) c`
  await sql`insert into search_history (uid, market_id, company_id, text, searched_at) select ${uid}, 1, c, '查', ${at}
    from unnest(${sql.array([...watched])}::text[]) c`
  await sql`insert into saved_screen (screen_id, uid, market_id, name, content, created_at, updated_at)
    values (${uuid(4)}, ${uid}, 1, '筛选',
    ${sql.json({ filter: { beginRevenue: 1 }, columns: [], sort: 'marketCap', order: 'down' })}, '2025-01-01T00:00:00Z',
    '2025-01-01T00:00:00Z')`
  await sql`insert into scenario (scenario_id, uid, market_id, name, definition, created_at, updated_at)
    values (${OWN_SCENARIO}, ${uid}, 1, '情景', ${sql.json({
      basis: { companyId: watched[0] ?? '', tiers: 2 },
      shock: { kind: 'stop', nodeIds: [...watched] },
    })}, '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z')`
  await sql`insert into holding_portfolio (portfolio_id, uid, market_id, name, method, is_default)
    values (${uuid(5)}, ${uid}, 1, '持仓', 'average', true)`
  const day = (share: number) => pools.day[Math.floor((pools.day.length - 1) * share)] ?? ''
  for (const [place, company] of watched.entries())
    await sql`insert into trade (trade_id, portfolio_id, security_id, kind, day, quantity, price, fees, taxes)
      values (${uuid(10 + place)}, ${uuid(5)}, ${company}, 'buy', ${day(0.9)}, 1000, 10, 5, 0),
        (${uuid(20 + place)}, ${uuid(5)}, ${company}, 'sell', ${day(0.4)}, 300, 11, 5, 3.3)`
  await giveChain({ sql } as TestServer, uid, watched)
  await giveQuestions({ sql } as TestServer, uid, watched)
  await giveBase({ sql } as TestServer, uid)
}
