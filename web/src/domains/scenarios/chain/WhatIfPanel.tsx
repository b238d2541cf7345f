import { useEffect } from 'react'
import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import type { ScenarioDefinition } from '@pandora/contract/domains/scenarios/shapes'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import type { ChainPanelProps } from '../../chains/slots.ts'
import { SettingsForm } from '../form/SettingsForm.tsx'
import { ShockForm } from '../form/ShockForm.tsx'
import { scenariosTexts } from '../texts.ts'
import { hasTarget, scenarioPlace, useScenario } from '../useScenario.ts'
import { Effects } from './Effects.tsx'
import { effectsOf } from './over.ts'

/** What if, beside the graph of a chain: nodes that are chosen are hit, and whom that reaches is coloured on the graph. */
export default function WhatIfPanel({
  chainId,
  version,
  unsaved,
  chosen,
  onEffects,
  onNode,
  onClose,
}: ChainPanelProps) {
  const t = useTexts(scenariosTexts)
  const [kept, keep] = useScenario()
  // Of whatever chain the address was written for: it is this one that is looked at, as it is saved now.
  const definition: ScenarioDefinition = { ...kept, basis: { tiers: kept.basis.tiers, chainId, chainVersion: version } }
  const ground = useOperation(scenarios.ground, { basis: definition.basis })
  const begun = hasTarget(definition)
  const run = useOperation(scenarios.run, definition, { enabled: begun, keepPrevious: true })
  const { shock } = definition
  const result = begun ? run.data : undefined
  useEffect(() => {
    onEffects(effectsOf(result?.dataList ?? [], shock.kind))
    return () => onEffects(new Map())
  }, [result, shock.kind, onEffects])
  const there = new Set(ground.data?.nodes.map((one) => one.nodeId))
  const added = chosen.filter((id) => there.has(id) && !shock.nodeIds.includes(id))
  const change = (next: Partial<ScenarioDefinition>) => keep({ ...definition, ...next })
  return (
    <SidePanel title={t('title')} context={t('panelVersion', { version })} quiet onClose={onClose}>
      <Column gap={5}>
        {unsaved ? (
          <Text as="p" size="small" tone="stale">
            {t('panelUnsaved', { version })}
          </Text>
        ) : null}
        <Answer query={ground} waiting={<Skeleton count={6} />}>
          {(of) => (
            <>
              <Row gap={3} wrap>
                <Button
                  size="small"
                  kind="primary"
                  disabled={added.length === 0}
                  onClick={() => change({ shock: { ...shock, nodeIds: [...shock.nodeIds, ...added] } })}
                >
                  {t('hitChosen', { count: added.length })}
                </Button>
                {added.length === 0 ? (
                  <Text size="small" tone="quiet">
                    {t('hitChosenHint')}
                  </Text>
                ) : null}
              </Row>
              <ShockForm shock={shock} ground={of} onChange={(next) => change({ shock: next })} />
              <SettingsForm settings={definition.settings} onChange={(settings) => change({ settings })} />
            </>
          )}
        </Answer>
        {begun ? (
          <Answer query={run} waiting={<Skeleton count={6} />}>
            {(data) => <Effects result={data} shock={shock} onNode={onNode} />}
          </Answer>
        ) : (
          <Empty why={t('panelNothing')} />
        )}
        <ScreenLink to={scenarioPlace(definition)}>{t('panelWhole')}</ScreenLink>
      </Column>
    </SidePanel>
  )
}
