import { useMemo } from 'react'
import { industries } from '@pandora/contract/industries'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { industryTexts } from './texts.ts'
import type { Tree } from './treeNodes.ts'
import styles from './Industries.module.css'

type First = Tree['nodeList'][number]
type Keys = NonNullable<(typeof industryTexts)['key']>

function columnsOf(t: Translate<Keys>, language: string, most: number): Column<First>[] {
  return [
    { key: 'code', title: t('code'), width: '76px', wideOnly: true, value: ({ id }) => id },
    { key: 'name', title: t('name'), width: 'minmax(110px, 1.2fr)', value: (one) => named(one.nodeName, one.nodeNameEn, language) },
    { key: 'below', title: t('below'), width: '110px', figures: true, wideOnly: true, value: ({ nodeList }) => nodeList.length },
    { key: 'companies', title: t('companies'), width: '90px', figures: true, value: ({ num }) => num, cell: ({ num }) => number(num, { digits: 0 }) },
    { key: 'bar', title: '', width: 'minmax(120px, 3fr)', sortable: false, wideOnly: true, value: () => null, cell: ({ num }) => <i className={styles.share} style={{ width: `${most ? (num / most) * 100 : 0}%` }} aria-hidden="true" /> },
  ]
}

/** What stands beside the tree while no industry is chosen: the first level, the number of companies as bars. */
export function FirstLevel({ className }: { className?: string | undefined }) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const query = useOperation(industries.tree, {})
  const rows = query.data?.nodeList
  const columns = useMemo(() => columnsOf(t, language, Math.max(0, ...(rows ?? []).map(({ num }) => num))), [t, language, rows])
  return (
    <Tile title={t('firstLevel')} className={className} onRefresh={() => { void query.refetch() }} refreshing={query.isFetching} onExport={rows?.length ? () => exportTable('industries', columns.slice(0, 4), rows) : undefined}>
      <Answer query={query} waiting={<Skeleton count={20} />}>
        {({ nodeList }) => nodeList.length === 0 ? <Empty why={t('noTree')} /> : (
          <DataTable label={t('firstLevel')} columns={columns} rows={nodeList} rowKey={({ id }) => id} onChoose={({ id }) => go(`/index/industries/${encodeURIComponent(id)}`)} />
        )}
      </Answer>
    </Tile>
  )
}
