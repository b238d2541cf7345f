import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import type { ScenarioDefinition } from '@pandora/contract/domains/scenarios/shapes'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Column } from '../../ui/kit/Stack.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { BasisForm } from './form/BasisForm.tsx'
import { Beginnings } from './form/Beginnings.tsx'
import { Result } from './Result.tsx'
import styles from './Scenarios.module.css'
import { SettingsForm } from './form/SettingsForm.tsx'
import { ShockForm } from './form/ShockForm.tsx'
import { scenariosTexts } from './texts.ts'
import { hasBasis, hasTarget, usualDefinition } from './useScenario.ts'

interface Props {
  definition: ScenarioDefinition
  onChange: (definition: ScenarioDefinition) => void
}

/** A scenario as a form, and beside it what comes of it. */
export function WorkOut({ definition, onChange }: Props) {
  const t = useTexts(scenariosTexts)
  const { basis, shock, settings } = definition
  const begun = hasBasis(definition)
  const query = useOperation(scenarios.ground, { basis }, { enabled: begun })
  const { data: ground } = query
  const result = !begun ? (
    <Beginnings onBegin={onChange} />
  ) : query.error ? (
    <ErrorState failure={query.error} onRetry={() => void query.refetch()} />
  ) : !ground ? (
    <Skeleton count={12} height={28} />
  ) : ground.edges === 0 ? (
    <Empty why={t('noGround')} />
  ) : hasTarget(definition) ? (
    <Result definition={definition} />
  ) : (
    <Empty why={t('nothingTarget')} />
  )
  return (
    <div className={styles.panes}>
      <Column gap={6}>
        <BasisForm
          basis={basis}
          ground={begun ? ground : undefined}
          // Another start has other companies and parts: what was hit stands no more.
          onChange={(next) =>
            onChange(
              next.tiers === basis.tiers
                ? { basis: next, shock: usualDefinition.shock, settings }
                : { ...definition, basis: next },
            )
          }
        />
        {begun && ground && ground.edges > 0 ? (
          <>
            <ShockForm shock={shock} ground={ground} onChange={(next) => onChange({ ...definition, shock: next })} />
            <SettingsForm settings={settings} onChange={(next) => onChange({ ...definition, settings: next })} />
          </>
        ) : null}
      </Column>
      {result}
    </div>
  )
}
