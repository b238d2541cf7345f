import { useState } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { IndustryTree } from './IndustryTree.tsx'
import { industryTexts } from './texts.ts'
import { nodesHolding } from './treeNodes.ts'
import styles from './Industries.module.css'

/** The Shenwan tree with a search in it (IND-06, IND-07). */
export function TreeTile({ chosen, className }: { chosen: string; className?: string | undefined }) {
  const t = useTexts(industryTexts)
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const query = useOperation(industries.tree, {})
  const [text, setText] = useState('')
  const count = (value: number) => number(value, { digits: 0 })
  const all = query.data?.nodeList ?? []
  const found = nodesHolding(all, text).length > 0
  return (
    <Tile
      title={t('tree')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : undefined}
      source={
        query.data && all.length
          ? t('treeCount', { count: count(all.reduce((sum, { num }) => sum + num, 0)) })
          : undefined
      }
    >
      <Answer query={query} waiting={<Skeleton count={18} height={24} />}>
        {({ nodeList, unclassified }) =>
          nodeList.length === 0 ? (
            <Empty
              why={t('noTree')}
              action={admin ? { text: t('importFile'), run: () => go('/index/imports') } : undefined}
            />
          ) : (
            <div className={styles.tree}>
              <input
                type="search"
                className={styles.find}
                aria-label={t('find')}
                placeholder={t('find')}
                value={text}
                maxLength={60}
                spellCheck={false}
                onChange={(event) => setText(event.target.value)}
              />
              {found ? (
                <IndustryTree
                  label={t('tree')}
                  nodes={nodeList}
                  text={text.trim()}
                  chosen={chosen}
                  onChoose={(id) => go(`/index/industries/${encodeURIComponent(id)}`)}
                />
              ) : (
                <Empty
                  why={t('findNone', { text: text.trim() })}
                  action={{ text: t('clearFind'), run: () => setText('') }}
                />
              )}
              {unclassified > 0 ? (
                <p className={styles.unclassified}>{t('unclassified', { count: count(unclassified) })}</p>
              ) : null}
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
