import { Navigate, useLocation, useParams } from 'react-router'
import { companies } from '@pandora/contract/companies'
import { events } from '@pandora/contract/events'
import { policy } from '@pandora/contract/policy'
import { research } from '@pandora/contract/research'
import { carryAsOf, useGo } from '../../lib/address.ts'
import { CallFailure } from '../../lib/api/failure.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { CompanyHead, CompanyHeadWaiting } from './CompanyHead.tsx'
import { CompanyTiles } from './CompanyTiles.tsx'
import { IndexScreen } from './IndexScreen.tsx'
import { companyTexts } from './texts.ts'
import { companyTabs, tabOf } from './tabs.ts'
import type { CompanyTab } from './tabs.ts'

function CompanyScreen({ companyId, tab }: { companyId: string; tab: CompanyTab }) {
  const t = useTexts(companyTexts)
  const language = useLanguage()
  const go = useGo()
  const query = useOperation(companies.profile, { companyId })
  const first = { companyId, page: 0, size: 10 }
  const news = useOperation(companies.news, { ...first, once: true })
  const announcements = useOperation(companies.announcements, first)
  const happened = useOperation(events.ofCompany, first)
  const reports = useOperation(research.list, first)
  const policies = useOperation(policy.ofCompany, first)
  const { data: profile, error } = query
  if (!profile && error) {
    const unknown = error instanceof CallFailure && error.code === 'NOT_FOUND'
    return (
      <Screen title={t('profile')}>
        {unknown ? (
          <Empty
            why={t('notFound', { id: companyId })}
            action={{ text: t('toSearch'), run: () => go('/index/search') }}
          />
        ) : (
          <ErrorState
            failure={error}
            onRetry={() => {
              void query.refetch()
            }}
          />
        )}
      </Screen>
    )
  }
  const base = `/index/company/${encodeURIComponent(companyId)}`
  const count = (total: number | undefined) => (total === undefined ? undefined : number(total, { digits: 0 }))
  const counts: Partial<Record<CompanyTab, number | undefined>> = {
    events: happened.data?.total,
    news: news.data?.total,
    announcements: announcements.data?.total,
    reports: reports.data?.total,
    policy: policies.data?.total,
  }
  const tabs = companyTabs.map((one) => ({
    to: one === 'overview' ? base : `${base}/${one}`,
    text: t(`tab_${one}`),
    count: count(counts[one]),
  }))
  return (
    <Screen
      bare
      layout="fill"
      title={profile ? named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode) : companyId}
      tabs={
        <>
          {profile ? <CompanyHead profile={profile} /> : <CompanyHeadWaiting />}
          <TabLinks label={t('tabs')} current={tab === 'overview' ? base : `${base}/${tab}`} tabs={tabs} />
        </>
      }
    >
      {profile ? <CompanyTiles profile={profile} tab={tab} /> : <Skeleton shape="block" />}
    </Screen>
  )
}

/** The page of a company, or of an index. Another one starts anew: nothing of the previous one stays (COMP-03). */
export default function Company() {
  const { companyId = '', tab } = useParams()
  const { search } = useLocation()
  const known = tabOf(tab)
  if (companyId.endsWith('-index')) return <IndexScreen key={companyId} securityId={companyId} />
  if (!known) return <Navigate to={carryAsOf(`/index/company/${encodeURIComponent(companyId)}`, search)} replace />
  return <CompanyScreen key={companyId} companyId={companyId} tab={known} />
}
