import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import '@pandora/server/domains'
import { randomFrom } from '@pandora/intelligence/linear/random'
import { facts } from '@pandora/server/testing-facts'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { startProduct, workerMemory } from '../product.ts'

const [DOCUMENTS, COMPANIES, WATCHED] = [3000, 2000, 20]
/** Longest that it may take, ms. */
const MOST_MS = 20 * 60_000
const idOf = (at: number): string => `SHZ-${String(300_000 + at)}`

/** A mail server on this machine: it counts mails by their Message-ID and by who they are to. */
async function mailSink(killedAfter: number) {
  const taken = new Map<string, number>()
  const receivers = new Set<string>()
  let count = 0
  let told: (() => void) | undefined
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, done) {
      let head = ''
      stream.on('data', (part: Buffer) => {
        if (head.length < 4096) head += part.toString('latin1')
      })
      stream.on('end', () => {
        const id = /^message-id:\s*<([^>]+)>/im.exec(head)?.[1] ?? 'none'
        taken.set(id, (taken.get(id) ?? 0) + 1)
        for (const { address } of session.envelope.rcptTo) receivers.add(address)
        count++
        if (count === killedAfter) told?.()
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    receivers,
    count: () => count,
    reached: new Promise<void>((resolve) => (told = resolve)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** News of a day about companies, some of them told by several, in both languages; and prices of two days. */
async function loadNews(sql: Sql, now: number): Promise<void> {
  const random = randomFrom(3)
  const gathered = facts(sql, { startedAt: now - 3_600_000 })
  for (let at = 0; at < COMPANIES; at++) gathered.company({ id: idOf(at), short: `样本${at}`, en: `Sample ${at}` })
  const deeds = ['签订储能系统采购合同', '一款新药获批上市', '拟回购公司股份', '收到监管问询函', '扩建压缩机产能']
  for (let at = 0; at < DOCUMENTS; at++) {
    const company = Math.floor(random() ** 2 * COMPANIES)
    const english = random() < 0.2
    const deed = deeds[Math.floor(random() * deeds.length)] ?? ''
    const sum = Math.floor(random() * 400)
    gathered.document({
      id: `b${at}`,
      language: english ? 'en' : 'zh',
      title: english ? `Sample ${company} signs contract number ${sum}` : `样本${company}${deed}${sum}号`,
      body: english
        ? `Sample ${company} said on Tuesday it signed contract number ${sum}. The contract runs for three years. Analysts expect revenue to grow by ${sum % 30}% next year.`
        : `样本${company}公告，公司${deed}，编号${sum}，金额${sum}.5亿元。合同期限三年，预计对明年业绩产生积极影响。分析人士认为，这将使公司收入增长${sum % 30}%。公司提示投资者注意风险。`,
      at: new Date(now - 20 * 3_600_000 + at * 20_000).toISOString(),
      source: `媒体${at % 30}`,
      companies: [idOf(company)],
    })
  }
  await gathered.save()
}

/** Subscribers whose edition closed a minute ago: of the market and of watch lists, in both languages. */
async function loadSubscribers(sql: Sql, subscribers: number, closed: number): Promise<void> {
  const minute = Math.floor(closed / 60_000) % 1440
  await sql`insert into account (email, password_hash, role, language, user_name, family_name, created_at)
    select 'reader' || n || '@example.test', null, 'user', 'zh-CN', 'Reader ' || n, '', now()
    from generate_series(1, ${subscribers}::int) n`
  await sql`insert into watch_entry (uid, market_id, company_id, position, note, added_at)
    select a.uid, 1, 'SHZ-' || (300000 + (a.uid * 37 + w * 101) % ${COMPANIES}::int), w, '', now()
    from account a, generate_series(1, ${WATCHED}::int) w where a.email like 'reader%' and a.uid % 10 < 7`
  await sql`insert into digest_subscription (subscription_id, uid, market_id, name, edition, minute, weekday, zone,
      language, scope, scope_id, mail, room_permission_id, created_at, changed_at, next_at)
    select gen_random_uuid(), a.uid, 1, '每日', 'custom', ${minute}, null, 'UTC',
      case when a.uid % 4 = 0 then 'en' else 'zh-CN' end, case when a.uid % 10 < 3 then 'watch' else 'market' end, null,
      true, null, now() - interval '2 days', now() - interval '2 days', ${new Date(closed).toISOString()}
    from account a where a.email like 'reader%'`
}

/** Process of the worker of a product. */
async function workerPid(home: string): Promise<number | null> {
  const { pid } = JSON.parse(await readFile(`${home}/pandora.lock`, 'utf8')) as { pid: number }
  for (const entry of await readdir('/proc')) {
    const status = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '') : ''
    if (!new RegExp(`PPid:\\s+${pid}\\n`).test(status)) continue
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('main.ts')) return Number(entry)
  }
  return null
}

/** Seconds of the processor that a process has had. */
async function processorSeconds(pid: number | null): Promise<number> {
  const stat = pid === null ? '' : await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = '0', system = '0'] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

const statesOf = async (sql: Sql): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await sql<{ state: string; count: number }[]>`
        select mail_state as state, count(*)::int as count from digest_edition where uid is not null group by 1`
    ).map(({ state, count }) => [state, count]),
  )

