import type { health, healthStates } from '@pandora/contract/domains/health/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { AnswersTold } from '../../http/answer-record.queries.ts'
import type { Coverage } from './offers/fact-summary.queries.ts'
import type { SourceFacts } from './queries.ts'
import { isStale, seriesStale } from './staleness.ts'

type Overview = OutputOf<typeof health.overview>
type State = (typeof healthStates)[number]

interface Health {
  sources: readonly SourceFacts[]
  failed: ReadonlySet<string>
  newest: readonly { frequency: string; newest: string | null }[]
  coverage: Coverage
  runs: { done: number; failed: number; running: number; rejected_rows: number }
  feeds: Overview['feeds']
  unitDoubts: Overview['unitDoubts']
  bytes: number
  figures: { waiting: number; companies: number; since: number | null }
  answers: AnswersTold & { since: number }
  /** Instant (ms) at which ages are told. */
  at: number
}

const least = (days: readonly (string | null)[]) => days.filter((day) => day !== null).sort()[0] ?? null
const greatest = (days: readonly (string | null)[]) =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null
const iso = (ms: number) => new Date(ms).toISOString()

/** Data health: every kind there can be, also those of which there is nothing. */
export function presentHealth({
  sources,
  failed,
  newest,
  coverage,
  runs,
  feeds,
  bytes,
  figures,
  unitDoubts,
  answers,
  at,
}: Health): Overview {
  const byKind = Map.groupBy(sources, (source) => source.kind)
  const kinds = (Object.keys(recordKinds) as KindName[]).map((kind) => {
    const own = byKind.get(kind) ?? []
    const { name } = recordKinds[kind]
    const facts = own.reduce((sum, one) => sum + one.facts, 0)
    const lastOn = greatest(own.map((one) => one.last_on))
    const stale = kind === 'observation' ? seriesStale(newest, at) : isStale(kind, lastOn, at)
    const state: State = failed.has(kind) ? 'error' : facts === 0 ? 'empty' : stale ? 'stale' : 'ok'
    return {
      kind,
      nameZh: name.zh,
      nameEn: name.en,
      state,
      facts,
      versions: own.reduce((sum, one) => sum + one.versions, 0),
      firstOn: least(own.map((one) => one.first_on)),
      lastOn,
      lastRecordedAt: own.length === 0 ? null : iso(Math.max(...own.map((one) => one.recorded_at))),
      sources: own.map((one) => ({
        source: one.source,
        profile: one.profile,
        facts: one.facts,
        lastRecordedAt: iso(one.recorded_at),
      })),
    }
  })
  return {
    ok: kinds.filter((one) => one.state === 'ok').length,
    of: kinds.length,
    kinds,
    coverage: {
      companies: coverage.companies,
      withPrices: coverage.with_prices,
      withIndustry: coverage.with_industry,
      withEnglishName: coverage.with_english_name,
      withNews: coverage.with_news,
      pricesWithoutCompany: coverage.prices_without_company,
      newsWithoutCompany: coverage.news_without_company,
    },
    runs: { done: runs.done, failed: runs.failed, running: runs.running, rejectedRows: runs.rejected_rows },
    feeds,
    unitDoubts,
    figures: { ...figures, since: figures.since === null ? null : iso(figures.since) },
    databaseBytes: bytes,
    answers: {
      ...answers,
      since: iso(answers.since),
      latest: answers.latest && { ...answers.latest, at: iso(answers.latest.at) },
    },
  }
}
