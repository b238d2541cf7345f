import type { chainViews } from '@pandora/contract/domains/chains/rooms'
import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { exportColumns, resultColumns } from '../columns.tsx'
import { scenariosTexts } from '../texts.ts'
import { scenarioPlace, usualDefinition } from '../useScenario.ts'
import { useSaved } from '../useSaved.ts'
import { moneyRange } from '../words.ts'

/** What a saved scenario, the latest unless one is chosen, does to whom today. */
export default function ScenarioView({ parameters, setParameters }: ViewProps<typeof chainViews.scenario>) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const go = useGo()
  const saved = useSaved()
  const all = saved.data?.dataList ?? []
  const shown = all.find((one) => one.scenarioId === parameters.scenario) ?? all[0]
  const definition = shown?.definition ?? usualDefinition
  const price = definition.shock.kind === 'price'
  const query = useOperation(scenarios.run, definition, { enabled: shown !== undefined, keepPrevious: true })
  const answer = shown ? query : saved
  const rows = query.data?.dataList.filter((one) => one.effect.high > 0) ?? []
  return (
    <ViewBody
      answer={answer as typeof query}
      context={shown?.name ?? null}
      empty={() =>
        !shown
          ? { why: t('savedNone'), action: { text: t('beginAction'), run: () => go('/index/scenarios') } }
          : rows.length === 0
            ? { why: t('nothingHit') }
            : undefined
      }
      table={() => exportTable(shown?.name ?? t('title'), exportColumns({ t, language, price }), rows)}
      note={({ totals }) =>
        [
          t('reachedOf', { hit: totals.hit, reached: totals.reached }),
          ...totals.revenueAtRisk.map((one) => `${t('revenueAtRisk')} ${moneyRange(one, language)} ${one.currency}`),
        ].join(' · ')
      }
      bar={
        all.length > 0 ? (
          <Row>
            <Select
              aria-label={t('saved')}
              value={shown?.scenarioId ?? ''}
              onChange={(event) => setParameters({ scenario: event.target.value })}
            >
              {all.map((one) => (
                <option key={one.scenarioId} value={one.scenarioId}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Row>
        ) : null
      }
    >
      {() => (
        <DataTable
          label={t(price ? 'resultTitlePrice' : 'resultTitle')}
          columns={resultColumns({ t, language, price, phone: true })}
          rows={rows}
          rowKey={(one) => one.nodeId}
          onChoose={() => go(scenarioPlace(definition))}
        />
      )}
    </ViewBody>
  )
}
