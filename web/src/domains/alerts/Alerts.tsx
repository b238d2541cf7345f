import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ChannelsTab } from './channels/ChannelsTab.tsx'
import { HistoryTab } from './history/HistoryTab.tsx'
import { RulesTab } from './rules/RulesTab.tsx'
import { alertTexts } from './texts.ts'

const tabs = ['rules', 'history', 'channels'] as const
const place = (tab: (typeof tabs)[number]) => (tab === 'rules' ? '/index/alerts' : `/index/alerts/${tab}`)

/** Alerts: what the user wants to be told of, what was told, and over which ways. */
export default function Alerts() {
  const t = useTexts(alertTexts)
  const go = useGo()
  const { tab = 'rules' } = useParams()
  const [making, setMaking] = useState(false)
  const chosen = tabs.find((one) => one === tab)
  if (!chosen) return <Navigate to="/404" replace />
  return (
    <Screen
      title={t('title')}
      actions={
        <Button
          kind="primary"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => {
            if (chosen !== 'rules') go(place('rules'))
            setMaking(true)
          }}
        >
          {t('newRule')}
        </Button>
      }
      tabs={
        <TabLinks
          label={t('sections')}
          current={place(chosen)}
          tabs={tabs.map((one) => ({ to: place(one), text: t(one) }))}
        />
      }
    >
      {chosen === 'rules' ? <RulesTab making={making} onMade={() => setMaking(false)} /> : null}
      {chosen === 'history' ? <HistoryTab /> : null}
      {chosen === 'channels' ? <ChannelsTab /> : null}
    </Screen>
  )
}
