import type { LiveTopic } from '@pandora/contract/live'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import { factTopics } from '../imports/after-merge.ts'

/** What tells of a change in each table that is no kind of fact; what never changes while a process runs has no topic. */
const derivedTopics = {
  document_analysis: ['analysis'],
  event_evidence: ['analysis'],
  event_taken_over: ['analysis', 'companies'],
  theme_document: ['analysis'],
  company_score: ['analysis'],
  company_score_history: ['analysis'],
  score_day: ['analysis'],
  keyword_month: ['analysis'],
  policy_link: ['analysis'],
  correction: ['analysis'],
  analysis_state: ['analysis'],
  analysis_waiting: ['analysis', 'documents'],
  company_quarter: ['figures'],
  valuation_history: ['figures'],
  figures_waiting: ['figures', 'companies'],
  business_line: ['companies'],
  business_type: ['companies'],
  business_name: ['companies'],
  report_period: ['companies'],
  search_form: ['companies'],
  exchange: [],
  region: [],
  import_run: [],
  market: [],
  analysis_version: [],
} as const satisfies Readonly<Record<string, readonly LiveTopic[]>>

/** Facts that reading documents finds too. */
const found: ReadonlySet<string> = new Set(['document_company', 'event', 'event_company'])

/** A table that an answer that is held may rest on: a kind of fact, or what is derived from facts. */
export type ReadTable = KindName | keyof typeof derivedTopics

/** Whether an answer that rests on a table may be held: whether its changes are told of. */
export const isReadTable = (table: string): table is ReadTable => table in recordKinds || table in derivedTopics

/** The live topics that tell of any change in the tables. */
export function topicsOf(tables: Iterable<ReadTable>): readonly LiveTopic[] {
  const topics = new Set<LiveTopic>()
  for (const table of tables) {
    for (const topic of table in recordKinds
      ? [factTopics[table as KindName].topic]
      : derivedTopics[table as keyof typeof derivedTopics])
      topics.add(topic)
    if (found.has(table)) topics.add('analysis')
  }
  return [...topics].toSorted()
}
