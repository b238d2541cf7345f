import { shippedTable } from '../files/shipped-table.ts'
import { level1Table, level2Table } from './tables/industries.ts'
import { level3Table } from './tables/level3.ts'
import { pairsOf, rowsOf } from './tables/parse.ts'
import type { Both, DemoIndustry } from './world.ts'

/** Figures of an industry of level 1; margins as shares of 1, volatility in per cent a day. */
export interface Sector {
  code: string
  grossMargin: number
  netMargin: number
  volatility: number
  weight: number
}

/** A class of level 3: what it makes, and of which classes it buys. */
export interface Branch {
  code: string
  sector: string
  products: readonly Both[]
  inputs: readonly string[]
}

const english = shippedTable('sw2021-en') ?? {}
const englishOf = (code: string, zh: string): string => {
  const name = english[code]
  return typeof name === 'string' ? name : zh
}
const node = (code: string | undefined, level: 1 | 2 | 3, zh: string | undefined): DemoIndustry => {
  if (!code || !zh) throw new Error(`industry without code or name: ${code ?? zh}`)
  return {
    code,
    level,
    parentCode: level === 1 ? null : level === 2 ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`,
    zh,
    en: englishOf(code, zh),
  }
}

/** The industries of the demo market, level by level. */
export const industries: readonly DemoIndustry[] = [
  ...rowsOf(level1Table).map(([code, zh]) => node(code, 1, zh)),
  ...rowsOf(level2Table).map(([code, zh]) => node(code, 2, zh)),
  ...rowsOf(level3Table).map(([code, zh]) => node(code, 3, zh)),
]

export const sectors: readonly Sector[] = rowsOf(level1Table).map(([code = '', , gross, net, volatility, weight]) => ({
  code,
  grossMargin: Number(gross) / 100,
  netMargin: Number(net) / 100,
  volatility: Number(volatility),
  weight: Number(weight),
}))

export const branches: readonly Branch[] = rowsOf(level3Table).map(([code = '', , products = '', inputs = '']) => ({
  code,
  sector: `${code.slice(0, 2)}0000`,
  products: pairsOf(products),
  inputs: inputs.split(',').filter(Boolean),
}))

export const branchOf: ReadonlyMap<string, Branch> = new Map(branches.map((one) => [one.code, one]))
export const sectorOf: ReadonlyMap<string, Sector> = new Map(sectors.map((one) => [one.code, one]))
