import { useTexts } from '../../lib/texts.ts'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
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

const parts = screenParts('/index/scenarios', ['run', 'compare', 'record'])

/** What if: a shock worked out along supplies, scenarios side by side, and how such words have proved. */
export default function Scenarios() {
  const t = useTexts(scenariosTexts)
  const go = useGo()
  const [definition, setDefinition] = useScenario()
  const tab = usePart(parts)
  if (!tab) return <UnknownPlace />
  const whole = hasBasis(definition) && hasTarget(definition)
  return (
    <Screen
      title={t('title')}
      tabs={
        <TabLinks
          label={t('tabs')}
          current={parts.at(tab)}
          tabs={parts.names.map((one) => ({ to: parts.at(one), text: t(`tab_${one}`) }))}
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
