import type { z } from 'zod'
import type { financing, investmentParts } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { isCalledOff, sentenceAt, tellsOfRisk } from '@pandora/intelligence/reports/investments'
import type { AnalysedRow } from '../../analysis/offers/analysed.queries.ts'
import type { Evidence } from '../../impact/offers/evidence.queries.ts'
import { nameless, type EntityNames } from '../../../shared/entity-names.queries.ts'
import { presentProvenance } from '../../../shared/provenance.ts'
import type { CapitalRow, RoundRow } from './queries.ts'

type Org = OutputOf<typeof financing.orgs>['dataList'][number]
type Part = (typeof investmentParts)[number]

/** Types of events that name who puts money in or holds, and what part they play. */
export const capitalTypes: Readonly<Record<string, Part>> = {
  'holder-buys': 'buys',
  'holder-sells': 'sells',
  pledge: 'pledge',
  'equity-transfer': 'transfer',
  financing: 'placement',
  'control-change': 'control',
}

/**
 * Whether a document tells of an event of capital as made or announced: no rumour, no denial, no risk that is warned
 * of, and nothing called off.
 */
export function tookPlace(
  row: Pick<CapitalRow, 'document_id' | 'place' | 'modality'>,
  results: ReadonlyMap<string, AnalysedRow>,
  texts: ReadonlyMap<string, { title: string; body: string }>,
): boolean {
  if (row.modality !== 'fact' && row.modality !== 'plan') return false
  const [text, trigger] = [texts.get(row.document_id), results.get(row.document_id)?.result?.events[row.place]?.trigger]
  if (!text || !trigger) return true
  const own = trigger.field === 'title' ? text.title : text.body
  return !tellsOfRisk(own, trigger.start) && !isCalledOff(sentenceAt(own, trigger.start))
}

interface Named {
  nameZh: string | null
  nameEn: string | null
  companyId: string | null
  part: Org['parts'][number]
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Who took part in rounds. Names stand in the order of the source, the same in both languages. */
export function investorsOf(rows: readonly RoundRow[], companies: ReadonlyMap<string, string>): Named[] {
  return rows.flatMap((row) =>
    Array.from({ length: Math.max(row.investors_zh.length, row.investors_en.length) }, (_, at): Named => {
      const [nameZh, nameEn] = [
        row.investors_zh[at] ?? null,
        row.investors_zh.length === row.investors_en.length || row.investors_zh.length === 0
          ? (row.investors_en[at] ?? null)
          : null,
      ]
      return {
        nameZh,
        nameEn,
        companyId: companies.get(nameZh ?? '') ?? companies.get(nameEn ?? '') ?? null,
        part: {
          part: 'round',
          day: row.announced_on,
          round: row.round,
          roundId: row.round_id,
          ofZh: row.company_zh,
          ofEn: row.company_en,
          eventId: null,
          modality: null,
          amount: row.amount,
          unit: row.amount === null ? null : row.currency,
          document: null,
          provenance: presentProvenance(row),
        },
      }
    }),
  )
}

/**
 * Organisations that events of a company's capital name beside it; of an event's documents the surest that names
 * anybody.
 */
export function holdersOf(
  companyId: string,
  rows: readonly CapitalRow[],
  results: ReadonlyMap<string, AnalysedRow>,
  evidence: ReadonlyMap<string, Evidence>,
  names: EntityNames,
): Named[] {
  return [...Map.groupBy(rows, (row) => row.event_id).values()].flatMap((told) => {
    for (const row of told) {
      const part = capitalTypes[row.type]
      // Who is told of first may be the one who buys.
      const subject =
        row.subject_id === null || row.subject_id === companyId
          ? []
          : [{ text: names.get(row.subject_id)?.zh ?? row.subject_id, companyId: row.subject_id }]
      const roles = (results.get(row.document_id)?.result?.events[row.place]?.roles ?? []).filter(
        (one) => (one.role === 'counterpart' || one.role === 'organisation') && one.companyId !== companyId,
      )
      const seen = new Map([...subject, ...roles].map((one) => [one.companyId ?? one.text, one]))
      if (seen.size === 0 || !part) continue
      return [...seen.values()].map((one): Named => {
        const known = one.companyId === null ? nameless : (names.get(one.companyId) ?? nameless)
        return {
          nameZh: known.zh ?? (isChinese(one.text) ? one.text : null),
          nameEn: known.en ?? (isChinese(one.text) ? null : one.text),
          companyId: one.companyId,
          part: {
            part,
            day: dayOf(row.happened_at),
            round: null,
            roundId: null,
            ofZh: null,
            ofEn: null,
            eventId: row.event_id,
            modality: row.modality,
            amount: row.amount,
            unit: row.amount === null ? null : row.unit,
            document: evidence.get(row.document_id) ?? null,
            provenance: null,
          },
        }
      })
    }
    return []
  })
}

/** Organisations (COMP-44), who acted last first, each with its parts, newest first. */
export function presentOrgs(named: readonly Named[]): Org[] {
  const found = new Map<string, z.infer<typeof financing.orgs.output>['dataList'][number]>()
  for (const { nameZh, nameEn, companyId, part } of named) {
    const key = companyId ?? nameZh ?? nameEn ?? ''
    const org = found.get(key) ?? { nameZh, nameEn, companyId, latest: part.day, parts: [] }
    found.set(key, {
      ...org,
      nameEn: org.nameEn ?? nameEn,
      latest: part.day > org.latest ? part.day : org.latest,
      parts: [...org.parts, part],
    })
  }
  return [...found.values()]
    .map((org) => ({ ...org, parts: org.parts.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)) }))
    .toSorted((a, b) =>
      a.latest < b.latest
        ? 1
        : a.latest > b.latest
          ? -1
          : (a.nameZh ?? a.nameEn ?? '') < (b.nameZh ?? b.nameEn ?? '')
            ? -1
            : 1,
    )
}
