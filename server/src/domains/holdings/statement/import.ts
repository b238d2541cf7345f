import { dayOrderOf } from '@pandora/sources/files/values/days'
import { createHash } from 'node:crypto'
import { holdingsErrors } from '@pandora/contract/domains/holdings/errors'
import { ROWS_TOLD, type holdings } from '@pandora/contract/domains/holdings/operations'
import { Refusal, refusalText } from '@pandora/contract/errors'
import { inLanguage } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { exchangeOfShareCode } from '@pandora/contract/records/identity'
import type { CountedAction } from '@pandora/intelligence/holdings/actions'
import { decimalOf, textOf } from '@pandora/intelligence/holdings/decimal'
import type { HeldTrade } from '@pandora/intelligence/holdings/replay'
import type { UserCall } from '../../../http/route.ts'
import { actionsCounted } from '../actions.queries.ts'
import { meantPortfolio, neededPortfolio, tellHoldings } from '../portfolios.ts'
import { countTrades, importedKeys, insertTrades, tradesOf, type TradeRow, type TradeWords } from '../queries.ts'
import { faultOf, heldTrade, lacking, refuseTooMany, shortfallsOf } from '../rules.ts'
import { notTraded, paidRanges, securitiesByCode, type Security } from '../securities.queries.ts'
import { columnsOf, missingIn } from './columns.ts'
import type { StatementFile } from './read-file.ts'
import { dayCell, readRow, type ReadRow, type RowRead } from './rows.ts'
import { fieldWords, rowWords } from './words.ts'
import { presentStatement, type JudgedRow } from './present.ts'
import { takeTurn } from '../../../shared/owner-turn.queries.ts'

type Answer = OutputOf<typeof holdings.importTrades>
/** A row with its security and the key of its identity. */
interface NamedRow {
  row: ReadRow
  security: Security
  key: string
}

/**
 * Imports a statement into a portfolio, or says what that would do. Rows that are right are added in the call's one
 * transaction, the others told of one by one.
 */
export async function importStatement(
  { db, view, user, input, now, language }: UserCall<typeof holdings.importTrades>,
  file: StatementFile,
): Promise<Answer> {
  const mapping = columnsOf(file.columns, input.columns)
  const missing = missingIn(mapping)
  if (missing.length > 0 && !input.dryRun)
    throw new Refusal(holdingsErrors.STATEMENT_WITHOUT, {
      columns: missing.map((field) => inLanguage(fieldWords[field], language)).join(language === 'en' ? ', ' : '、'),
    })
  await takeTurn(db, user.uid)
  const portfolio = input.dryRun
    ? await meantPortfolio(db, view, user.uid, input.portfolioId)
    : await neededPortfolio(db, view, user.uid, input.portfolioId, language)
  const order = dayOrderOf(file.rows.map((row) => dayCell(row, mapping)))
  const read = missing.length > 0 ? [] : file.rows.map((row) => readRow(row, mapping, order))
  const portfolioId = portfolio?.portfolio_id ?? ''
  const judged = await judge({ db, view, user, now, language }, read, portfolioId)
  const added = judged.filter((one) => one.state === 'new' && one.words !== null)
  refuseTooMany(user, (await countTrades(db, view.marketId, user.uid)) + added.length)
  if (!input.dryRun && added.length > 0) {
    await insertTrades(
      db,
      added.flatMap(({ words, key }) => (words === null ? [] : [{ ...words, importKey: key }])),
    )
    await tellHoldings(db, view, user.uid)
  }
  const days = judged.flatMap(({ words }) => (words ? [{ securityId: words.security_id, day: words.day }] : []))
  const ranges = await paidRanges(db, view, days)
  return presentStatement(judged, { portfolio, dryRun: input.dryRun, file, mapping, most: ROWS_TOLD, ranges })
}

type Asked = Pick<UserCall<typeof holdings.importTrades>, 'db' | 'view' | 'user' | 'now' | 'language'>

