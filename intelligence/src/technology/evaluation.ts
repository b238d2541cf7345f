import { fullTextRank, indexed, trigramRank, trigramsOf } from './baselines.ts'
import { keywordQuery } from './keyword.ts'
import { finderText, keywordMatcher } from './match.ts'
import { ndcg } from './ndcg.ts'
import { findIn, type FinderLine } from './rank.ts'

/** A company as the files of a market describe it. */
export interface DescribedCompany {
  code: string
  names: readonly string[]
  nameEn: string | null
  profile: string | null
  classes: readonly string[]
  lines: readonly { dimension: 'product' | 'industry'; name: string; revenue: number | null; share: number | null }[]
}

/** Companies marked by hand for a keyword, by code; `part`: whether rules were set with it in view. */
export interface KeywordMarks {
  keyword: string
  part: 'tuned' | 'unseen'
  main: readonly string[]
  among: readonly string[]
  none: readonly string[]
}

/** One ranking: a number a company. */
type Ranking = (keyword: string) => ReadonlyMap<string, number>

function rankingsOf(companies: readonly DescribedCompany[]): Record<'product' | 'fullText' | 'trigram', Ranking> {
  const held = companies.map((one) => {
    const lines = one.lines.map(({ dimension, name, revenue, share }): FinderLine => ({
      dimension,
      name,
      ready: finderText(name),
      revenue,
      revenueShare: share,
    }))
    return {
      code: one.code,
      company: {
        lines,
        profile: one.profile === null ? null : finderText(one.profile),
        names: finderText(one.names.join(' · '), one.nameEn),
        classes: one.classes.map((name) => finderText(name)),
        supplied: [],
      },
      text: indexed(
        [...one.names, one.nameEn ?? ''].join(' '),
        [one.profile ?? '', ...one.lines.map(({ name }) => name)].join('。'),
      ),
      pieces: [...one.names, ...(one.profile ?? '').split(/[,，、;；。]/u), ...one.lines.map(({ name }) => name)]
        .filter((piece) => piece !== '')
        .map(trigramsOf),
    }
  })
  const ranked = (rank: (one: (typeof held)[number]) => number) => new Map(held.map((one) => [one.code, rank(one)]))
  return {
    product: (keyword) => {
      const query = keywordQuery(keyword)
      const matchers = { names: keywordMatcher(query, true), texts: keywordMatcher(query, false) }
      return ranked(({ company }) => findIn(company, matchers, { about: 0, mentions: 0 })?.points ?? 0)
    },
    fullText: (keyword) => ranked(({ text }) => fullTextRank(text, keyword)),
    trigram: (keyword) => {
      const grams = trigramsOf(keyword)
      return ranked(({ pieces }) => trigramRank(pieces, grams))
    },
  }
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * How well companies of a market are ranked for keywords, by marks made by hand, beside a full-text index and trigrams
 * on the same texts. Each ranks the whole market; companies without a mark are left out of the order. `judgedAmongTen`:
 * how many of the first ten of the whole market bear a mark.
 */
export function technologyFigures(
  companies: readonly DescribedCompany[],
  marks: readonly KeywordMarks[],
  now: () => number,
) {
  const rankings = rankingsOf(companies)
  const known = new Set(companies.map(({ code }) => code))
  const begun = now()
  const rows = marks.map(({ keyword, part, main, among, none }) => {
    const gold = new Map<string, number>(
      [
        ...none.map((code) => [code, 0] as const),
        ...among.map((code) => [code, 1] as const),
        ...main.map((code) => [code, 2] as const),
      ].filter(([code]) => known.has(code)),
    )
    const figures = Object.fromEntries(
      Object.entries(rankings).map(([name, ranking]) => {
        const order = [...ranking(keyword)].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        const judged = order.flatMap(([code]) => gold.get(code) ?? [])
        const first = order.filter(([, points]) => points > 0).slice(0, 10)
        return [name, { ndcg: ndcg(judged), judged: first.filter(([code]) => gold.has(code)).length, of: first.length }]
      }),
    )
    return { keyword, part, marked: gold.size, figures }
  })
  const seconds = (now() - begun) / 1000
  const summary = (own: readonly (typeof rows)[number][]) => ({
    keywords: own.length,
    marked: own.reduce((sum, { marked }) => sum + marked, 0),
    ...Object.fromEntries(
      Object.keys(rankings).map((name) => [
        name,
        {
          ndcg10: mean(own.flatMap(({ figures }) => figures[name]?.ndcg ?? [])),
          judgedAmongTen: mean(
            own.flatMap(({ figures: { [name]: one } }) => (one && one.of > 0 ? one.judged / one.of : [])),
          ),
        },
      ]),
    ),
  })
  return {
    task: 'technology',
    companies: companies.length,
    all: summary(rows),
    tuned: summary(rows.filter(({ part }) => part === 'tuned')),
    unseen: summary(rows.filter(({ part }) => part === 'unseen')),
    perKeyword: Object.fromEntries(
      rows.map(({ keyword, figures }) => [
        keyword,
        Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, one.ndcg])),
      ]),
    ),
    secondsPerKeyword: rows.length === 0 ? null : seconds / rows.length,
  }
}
