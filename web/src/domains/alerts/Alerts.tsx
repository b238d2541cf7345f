import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ChannelsTab } from './channels/ChannelsTab.tsx'
import { HistoryTab } from './history/HistoryTab.tsx'
import { RulesTab } from './rules/RulesTab.tsx'
import { alertTexts } from './texts.ts'

const parts = screenParts('/index/alerts', ['rules', 'history', 'channels'])

/** Alerts: what the user wants to be told of, what was told, and over which ways. */
export default function Alerts() {
  const t = useTexts(alertTexts)
  const go = useGo()
  const [making, setMaking] = useState(false)
  const chosen = usePart(parts)
  if (!chosen) return <UnknownPlace />
  return (
    <Screen
      title={t('title')}
      actions={
        <Button
          kind="primary"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => {
            if (chosen !== 'rules') go(parts.at('rules'))
            setMaking(true)
          }}
        >
          {t('newRule')}
        </Button>
      }
      tabs={
        <TabLinks
          label={t('sections')}
          current={parts.at(chosen)}
          tabs={parts.names.map((one) => ({ to: parts.at(one), text: t(one) }))}
        />
      }
    >
      {chosen === 'rules' ? <RulesTab making={making} onMade={() => setMaking(false)} /> : null}
      {chosen === 'history' ? <HistoryTab /> : null}
      {chosen === 'channels' ? <ChannelsTab /> : null}
    </Screen>
  )
}