/** What becomes of each row. */
async function judge(asked: Asked, read: readonly RowRead[], portfolioId: string): Promise<JudgedRow[]> {
  const { db, view, now, language } = asked
  const say = (words: keyof typeof rowWords, value = ''): string =>
    inLanguage(rowWords[words], language).replace('{value}', value)
  const judged = new Map<RowRead, JudgedRow>()
  const settle = (row: RowRead, state: JudgedRow['state'], message = '', more: Partial<JudgedRow> = {}) =>
    void judged.set(row, { row, state, message, words: null, key: '', ...more })

  const plain: ReadRow[] = []
  for (const row of read)
    if ('reason' in row) settle(row, row.left ? 'left' : 'refused', say(row.reason, row.value))
    else plain.push(row)

  const byCode = Map.groupBy(
    await securitiesByCode(db, view, [...new Set(plain.map((row) => row.code))]),
    (one) => one.code,
  )
  const named: NamedRow[] = []
  const keys = keysOf()
  for (const row of plain) {
    const fits = fitting(row, byCode.get(row.code) ?? [])
    const [security] = fits
    if (security && fits.length === 1) named.push({ row, security, key: keys(row, security) })
    else settle(row, 'refused', say(security ? 'SEVERAL_CODES' : 'UNKNOWN_CODE', row.code))
  }
  const own = portfolioId === '' ? [] : await tradesOf(db, view.marketId, asked.user.uid, { portfolioId })
  const standing = await importedKeys(
    db,
    portfolioId,
    named.map((one) => one.key),
  )
  const recorded = recordedAs(own)
  const closed = await notTraded(
    db,
    view,
    named.map(({ row, security }) => ({ securityId: security.security_id, exchange: security.exchange, day: row.day })),
  )
  const fresh: (NamedRow & { words: TradeWords })[] = []
  for (const one of named) {
    const { row, security, key } = one
    const words = wordsOf(one, portfolioId)
    const fault = faultOf(words, { security, now, notTraded: closed.has(`${security.security_id} ${row.day}`) })
    if (standing.has(key) || recorded(words)) settle(row, 'known', say('KNOWN'), { words, key })
    else if (fault) settle(row, 'refused', refusalText(fault.definition, language, fault.data), { words })
    else fresh.push({ ...one, words })
  }
  const before = Map.groupBy(own, (one) => one.security_id)
  const actions = await actionsCounted(db, view, [...new Set(fresh.map(({ words }) => words.security_id))])
  for (const [securityId, rows] of Map.groupBy(fresh, ({ words }) => words.security_id)) {
    const refused = overSold((before.get(securityId) ?? []).map(heldTrade), rows, actions.get(securityId) ?? [])
    for (const { row, words, key } of rows) {
      const fault = refused.get(key)
      if (fault) settle(row, 'refused', refusalText(fault.definition, language, fault.data), { words })
      else settle(row, 'new', '', { words, key })
    }
  }
  return read.flatMap((row) => judged.get(row) ?? [])
}

/** Securities that a row may mean: of several of one code that of its exchange, else of the range of share codes. */
function fitting(row: ReadRow, securities: readonly Security[]): Security[] {
  const exchange = row.exchange ?? (securities.length > 1 ? exchangeOfShareCode(row.code) : undefined)
  return exchange === undefined ? [...securities] : securities.filter((one) => one.exchange === exchange)
}

/**
 * The identity of a row: its own number where the broker gives one, else what it says, and of rows that say the same
 * its place among them. The same file again, or a longer one that begins a day earlier, so adds nothing twice.
 */
function keysOf(): (row: ReadRow, security: Security) => string {
  const seen = new Map<string, number>()
  return (row, { security_id: id }) => {
    const said = [id, row.day, row.kind, row.quantity, row.price, row.number].join(' ')
    const times = (seen.get(said) ?? 0) + 1
    seen.set(said, times)
    return createHash('sha256').update(`${said} ${times}`).digest('hex')
  }
}

const wordsOf = ({ row, security }: NamedRow, portfolioId: string): TradeWords => ({
  portfolio_id: portfolioId,
  security_id: security.security_id,
  kind: row.kind,
  day: row.day,
  quantity: row.quantity,
  price: row.price,
  fees: row.fees,
  taxes: row.taxes,
  note: row.note,
})

/**
 * Whether a trade was recorded by hand that says the same; each stands for one row, so that a statement can be imported
 * after its first trades were typed.
 */
function recordedAs(own: readonly TradeRow[]): (words: TradeWords) => boolean {
  const said = (one: TradeWords) =>
    [one.security_id, one.day, one.kind, textOf(decimalOf(one.quantity)), textOf(decimalOf(one.price), 6)].join(' ')
  const left = new Map<string, number>()
  for (const one of own) if (!one.imported) left.set(said(one), (left.get(said(one)) ?? 0) + 1)
  return (words) => {
    const count = left.get(said(words)) ?? 0
    left.set(said(words), count - 1)
    return count > 0
  }
}

const outgoing = (kind: HeldTrade['kind']): boolean => kind === 'sell' || kind === 'transferOut'

/**
 * Rows of one security that sell more than is held after all rows that are right: each that lacks shares is left out
 * for those after it. Where a sale recorded before would lack them, the new sales up to it are left out.
 */
function overSold(
  before: readonly HeldTrade[],
  rows: readonly { words: TradeWords; key: string }[],
  actions: readonly CountedAction[],
): Map<string, Refusal> {
  const first = 1 + before.reduce((most, { order }) => Math.max(most, order), 0)
  let added = rows.map(({ words, key }, at) =>
    heldTrade({ ...words, trade_id: key, entry: first + at, imported: true }),
  )
  const refused = new Map<string, Refusal>()
  const known = new Set(shortfallsOf(before, actions).map(({ tradeId }) => tradeId))
  const own = new Set(added.map(({ id }) => id))
  for (;;) {
    const short = shortfallsOf([...before, ...added], actions).filter(({ tradeId }) => !known.has(tradeId))
    const robbed = short.find(({ tradeId }) => !own.has(tradeId))
    for (const one of short) if (own.has(one.tradeId)) refused.set(one.tradeId, lacking(one))
    if (robbed)
      for (const { id, kind, day } of added) if (outgoing(kind) && day <= robbed.day) refused.set(id, lacking(robbed))
    const left = added.filter(({ id }) => !refused.has(id))
    if (!robbed || left.length === added.length) return refused
    added = left
  }
}
