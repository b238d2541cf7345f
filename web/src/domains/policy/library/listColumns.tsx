import type { OutputOf } from '@pandora/contract/operation'
import type { policy } from '@pandora/contract/domains/policy/operations'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { languageNow } from '../../../lib/texts.ts'
import { StateWord } from '../../../ui/StateWord.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { PolicySay } from '../texts.ts'
import { stateColour, stateName, typeName } from '../words.ts'

type Item = OutputOf<typeof policy.list>['dataList'][number]

/** Names of those who issue a document, in the interface language. */
export const issuersOf = ({ bodies }: Pick<Item, 'bodies'>): string =>
  bodies.map((body) => named(body.name, body.nameEn, languageNow())).join(' · ')

/** Columns of the library; where it is narrow a document is told in two lines. */
export function listColumns(t: PolicySay, narrow: boolean, sourceOf: (row: Item) => string): Column<Item>[] {
  const state: Column<Item> = {
    key: 'state',
    title: t('state'),
    width: '124px',
    value: (row) => row.state && stateName(row.state),
    cell: ({ state: own }) => (own ? <StateWord colour={stateColour[own]}>{stateName(own)}</StateWord> : '–'),
  }
  const title: Column<Item> = {
    key: 'title',
    title: t('document'),
    width: 'minmax(240px, 4fr)',
    value: (row) => row.title,
    cell: (row) => (
      <TwoLines
        first={<span lang={row.language}>{row.title}</span>}
        second={
          narrow
            ? [row.publishedOn, issuersOf(row)].filter(Boolean).join(' · ')
            : [row.number, row.signedOn].filter(Boolean).join(' · ') || sourceOf(row)
        }
      />
    ),
  }
  if (narrow) return [title, state]
  return [
    { key: 'date', title: t('date'), width: '96px', value: (row) => row.publishedOn },
    title,
    { key: 'issuer', title: t('issuer'), width: 'minmax(120px, 1.4fr)', value: (row) => issuersOf(row) || null },
    { key: 'type', title: t('type'), width: '88px', value: (row) => typeName(row.type) },
    state,
    {
      key: 'tasks',
      title: t('tasks'),
      width: '72px',
      figures: true,
      value: (row) => row.tasks,
      cell: (row) => number(row.tasks, { digits: 0 }),
    },
  ]
}
