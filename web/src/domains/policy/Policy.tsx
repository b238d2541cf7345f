import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { inLanguage } from '@pandora/contract/language'
import { slot } from '../../lib/installed.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import type { PolicyTabEntry } from './slots.ts'
import { policyTexts } from './texts.ts'

const Library = lazy(() => import('./library/Library.tsx'))
const News = lazy(() => import('./news/News.tsx'))
const PolicyDocument = lazy(() => import('./document/PolicyDocument.tsx'))

const own: readonly PolicyTabEntry[] = [
  { key: 'library', name: { zh: '政策库', en: 'Library' }, order: 100, layout: 'fill', view: Library },
  { key: 'news', name: { zh: '政策新闻', en: 'Policy news' }, order: 200, layout: 'fill', view: News },
]
const placeOf = (key: string) => (key === 'library' ? '/index/policy' : `/index/policy/${key}`)

/** Policies: the library, the news and what other domains add; any other last part of the address is a document. */
export default function Policy() {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const phone = usePhone()
  const { tab = 'library' } = useParams()
  const tabs = [...own, ...slot('policyTab')].toSorted((one, other) => one.order - other.order)
  const chosen = tabs.find(({ key }) => key === tab)
  if (!chosen)
    return (
      <Suspense fallback={<Skeleton count={8} height={40} />}>
        <PolicyDocument documentId={tab} />
      </Suspense>
    )
  const View = chosen.view
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : chosen.layout}
      tabs={
        <TabLinks
          label={t('sections')}
          current={placeOf(chosen.key)}
          tabs={tabs.map(({ key, name }) => ({ to: placeOf(key), text: inLanguage(name, language) }))}
        />
      }
    >
      <Suspense fallback={<Skeleton count={8} height={40} />}>
        <View />
      </Suspense>
    </Screen>
  )
}
