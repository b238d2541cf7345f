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
import { CompaniesTab } from './CompaniesTab.tsx'
import { EventsTab } from './EventsTab.tsx'
import { NodeHead } from './NodeHead.tsx'
import styles from './Node.module.css'
import { OverviewTab } from './OverviewTab.tsx'
import { nodeAddress, nodeTabs } from './tabs.ts'
import type { NodeTab } from './tabs.ts'

const parts = { overview: OverviewTab, companies: CompaniesTab, chain: ChainTab, events: EventsTab } as const

/** One industry: the way to it and its figures, and what is asked for of it below. */
export function NodePage({ id, tab }: { id: string; tab: NodeTab }) {
  const t = useTexts(industryTexts)
  const phone = usePhone()
  const go = useGo()
  const summary = useOperation(industries.summary, { id })
  const detail = useOperation(industries.detail, { id, page: 0, size: 1 })
  const Part = parts[tab]
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
          <Part summary={summary.data} path={detail.data.path} />
        </>
      ) : (
        <Skeleton count={14} />
      )}
    </div>
  )
}
