import { useMemo } from 'react'
import { LEAST_SUPPLY_MOVE } from '@pandora/contract/domains/price-events/bounds'
import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import type { ScenarioDefinition, ScenarioResult } from '@pandora/contract/domains/scenarios/shapes'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { exportColumns, resultColumns } from './columns.tsx'
import { Explanation } from './Explanation.tsx'
import styles from './Scenarios.module.css'
import { scenariosTexts } from './texts.ts'
import { Timeline } from './Timeline.tsx'
import { moneyRange } from './words.ts'

interface Props {
  definition: ScenarioDefinition
}

function Totals({ result }: { result: ScenarioResult }) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const { hit, reached, revenueAtRisk, links, linksUnknown } = result.totals
  const whole = (value: number) => number(value, { digits: 0 })
  return (
    <Facts
      as="cells"
      items={[
        { label: t('hit'), value: whole(hit) },
        { label: t('reached'), value: whole(reached) },
        ...revenueAtRisk.map((one) => ({
          key: one.currency,
          label: `${t('revenueAtRisk')} · ${t('ofCompanies', { count: one.companies })}`,
          value: `${moneyRange(one, language)} ${one.currency}`,
        })),
        { label: t('unknownLinks'), value: t('unknownOf', { unknown: whole(linksUnknown), all: whole(links) }) },
      ]}
    />
  )
}

/** What a scenario does to whom: sums, the ranked table, the ways to the company chosen, and from which day on. */
export function Result({ definition }: Props) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const phone = usePhone()
  const [node, setNode] = useAddressField('node')
  const query = useOperation(scenarios.run, definition, { keepPrevious: true })
  const { data } = query
  const price = definition.shock.kind === 'price'
  const columns = useMemo(() => resultColumns({ t, language, price, phone }), [t, language, price, phone])
  if (!data) {
    return query.error ? (
      <ErrorState failure={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton count={14} height={28} />
    )
  }
  const shown = data.dataList.filter((one) => one.effect.high > 0 || !price)
  const affected = shown.some((one) => !one.direct || one.effect.high > 0)
  if (!affected) return <Empty why={t('nothingHit')} />
  const title = t(price ? 'resultTitlePrice' : 'resultTitle')
  const chosen = shown.find((one) => one.nodeId === node) ?? shown.find((one) => !one.direct) ?? shown[0]
  return (
    <Column gap={4}>
      {query.error ? <ErrorState failure={query.error} withOld onRetry={() => void query.refetch()} /> : null}
      <Totals result={data} />
      {data.cut ? (
        <Text as="p" tone="stale">
          {t('cut')}
        </Text>
      ) : null}
      <div className={styles.table}>
        <Tile
          title={title}
          context={named(data.nameZh, data.nameEn, language)}
          source={t('runSource', { nodes: data.nodes, edges: data.edges })}
          onRefresh={() => void query.refetch()}
          refreshing={query.isFetching}
          onExport={() => exportTable(title, exportColumns({ t, language, price }), data.dataList)}
        >
          <DataTable
            label={title}
            columns={columns}
            rows={shown}
            rowKey={(one) => one.nodeId}
            rowHeight={phone ? 46 : 28}
            chosen={chosen?.nodeId ?? null}
            onChoose={(one) => setNode(one.nodeId)}
            empty={t('nothingHit')}
          />
        </Tile>
      </div>
      <div className={styles.pair}>
        {chosen ? <Explanation key={chosen.nodeId} definition={definition} nodeId={chosen.nodeId} /> : null}
        <Timeline effects={shown} days={definition.shock.days} chosen={chosen?.nodeId} onChoose={setNode} />
      </div>
      <Text as="p" size="small" tone="quiet">
        {t('formula')} {t('limits', { least: LEAST_SUPPLY_MOVE })}
      </Text>
    </Column>
  )
}
