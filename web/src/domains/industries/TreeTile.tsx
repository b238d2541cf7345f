import { useState } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { nodeAddress } from './node/tabs.ts'
import { IndustryTree } from './IndustryTree.tsx'
import { industryTexts } from './texts.ts'
import { nodesHolding } from './treeNodes.ts'
import styles from './Industries.module.css'

const count = (value: number) => number(value, { digits: 0 })

/** The tree, and how many companies stand in it. */
function useTree() {
  const t = useTexts(industryTexts)
  const query = useOperation(industries.tree, {})
  const all = query.data?.nodeList ?? []
  const companies = all.reduce((sum, { num }) => sum + num, 0)
  return { query, all, source: all.length ? t('treeCount', { count: count(companies) }) : undefined }
}

/** The Shenwan tree with a search in it (IND-06, IND-07). */
export function TreeTile({ chosen, className }: { chosen: string; className?: string | undefined }) {
  const t = useTexts(industryTexts)
  const { query, source } = useTree()
  return (
    <Tile
      title={t('tree')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : undefined}
      source={source}
    >
      <TreeBody chosen={chosen} />
    </Tile>
  )
}

/** The same on a phone: over what it chooses, until one is chosen. */
export function TreeDrawer({ chosen, onClose }: { chosen: string; onClose: () => void }) {
  const t = useTexts(industryTexts)
  return (
    <Drawer title={t('tree')} context={useTree().source} onClose={onClose}>
      <TreeBody chosen={chosen} onChosen={onClose} />
    </Drawer>
  )
}

function TreeBody({ chosen, onChosen }: { chosen: string; onChosen?: () => void }) {
  const t = useTexts(industryTexts)
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const { query, all } = useTree()
  const [text, setText] = useState('')
  const found = nodesHolding(all, text).length > 0
  return (
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
                onChoose={(id) => {
                  go(nodeAddress(id))
                  onChosen?.()
                }}
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
  )
}
