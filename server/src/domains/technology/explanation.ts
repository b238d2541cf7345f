import type { OutputOf } from '@pandora/contract/operation'
import type { technology } from '@pandora/contract/domains/technology/operations'
import { KEYWORD_WEEKS } from '@pandora/contract/domains/technology/names'
import { dayOf, instantOf } from '@pandora/contract/time'
import { weekBursts } from '@pandora/intelligence/technology/course'
import { definitionsIn } from '@pandora/intelligence/technology/definitions'
import { around } from '@pandora/intelligence/technology/keyword'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { z } from 'zod'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { textsOfDocuments } from '../documents/offers/documents.queries.ts'
import { askedKeyword, textQuery, type AskedKeyword } from './asked.ts'
import { presentDefinition, presentFirst, presentTerm } from './present.ts'
import { documentsHolding, firstHolding, weeksHolding, weeksOfAll } from './told.queries.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY
/** Definitions shown, and texts that they are looked for in. */
const [DEFINITIONS, TEXTS] = [5, 120]
/** How definitions go on behind the keyword, as a text index finds them. */
const goesOn = [
  '是指',
  '是一种',
  '是一类',
  '指的是',
  '又称',
  '俗称',
  '是',
  ' is a',
  ' is an',
  ' is the',
  ' refers to',
  ' means',
  ' are',
]

/** All documents of the weeks of a course; held for the week. */
export const heldWeeks = defineHeld({
  id: 'technology.weeks',
  reads: ['document'],
  input: z.object({ from: z.number(), to: z.number() }),
  load: async ({ db, view }, span): Promise<ReadonlyMap<number, number>> =>
    new Map((await weeksOfAll(db, view, span)).map((row) => [row.week, row.documents])),
})

/** Mondays (ms) of the weeks up to an instant, the oldest first. */
function weeksTo(at: number): { from: number; to: number } {
  const today = instantOf(dayOf(at))
  // 5 January 1970 was a Monday.
  const monday = today - ((((Math.floor((today + 8 * 3_600_000) / DAY) + 3) % 7) + 7) % 7) * DAY
  return { from: monday - (KEYWORD_WEEKS - 1) * WEEK, to: monday + WEEK - 1 }
}

interface Call {
  services: HeldServices
  db: Db
  view: View
  now: number
}

/** What a keyword is, by the list of terms and by texts. */
export async function explanationOf(call: Call, text: string): Promise<OutputOf<typeof technology.keyword>> {
  const { services, db, view, now } = call
  const asked = await askedKeyword(services, view, text, now)
  const { query, byCompanies, told } = asked
  const { term } = query
  const sought = textQuery(told)
  const span = weeksTo(view.asOf ?? now)
  const [counts, all, first, definitions] = await Promise.all([
    sought === null ? [] : weeksHolding(db, view, sought, span),
    heldWeeks.read(services, view, span),
    sought === null ? null : firstHolding(db, view, sought),
    definitionsOf(call, asked),
  ])
  const of = new Map(counts.map((row) => [row.week, row.documents]))
  const begins = [...of.keys(), ...all.keys()].reduce((least, week) => Math.min(least, week), KEYWORD_WEEKS)
  const numbers = Array.from({ length: Math.max(0, KEYWORD_WEEKS - begins) }, (_, at) => begins + at)
  const week = numbers.map((number) => dayOf(span.from + number * WEEK))
  const documents = numbers.map((number) => of.get(number) ?? 0)
  const every = numbers.map((number) => all.get(number) ?? 0)
  const { broader, narrower } = term ? around(term) : { broader: [], narrower: [] }
  const others = (words: readonly string[]) =>
    words.filter((word) => word.toLowerCase() !== query.keyword.toLowerCase())
  return {
    keyword: query.keyword,
    term: term ? presentTerm(term) : null,
    synonyms: { zh: others(term?.zh ?? []), en: others(term?.en ?? []) },
    byCompanies: [...byCompanies],
    broader: broader.map(presentTerm),
    narrower: narrower.map(presentTerm),
    definitions,
    first: first ? presentFirst(first) : null,
    documents: documents.reduce((sum, one) => sum + one, 0),
    course: { week, documents, all: every, bursts: weekBursts(week, documents, every) },
  }
}

/** Sentences that say what a keyword is, the plainest and newest first, each wording once. */
async function definitionsOf({ db, view, now }: Call, { told }: AskedKeyword) {
  const query = textQuery(told.flatMap((word) => goesOn.map((rest) => `${word}${rest}`)))
  if (query === null) return []
  const held = await documentsHolding(db, view, { query, companyId: null, from: null, to: view.asOf ?? now }, TEXTS)
  const texts = await textsOfDocuments(
    db,
    view,
    held.map((row) => row.document_id),
  )
  const place = new Map(held.map((row, at) => [row.document_id, at]))
  const seen = new Set<string>()
  return texts
    .flatMap((row) => definitionsIn(row.body, told).map((one) => ({ row, one })))
    .toSorted(
      (a, b) =>
        b.one.strength - a.one.strength ||
        (place.get(a.row.document_id) ?? 0) - (place.get(b.row.document_id) ?? 0) ||
        a.one.start - b.one.start,
    )
    .filter(({ one: { text } }) => (seen.has(text) ? false : seen.add(text)))
    .slice(0, DEFINITIONS)
    .map(({ row, one }) => presentDefinition(row, one))
}
