import type { OutputOf } from '@pandora/contract/operation'
import type { technology } from '@pandora/contract/domains/technology/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { sentencesWith } from '@pandora/intelligence/technology/definitions'
import { finderFormula } from '@pandora/intelligence/technology/rank'
import { EVIDENCE_DAYS } from '@pandora/intelligence/themes/membership'
import { phraseOf } from '@pandora/intelligence/words/phrase'
import { placesOf } from '@pandora/intelligence/words/snippet'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { companyNames } from '../../shared/names.ts'
import { textsOfDocuments } from '../documents/offers/documents.queries.ts'
import { suppliesNaming } from '../supply/offers/products.queries.ts'
import { askedKeyword, textQuery } from './asked.ts'
import { linesOfReport, profileOf } from './evidence.queries.ts'
import { foundCompanies } from './found.ts'
import { groundOf } from './ground.ts'
import { presentGrounds, presentProfile, presentSentence } from './present.ts'
import { documentsHolding } from './told.queries.ts'

/** Texts whose sentences are shown, and sentences of one. */
const [TEXTS, OF_ONE] = [20, 2]
const SUPPLIES = 20
const DAY = 86_400_000

/** Why a keyword finds a company: every ground with where it stands. Refuses a company that the market does not list. */
export async function evidenceOf(
  { services, db, view, now }: { services: HeldServices; db: Db; view: View; now: number },
  text: string,
  companyId: string,
): Promise<OutputOf<typeof technology.evidence>> {
  const asked = await askedKeyword(services, view, text, now)
  const { query, told } = asked
  const [{ companies }, found] = await Promise.all([
    groundOf(services, view, now),
    foundCompanies(services, view, query.keyword, now),
  ])
  const company = companies.get(companyId)
  if (!company) throw new Refusal(errors.NOT_FOUND)
  const one = found.find((other) => other.company.companyId === companyId)
  const words = [...query.same, ...query.narrower]
  const [segments, profile, supplies, sentences] = await Promise.all([
    linesOfReport(db, view, companyId, company.periodEnd),
    profileOf(db, view, companyId),
    suppliesNaming(db, view, { supplierId: companyId, words: words.map((word) => word.toLowerCase()), now }, SUPPLIES),
    sentencesOf({ db, view, at: view.asOf ?? now }, told, companyId),
  ])
  const names = await companyNames(db, view, [...new Set(supplies.map((row) => row.customer_id))])
  const marks = profile ? placesOf(profile.main_business, words.map(phraseOf)) : []
  return {
    companyId,
    nameZh: company.nameZh,
    nameEn: company.nameEn,
    keyword: query.keyword,
    formula: finderFormula,
    points: one?.points ?? 0,
    parts: one?.parts ?? [],
    band: one?.band ?? null,
    businessShare: one?.share ?? null,
    businessPeriod: company.periodEnd,
    ...presentGrounds(segments, one?.fitting ?? [], supplies, names),
    profile: profile && marks.length > 0 ? presentProfile(profile, marks) : null,
    sentences,
    stories: one?.stories ?? 0,
  }
}

/** Sentences of the newest texts of the year that name a company and hold words. */
async function sentencesOf(
  { db, view, at }: { db: Db; view: View; at: number },
  words: readonly string[],
  companyId: string,
) {
  const query = textQuery(words)
  if (query === null) return []
  const held = await documentsHolding(db, view, { query, companyId, from: at - EVIDENCE_DAYS * DAY, to: at }, TEXTS)
  const texts = await textsOfDocuments(
    db,
    view,
    held.map((row) => row.document_id),
  )
  const of = new Map(texts.map((row) => [row.document_id, row]))
  return held.flatMap(({ document_id: id, about }) => {
    const row = of.get(id)
    if (!row) return []
    const own = sentencesWith(row.body, words).slice(0, OF_ONE)
    // Where the headline alone holds it, that is the sentence; it stands at no place of the body.
    const told = own.length > 0 ? own : sentencesWith(row.title, words).map((one) => ({ ...one, start: 0, end: 0 }))
    return told.map((sentence) => presentSentence(row, sentence, about))
  })
}
