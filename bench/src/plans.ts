import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What PostgreSQL did for one call. */
export interface PlanCost {
  statements: number
  /** Time of all statements together, in ms. */
  sqlMs: number
  /** Rows that scans read, also those that a condition then dropped. */
  rowsRead: number
  /** Tables read from end to end, with the rows read of each; tables of fewer than 500 rows are left out. */
  whole: string[]
  /** Indexes read, the most rows first. */
  indexes: string[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Address of a database whose sessions write the plan and the time of every statement into the cluster's log. */
export function explained(databaseUrl: string): string {
  const options = [
    'session_preload_libraries=auto_explain',
    'auto_explain.log_min_duration=0',
    'auto_explain.log_analyze=on',
    'auto_explain.log_timing=off',
    'auto_explain.log_format=json',
    'auto_explain.log_parameter_max_length=0',
  ]
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}options=${encodeURIComponent(options.map((one) => `-c ${one}`).join(' '))}`
}

/** Plans that a cluster's log has got since a place in it. */
export class PlanLog {
  readonly #path: string
  #at = 0
  constructor(home: string) {
    this.#path = join(home, 'postgres.log')
  }

  /** From here on. */
  async begin(): Promise<void> {
    this.#at = (await stat(this.#path)).size
  }

  /** What was done since. */
  async cost(): Promise<PlanCost> {
    const file = await open(this.#path)
    try {
      const { size } = await file.stat()
      const { buffer } = await file.read(Buffer.alloc(size - this.#at), 0, size - this.#at, this.#at)
      return costOf(buffer.toString('utf8'))
    } finally {
      await file.close()
    }
  }
}

/** Sums up the plans in a piece of log. */
export function costOf(log: string): PlanCost {
  const reads = new Map<string, number>()
  const wholes = new Map<string, number>()
  let [statements, sqlMs, rowsRead] = [0, 0, 0]
  const visit = (node: PlanNode): void => {
    const loops = node['Actual Loops'] ?? 0
    const rows =
      ((node['Actual Rows'] ?? 0) +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      loops
    if (node['Relation Name'] !== undefined) {
      rowsRead += rows
      if (node['Index Name'] !== undefined) reads.set(node['Index Name'], (reads.get(node['Index Name']) ?? 0) + rows)
      else if (node['Node Type'].includes('Seq Scan') && rows >= 500)
        wholes.set(node['Relation Name'], (wholes.get(node['Relation Name']) ?? 0) + rows)
    }
    node.Plans?.forEach(visit)
  }
  for (const found of log.matchAll(/duration: ([\d.]+) ms {2}plan:\n([\s\S]*?\n\t?\})(?=\n(?!\t))/g)) {
    statements++
    sqlMs += Number(found[1])
    visit((JSON.parse((found[2] ?? '').replaceAll('\n\t', '\n')) as { Plan: PlanNode }).Plan)
  }
  const listed = (map: ReadonlyMap<string, number>) =>
    [...map].toSorted((a, b) => b[1] - a[1]).map(([name, rows]) => `${name} ${Math.round(rows)}`)
  return {
    statements,
    sqlMs: Math.round(sqlMs * 1000) / 1000,
    rowsRead: Math.round(rowsRead),
    whole: listed(wholes),
    indexes: listed(reads),
  }
}
