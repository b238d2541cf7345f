import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { useGo } from '../../lib/address.ts'
import { Compare } from './Compare.tsx'
import { Record } from './Record.tsx'
import { SavedMenu } from './SavedMenu.tsx'
import styles from './Scenarios.module.css'
import { scenariosTexts } from './texts.ts'
import { hasBasis, hasTarget, scenarioPlace, useScenario } from './useScenario.ts'
import { WorkOut } from './WorkOut.tsx'

const tabs = ['run', 'compare', 'record'] as const
const placeOf = (tab: string) => (tab === 'run' ? '/index/scenarios' : `/index/scenarios/${tab}`)

/** What if: a shock worked out along supplies, scenarios side by side, and how such words have proved. */
export default function Scenarios() {
  const t = useTexts(scenariosTexts)
  const params = useParams()
  const go = useGo()
  const [definition, setDefinition] = useScenario()
  const tab = tabs.find((one) => one === params['tab']) ?? 'run'
  const whole = hasBasis(definition) && hasTarget(definition)
  return (
    <Screen
      title={t('title')}
      tabs={
        <TabLinks
          label={t('tabs')}
          current={placeOf(tab)}
          tabs={tabs.map((one) => ({ to: placeOf(one), text: t(`tab_${one}`) }))}
        />
      }
      actions={
        <SavedMenu
          definition={tab === 'run' && whole ? definition : null}
          onLoad={(next) => (tab === 'run' ? setDefinition(next) : go(scenarioPlace(next)))}
        />
      }
    >
      <div className={styles.body}>
        {tab === 'compare' ? (
          <Compare />
        ) : tab === 'record' ? (
          <Record />
        ) : (
          <WorkOut definition={definition} onChange={setDefinition} />
        )}
      </div>
    </Screen>
  )
}
