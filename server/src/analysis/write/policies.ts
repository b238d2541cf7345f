import { dayOf } from '@pandora/contract/time'
import { nameKey, type PolicyFacts } from '@pandora/intelligence/policy/facts'
import { issuerOf, type Issuer } from '@pandora/intelligence/policy/issuers'
import { policyTagsOf } from '@pandora/intelligence/policy/tags'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import {
  bodyColumns,
  documentColumns,
  headersGiven,
  referenceColumns,
  tagColumns,
  taskColumns,
  type HeaderRow,
} from './policies.queries.ts'
import { foundIn, type ReadDocument, type Reading, sinceOf } from './read-document.ts'

/** Units around a document that is named that are kept with it. */
const AROUND = 60
/** Tags of one document that are kept. */
const MOST_TAGS = 80

type Body = Issuer & { name: string; field: string | null; start: number | null; end: number | null }

/** Issuing bodies: those of the source's header, with the place in the text of those that it names too. */
function bodiesOf(facts: PolicyFacts, header: HeaderRow | undefined): Body[] {
  if (facts.corrected || !header?.bodies)
    return facts.bodies.map((body) =>
      body.end > body.start ? { ...body } : { ...body, field: null, start: null, end: null },
    )
  const names = header.bodies.split(/[、，,;；\s]+/u).filter(Boolean)
  return [...new Set(names)].map((name) => {
    const own = issuerOf(name)
    const told = facts.bodies.find((one) => one.name === name || one.department === own.department)
    return {
      ...own,
      level: header.level ?? own.level,
      region: (header.level ?? own.level) === 'local' ? (header.region_code ?? own.region) : null,
      name,
      field: told?.field ?? null,
      start: told?.start ?? null,
      end: told?.end ?? null,
    }
  })
}

/** A name of at most 200 characters that the database takes. */
const clean = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().toWellFormed().replaceAll('\0', ' ')

/** What a policy document says of itself, as rows; its header's word comes first. */
function rowsOf(row: ReadDocument, facts: PolicyFacts, header: HeaderRow | undefined, reading: Reading) {
  const { document } = row
  const begin = foundIn(row, reading)
  const bodies = bodiesOf(facts, header)
  const own = header?.number ? nameKey(header.number) : null
  const number = own === null || (facts.number && nameKey(facts.number.value) === own) ? facts.number : null
  const day = header?.signed_on ?? facts.signed?.value ?? null
  const signed = facts.signed?.value === day ? facts.signed : null
  const { effective, expires } = facts
  const given = facts.corrected ? undefined : header
  const level = given?.level ?? bodies[0]?.level ?? null
  return {
    document: [
      ...begin,
      reading.versionId,
      document.title,
      header?.number ?? facts.number?.value ?? null,
      number?.start ?? null,
      number?.end ?? null,
      facts.type,
      level,
      level === 'local' ? (given?.region_code ?? bodies[0]?.region ?? null) : null,
      day,
      signed?.start ?? null,
      signed?.end ?? null,
      // What holds from its issue or publication on is dated by the day of either.
      effective?.day ??
        (effective?.from === 'issue' ? day : effective?.from === 'publication' ? dayOf(document.published_at) : null),
      effective?.from ?? null,
      effective?.start ?? null,
      effective?.end ?? null,
      expires?.day ?? null,
      expires?.start ?? null,
      expires?.end ?? null,
      [...new Set([...facts.names, ...(own === null ? [] : [own])])].map(clean),
      facts.tasks.length,
      facts.references.length,
    ],
    bodies: bodies.map((body, place) => [
      ...begin,
      place,
      body.department,
      body.name,
      body.level,
      body.region,
      body.field,
      body.start,
      body.end,
    ]),
    references: facts.references.map((one, place) => [
      ...begin,
      place,
      one.relation,
      clean(one.title),
      nameKey(one.title),
      one.number,
      one.number === null ? '' : nameKey(one.number),
      one.start,
      one.end,
      clean(document.body.slice(Math.max(0, one.start - AROUND), one.end + AROUND)),
    ]),
    tasks: facts.tasks.map((task, place) => [
      ...begin,
      place,
      task.leads.map(clean),
      task.helps.map(clean),
      clean(task.action),
      task.deadline?.text ?? null,
      task.deadline?.due ?? null,
      task.figures.map(clean),
      task.heading,
      task.start,
      task.end,
    ]),
    departments: bodies.map((body) => body.department),
  }
}

/** Stores what policy documents say of themselves, and which departments, provinces and industries texts name. */
export async function storePolicies(tx: Db, rows: readonly ReadDocument[], reading: Reading): Promise<void> {
  const policies = rows.filter((row) => row.document.kind === 'policy' && row.analysis?.policy)
  const headers = await headersGiven(
    tx,
    reading.marketId,
    policies.map((row) => ({ documentId: row.document.document_id, at: sinceOf(row, reading.now) })),
  )
  const found = new Map(
    policies.map((row) => [
      row,
      rowsOf(row, row.analysis?.policy as PolicyFacts, headers.get(row.document.document_id), reading),
    ]),
  )
  const all = [...found.values()]
  await insertRows(
    tx,
    'policy_document',
    documentColumns,
    all.map((one) => one.document),
  )
  await insertRows(
    tx,
    'policy_body',
    bodyColumns,
    all.flatMap((one) => one.bodies),
  )
  await insertRows(
    tx,
    'policy_reference',
    referenceColumns,
    all.flatMap((one) => one.references),
  )
  await insertRows(
    tx,
    'policy_task',
    taskColumns,
    all.flatMap((one) => one.tasks),
  )
  const tags = rows.flatMap((row) => {
    const { kind, title, body } = row.document
    if (!row.analysis || (kind !== 'policy' && kind !== 'news')) return []
    const named = policyTagsOf({ title, body }, row.analysis.mentions, found.get(row)?.departments)
    // News that names no department of state is no policy news.
    if (kind === 'news' && !named.some(({ tag }) => tag === 'department')) return []
    return named
      .slice(0, MOST_TAGS)
      .map((one) => [...foundIn(row, reading), kind, one.tag, one.value, one.places, one.field, one.start, one.end])
  })
  await insertRows(tx, 'policy_tag', tagColumns, tags)
}
