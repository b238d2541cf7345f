import { ChevronLeft } from 'lucide-react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { useGo } from '../../../lib/address.ts'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { TabLinks } from '../../../ui/tabs/TabLinks.tsx'
import { industryTexts } from '../texts.ts'
import { ChainTab } from './ChainTab.tsx'
import { NodeHead } from './NodeHead.tsx'
import styles from './Node.module.css'
import { OverviewTab } from './OverviewTab.tsx'
import { nodeAddress, nodeTabs } from './tabs.ts'
import type { NodeTab } from './tabs.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { constituentsView, eventsView } from '../views.ts'
import type { Path, Summary } from './types.ts'

const parts = { overview: OverviewTab, chain: ChainTab } as const
const views = { companies: constituentsView, events: eventsView } as const

function Part({ tab, summary, path }: { tab: NodeTab; summary: Summary; path: Path }) {
  if (tab === 'companies' || tab === 'events')
    return <ViewTile key={tab} view={views[tab]} given={{ industryId: summary.node.id }} className={styles.fill} />
  const Shown = parts[tab]
  return <Shown summary={summary} path={path} />
}

/** One industry: the way to it and its figures, and what is asked for of it below. */
export function NodePage({ id, tab }: { id: string; tab: NodeTab }) {
  const t = useTexts(industryTexts)
  const phone = usePhone()
  const go = useGo()
  const summary = useOperation(industries.summary, { id })
  const detail = useOperation(industries.detail, { id, page: 0, size: 1 })
  const error = summary.error ?? detail.error
  if (error && !summary.data) {
    return error instanceof CallFailure && error.code === 'NOT_FOUND' ? (
      <Empty why={t('notFound', { id })} action={{ text: t('toAll'), run: () => go('/index/industries') }} />
    ) : (
      <ErrorState
        failure={error}
        onRetry={() => {
          void summary.refetch()
          void detail.refetch()
        }}
      />
    )
  }
  return (
    <div className={styles.page}>
      {phone ? (
        <ScreenLink to="/index/industries" className={styles.back}>
          <ChevronLeft size={16} aria-hidden="true" />
          {t('back')}
        </ScreenLink>
      ) : null}
      {summary.data && detail.data ? (
        <>
          <NodeHead summary={summary.data} path={detail.data.path} />
          <TabLinks
            label={t('sections')}
            current={nodeAddress(id, tab)}
            tabs={nodeTabs.map((one) => ({ to: nodeAddress(id, one), text: t(`tab_${one}`) }))}
          />
          <Part tab={tab} summary={summary.data} path={detail.data.path} />
        </>
      ) : (
        <Skeleton count={14} />
      )}
    </div>
  )
}
