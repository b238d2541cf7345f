import { Plus } from 'lucide-react'
import { useParams } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Empty } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { NewImport } from './NewImport.tsx'
import { Profiles } from './Profiles.tsx'
import { Runs } from './Runs.tsx'
import { importTexts } from './texts.ts'

/** Imports, for administrators: runs, a new one, mapping profiles. Anyone else is told that their role may not. */
export default function Imports() {
  const t = useTexts(importTexts)
  const go = useGo()
  const { runId = '' } = useParams()
  const role = useRoot((root) => root.user.info?.role)
  if (role && role !== 'admin')
    return (
      <Screen title={t('title')}>
        <Empty why={t('notAllowed')} action={{ text: t('toFloors'), run: () => go('/index') }} />
      </Screen>
    )
  const view = runId === 'new' || runId === 'profiles' ? runId : 'runs'
  const place = { runs: '/index/imports', new: '/index/imports/new', profiles: '/index/imports/profiles' }
  const run = /^\d{1,9}$/.test(runId) && Number(runId) > 0 ? Number(runId) : null
  if (runId && view === 'runs' && run === null) return <UnknownPlace />
  return (
    <Screen
      title={t('title')}
      layout="fill"
      actions={
        view === 'new' ? null : (
          <Button kind="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => go(place.new)}>
            {t('startNew')}
          </Button>
        )
      }
      tabs={
        <TabLinks
          label={t('views')}
          current={place[view]}
          tabs={[
            { to: place.runs, text: t('viewRuns') },
            { to: place.new, text: t('viewNew') },
            { to: place.profiles, text: t('viewProfiles') },
            { to: '/index/feeds', text: t('viewFeeds') },
          ]}
        />
      }
    >
      {view === 'new' ? <NewImport /> : view === 'profiles' ? <Profiles /> : <Runs runId={run} />}
    </Screen>
  )
}
