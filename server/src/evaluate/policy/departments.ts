import { builtInEntries } from '@pandora/intelligence/entities/built-in'
import { buildGazetteer } from '@pandora/intelligence/entities/gazetteer'
import { link } from '@pandora/intelligence/entities/link'
import { issuerOf, namesOfIssuer } from '@pandora/intelligence/policy/issuers'
import { policyTagsOf } from '@pandora/intelligence/policy/tags'
import { record, textOf } from '@pandora/intelligence/tasks/marks'
import { labelledRows } from '../../models/labelled-file.ts'
import { share } from '../shares.ts'

/** Tags that name a department by what it does. */
const spoken: Readonly<Record<string, string>> = { 金融监管: '国家金融监督管理总局', 国务院常务会议: '国务院' }
/** Departments that most tags name which were not found, and texts of each that are shown. */
const [SHOWN, EXAMPLES] = [25, 2]

/**
 * Departments found in news of policies (rows with `title`, `content`, `departments` of `name` and `group`) against the
 * tags of its agency, each department by its usual name. A tag counts as named where the text has one of the
 * department's names; of what is found beyond the tags nothing is said, since a tag that is missing proves nothing.
 */
export async function policyDepartments(file: string): Promise<object> {
  const gazetteer = buildGazetteer(builtInEntries)
  const rows = await labelledRows(file)
  const tags = { all: 0, named: 0, found: 0 }
  const byGroup: Record<string, { named: number; found: number }> = {}
  const missed = new Map<string, { tags: number; examples: string[] }>()
  const said = { documents: 0, departments: 0, tagged: 0 }
  for (const row of rows) {
    const document = { title: textOf(row['title']), body: textOf(row['content']) }
    const text = `${document.title}\n${document.body}`
    const found = new Set(
      policyTagsOf(document, link(document, gazetteer)).flatMap(({ tag, value }) =>
        tag === 'department' ? [value] : [],
      ),
    )
    const gold = new Map(
      (Array.isArray(row['departments']) ? row['departments'] : []).map((one) => {
        const { name, group } = record(one)
        const printed = spoken[textOf(name)] ?? textOf(name)
        return [issuerOf(printed).department, { name: printed, group: textOf(group) }] as const
      }),
    )
    if (found.size > 0) said.documents++
    said.departments += found.size
    said.tagged += [...found].filter((one) => gold.has(one)).length
    for (const [department, { name, group }] of gold) {
      tags.all++
      if (![name, ...namesOfIssuer(name)].some((one) => text.includes(one))) continue
      const count = (byGroup[group] ??= { named: 0, found: 0 })
      tags.named++
      count.named++
      if (found.has(department)) {
        tags.found++
        count.found++
        continue
      }
      const own = missed.get(name) ?? { tags: 0, examples: [] }
      missed.set(name, own)
      own.tags++
      if (own.examples.length < EXAMPLES) own.examples.push(document.title || document.body.slice(0, 60))
    }
  }
  return {
    task: 'policy-departments',
    rows: rows.length,
    tags: { ...tags, recall: share(tags.found, tags.named) },
    byGroup: Object.fromEntries(
      Object.entries(byGroup).map(([group, one]) => [group, { ...one, recall: share(one.found, one.named) }]),
    ),
    said,
    missed: [...missed]
      .toSorted(([, a], [, b]) => b.tags - a.tags)
      .slice(0, SHOWN)
      .map(([name, one]) => ({ name, ...one })),
  }
}
