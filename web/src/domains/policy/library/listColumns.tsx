import type { OutputOf } from '@pandora/contract/operation'
import type { policy } from '@pandora/contract/domains/policy/operations'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { languageNow } from '../../../lib/texts.ts'
import { StateWord } from '../../../ui/StateWord.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { PolicySay } from '../texts.ts'
import { stateColour, stateName, typeName } from '../words.ts'

type Item = OutputOf<typeof policy.list>['dataList'][number]

/** Names of those who issue a document, in the interface language. */
export const issuersOf = ({ bodies }: Pick<Item, 'bodies'>): string =>
  bodies.map((body) => named(body.name, body.nameEn, languageNow())).join(' · ')

/** Who issues a document: in the table behind the list a column, in the list a line of its own. */
export const issuerColumn = (t: PolicySay): Column<Item> => ({
  key: 'issuer',
  title: t('issuer'),
  value: (row) => issuersOf(row) || null,
})

/**
 * Columns of the library: a document by its title, who issues it and how it begins; where it is narrow in two lines, by
 * its title and day.
 */
export function listColumns(t: PolicySay, narrow: boolean, sourceOf: (row: Item) => string): Column<Item>[] {
  const state: Column<Item> = {
    key: 'state',
    title: t('state'),
    width: narrow ? '100px' : '124px',
    value: (row) => row.state && stateName(row.state),
    cell: ({ state: own }) => (own ? <StateWord colour={stateColour[own]}>{stateName(own)}</StateWord> : '–'),
  }
  const title: Column<Item> = {
    key: 'title',
    title: t('document'),
    width: 'minmax(240px, 4fr)',
    value: (row) => row.title,
    cell: (row) => {
      const name = <span lang={row.language}>{row.title}</span>
      if (narrow)
        return (
          <TwoLines
            first={<Truncated lines={2}>{name}</Truncated>}
            second={[row.publishedOn, issuersOf(row)].filter(Boolean).join(' · ')}
          />
        )
      const issued = [issuersOf(row) || sourceOf(row), row.number, row.signedOn].filter(Boolean).join(' · ')
      return (
        <TwoLines
          first={<TwoLines first={name} second={issued} />}
          second={<span lang={row.language}>{row.summary}</span>}
        />
      )
    },
  }
  if (narrow) return [title, state]
  return [
    { key: 'date', title: t('date'), width: '96px', value: (row) => row.publishedOn },
    title,
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
