import { intensityOf, policyLevels, type PolicyLevel } from '@pandora/contract/domains/policy/names'
import type { countedArea, departmentGroup, issuingBody, policyItem } from '@pandora/contract/domains/policy/shapes'
import { dayOf } from '@pandora/contract/time'
import { issuerEnglish, provinceOrder, type GivenNames } from '@pandora/intelligence/policy/issuers'
import { placeName } from '@pandora/intelligence/risks/places'
import type { z } from 'zod'
import { summaryOf } from '../documents/offers/documents.ts'
import type { BodyRow } from './library.queries.ts'
import type { LibraryEntry } from './library.ts'

export function presentBody(row: BodyRow, given: GivenNames): z.infer<typeof issuingBody> {
  const region = placeName(row.region_code ?? '')
  return {
    department: row.department,
    name: row.name,
    nameEn: issuerEnglish(row.department, given),
    level: row.level,
    region: row.region_code,
    regionZh: region?.zh ?? null,
    regionEn: region?.en ?? null,
    place:
      row.field !== null && row.starts_at !== null && row.ends_at !== null
        ? { field: row.field, start: row.starts_at, end: row.ends_at }
        : null,
  }
}

/** A policy in a list. */
export function presentItem({ row, document, bodies, state, given }: LibraryEntry): z.infer<typeof policyItem> {
  return {
    documentId: row.document_id,
    title: document.title,
    language: document.language,
    number: row.number,
    type: row.type,
    level: row.level,
    bodies: bodies.map((one) => presentBody(one, given)),
    publishedOn: dayOf(row.published_at),
    signedOn: row.signed_on,
    effectiveOn: row.effective_on,
    expiresOn: row.expires_on,
    state,
    source: document.source_name,
    sourceEn: document.source_name_en,
    summary: summaryOf(document.title, document.opening, document.language),
    tasks: row.tasks,
    references: row.named,
  }
}

/** Place of a province in the standard order; what is not in it last (POLICY-17). */
const placeOf = (region: string | null): number => {
  const at = provinceOrder.indexOf(region ?? '')
  return at < 0 ? provinceOrder.length : at
}

/** Departments in their three groups; local ones by province, the others by count (POLICY-16, POLICY-17). */
export function presentDepartments(
  rows: readonly { department: string; level: PolicyLevel; region_code: string | null; count: number }[],
  given: GivenNames,
): z.infer<typeof departmentGroup>[] {
  return policyLevels.map((type) => {
    const dataList = rows
      .filter(({ level }) => level === type)
      .map((row) => ({
        department: row.department,
        nameEn: issuerEnglish(row.department, given),
        region: row.region_code,
        count: row.count,
      }))
      .toSorted(
        (a, b) =>
          (type === 'local' ? placeOf(a.region) - placeOf(b.region) : 0) ||
          b.count - a.count ||
          (a.department < b.department ? -1 : 1),
      )
    return { type, dataList, sum: dataList.reduce((sum, { count }) => sum + count, 0) }
  })
}

/** Every province with its count and how strongly it is coloured (POLICY-14). */
export function presentAreas(rows: readonly { region: string; count: number }[]): z.infer<typeof countedArea>[] {
  const counts = new Map(rows.map(({ region, count }) => [region, count]))
  const largest = Math.max(0, ...counts.values())
  return provinceOrder.map((region) => {
    const name = placeName(region)
    const count = counts.get(region) ?? 0
    return {
      region,
      nameZh: name?.zh ?? region,
      nameEn: name?.en ?? region,
      count,
      intensity: intensityOf(count, largest),
    }
  })
}