/**
 * 10,000 subscribers whose edition closes at once: composed and mailed through a server on this machine, the worker
 * killed (SIGKILL) after three in ten of the mails. Counted are mails that came twice, editions without a mail, those in
 * doubt, and the processor's seconds of the worker, which other work on the machine makes no longer. `asked`: fewer
 * subscribers.
 */
export async function digestMailBench([asked]: readonly string[] = []) {
  const subscribers = Number(asked ?? 10_000)
  const sink = await mailSink(Math.ceil(subscribers * 0.3))
  const product = await startProduct(undefined, {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    PANDORA_MAIL_FROM: 'Pandora <pandora@example.test>',
  })
  try {
    const database = await resolveDatabase({ home: product.home, join: true })
    const sql = connect(database.url, { max: 2, name: 'pandora-bench-digest' })
    const now = Date.now()
    await loadNews(sql, now)
    await sql`analyze`
    await loadSubscribers(sql, subscribers, Math.floor(now / 60_000) * 60_000)
    const begun = performance.now()
    const since = () => Math.round((performance.now() - begun) / 1000)
    let [composedS, killedAtS, lastS, resumedS]: (number | null)[] = [null, null, null, null]
    let [killed, processorS] = [0, -(await processorSeconds(await workerPid(product.home)))]
    let memory = { workerMb: null as number | null, workerPeakMb: null as number | null }
    const kill = async () => {
      await sink.reached
      memory = await workerMemory(product.home)
      const pid = await workerPid(product.home)
      if (pid === null) return
      killed = sink.count()
      killedAtS = since()
      processorS += await processorSeconds(pid)
      process.kill(pid, 'SIGKILL')
    }
    void kill()
    for (let mails = -1; performance.now() - begun < MOST_MS;) {
      await wait(1000)
      const [row] = await sql<
        { count: number }[]
      >`select count(*)::int as count from digest_edition where uid is not null`
      if ((row?.count ?? 0) === subscribers) composedS ??= since()
      if (killedAtS !== null && sink.count() > killed + 20) resumedS ??= since()
      if (sink.count() !== mails) [mails, lastS] = [sink.count(), since()]
      const states = await statesOf(sql)
      const open = (states['waiting'] ?? 0) + (states['sending'] ?? 0)
      if ((row?.count ?? 0) === subscribers && open === 0) break
    }
    processorS += await processorSeconds(await workerPid(product.home))
    const states = await statesOf(sql)
    const sent = await sql<{ id: string; state: string }[]>`
      select edition_id::text as id, mail_state as state from digest_edition where uid is not null and stories > 0`
    const arrived = new Map([...sink.taken].map(([id, times]) => [id.split('@')[0] ?? '', times]))
    await sql.end()
    return {
      subscribers,
      documents: DOCUMENTS,
      composedS,
      lastMailS: lastS,
      killed: { afterMails: killed, atS: killedAtS, resumedAtS: resumedS },
      mails: sink.count(),
      receivers: sink.receivers.size,
      states,
      withoutStory: subscribers - sent.length,
      twice: [...arrived.values()].filter((times) => times > 1).length,
      lost: sent.filter(({ id, state }) => state === 'sent' && !arrived.has(id)).length,
      inDoubt: sent.filter(({ state }) => state === 'perhaps').length,
      inDoubtArrived: sent.filter(({ id, state }) => state === 'perhaps' && arrived.has(id)).length,
      processorS: Math.round(processorS),
      ...memory,
    }
  } finally {
    await product.stop()
    await sink.close()
  }
}
