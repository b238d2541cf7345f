import type { ScreenField } from '@pandora/contract/screening'
import type { Language } from '@pandora/contract/language'
import type { ClassNode } from '../../shared/figures/market.queries.ts'
import type { MarketFigures } from '../../shared/figures/market.ts'
import { comparable, marketCurrency } from './filter.ts'

type SortBy = ScreenField | 'code' | 'name' | 'industry'

/** A market ready to be screened: its rows in any order asked for, each sorted once, and the classes above each company's. */
export interface Screenable {
  rows: readonly MarketFigures[]
  currency: string | null
  by: (sort: SortBy, order: 'up' | 'down', language: Language) => readonly MarketFigures[]
  /** Codes of a class and of those above it. */
  path: (code: string | null) => readonly string[]
  classes: ReadonlyMap<string, ClassNode>
}

const made = new WeakMap<ReadonlyMap<string, MarketFigures>, Screenable>()

/** Readies a market's figures; the same figures give the same answer, so that sorting is done once until facts change. */
export function screenable(market: ReadonlyMap<string, MarketFigures>, classes: ReadonlyMap<string, ClassNode>): Screenable {
  const held = made.get(market)
  if (held && held.classes === classes) return held
  const rows = [...market.values()].toSorted((a, b) => (a.code === b.code ? (a.companyId < b.companyId ? -1 : 1) : a.code < b.code ? -1 : 1))
  const currency = marketCurrency(rows)
  const sorted = new Map<string, readonly MarketFigures[]>()
  const paths = new Map<string, readonly string[]>()
  const path = (code: string | null): readonly string[] => {
    if (code === null) return []
    let up = paths.get(code)
    if (!up) {
      const found: string[] = []
      for (let at: string | null = code; at !== null && !found.includes(at); at = classes.get(at)?.parent ?? null) found.push(at)
      paths.set(code, (up = found))
    }
    return up
  }
  const one: Screenable = {
    rows, currency, path, classes,
    by(sort, order, language) {
      const text = sort === 'name' || sort === 'industry'
      const key = `${sort} ${order} ${text ? language : ''}`
      let list = sorted.get(key)
      if (!list) sorted.set(key, (list = text ? byText(rows, (row) => textOf(row, sort, language, classes), order, language) : sort === 'code' ? (order === 'up' ? rows : rows.toReversed()) : byFigure(rows, sort, order, currency)))
      return list
    },
  }
  made.set(market, one)
  return one
}

function textOf(row: MarketFigures, sort: 'name' | 'industry', language: Language, classes: ReadonlyMap<string, ClassNode>): string | null {
  if (sort === 'name') return language === 'en' ? row.nameEn ?? row.nameZh : row.nameZh ?? row.nameEn
  const node = row.industryCode === null ? undefined : classes.get(row.industryCode)
  return node ? (language === 'en' ? node.nameEn ?? node.nameZh : node.nameZh) : null
}

/** What is missing comes last either way; equals by code. */
function byFigure(rows: readonly MarketFigures[], field: ScreenField, order: 'up' | 'down', currency: string | null): readonly MarketFigures[] {
  const sign = order === 'up' ? 1 : -1
  const valued = rows.flatMap((row) => { const value = comparable(row, field, currency); return value === null ? [] : [{ row, value }] })
  return [...valued.toSorted((a, b) => sign * (a.value - b.value)).map(({ row }) => row), ...rows.filter((row) => comparable(row, field, currency) === null)]
}

function byText(rows: readonly MarketFigures[], text: (row: MarketFigures) => string | null, order: 'up' | 'down', language: Language): readonly MarketFigures[] {
  const { compare } = new Intl.Collator(language === 'en' ? 'en' : 'zh-CN')
  const sign = order === 'up' ? 1 : -1
  const named = rows.flatMap((row) => { const value = text(row); return value === null ? [] : [{ row, value }] })
  return [...named.toSorted((a, b) => sign * compare(a.value, b.value)).map(({ row }) => row), ...rows.filter((row) => text(row) === null)]
}
