import { Navigate, useLocation, useParams } from 'react-router'
import { inLanguage } from '@pandora/contract/language'
import { companies } from '@pandora/contract/domains/companies/operations'
import { carryAsOf, useGo } from '../../lib/address.ts'
import { CallFailure } from '../../lib/api/failure.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { CompanyHead, CompanyHeadWaiting } from './CompanyHead.tsx'
import { CompanyTiles } from './CompanyTiles.tsx'
import { IndexScreen } from './IndexScreen.tsx'
import { companyTexts } from './texts.ts'
import { companyTabs, OVERVIEW, tabOf } from './tabs.ts'
import type { CompanyTab } from './slots.ts'

const noCount = () => undefined

function CompanyScreen({ companyId, tab }: { companyId: string; tab: CompanyTab }) {
  const t = useTexts(companyTexts)
  const language = useLanguage()
  const go = useGo()
  const query = useOperation(companies.profile, { companyId })
  const tabs = companyTabs()
  // The tabs are those of the product, the same and in the same order each time.
  const counts = tabs.map(({ useCount = noCount }) => useCount(companyId))
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
  const links = tabs.map((one, at) => ({
    to: one.key === OVERVIEW ? base : `${base}/${one.key}`,
    text: inLanguage(one.name, language),
    count: counts[at] === undefined ? undefined : number(counts[at], { digits: 0 }),
  }))
  return (
    <Screen
      bare
      layout="fill"
      title={profile ? named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode) : companyId}
      tabs={
        <>
          {profile ? <CompanyHead profile={profile} /> : <CompanyHeadWaiting />}
          <TabLinks label={t('tabs')} current={tab.key === OVERVIEW ? base : `${base}/${tab.key}`} tabs={links} />
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
