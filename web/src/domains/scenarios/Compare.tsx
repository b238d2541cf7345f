import { useMemo } from 'react'
import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import { COMPARED_MOST } from '@pandora/contract/domains/scenarios/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Legend } from '../../ui/kit/Legend.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable, type Column as TableColumn } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './Scenarios.module.css'
import { scenariosTexts } from './texts.ts'
import { useSaved } from './useSaved.ts'
import { moneyRange, nodeName, shareRange } from './words.ts'

type Compared = OutputOf<typeof scenarios.compare>
type Line = Compared['dataList'][number]
const colourOf = (at: number): string => `var(--series-${at + 1})`

/** Bars of one company, a bar a scenario, of the largest effect there is. */
function Bars({ line, ids, most }: { line: Line; ids: readonly string[]; most: number }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {ids.map((id, at) => (
        <i key={id} style={{ background: colourOf(at), width: `${((line.effects[at]?.high ?? 0) / most) * 100}%` }} />
      ))}
    </span>
  )
}

function SideBySide({ data }: { data: Compared }) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const phone = usePhone()
  const most = Math.max(...data.dataList.flatMap((one) => one.effects.map((effect) => effect?.high ?? 0)), 1e-9)
  const columns = useMemo((): TableColumn<Line>[] => {
    const figures = data.scenarios.map(({ name }, at): TableColumn<Line> => ({
      key: String(at),
      title: name,
      figures: true,
      width: 'minmax(84px, 1fr)',
      value: (one) => (one.effects[at] ? shareRange(one.effects[at]) : null),
      cell: (one) =>
        one.effects[at] ? (
          <Text whole>{shareRange(one.effects[at])}</Text>
        ) : (
          <Text tone="quiet" title={t('notReached')}>
            –
          </Text>
        ),
    }))
    return [
      { key: 'company', title: t('company'), width: 'minmax(96px, 1.4fr)', value: (one) => nodeName(one, language) },
      {
        key: 'bars',
        title: t('effect'),
        wideOnly: true,
        sortable: false,
        width: 'minmax(120px, 2fr)',
        value: () => null,
        cell: (one) => <Bars line={one} ids={data.scenarios.map(({ scenarioId }) => scenarioId)} most={most} />,
      },
      ...figures,
    ]
  }, [data.scenarios, language, most, t])
  if (data.dataList.length === 0) return <Empty why={t('compareEmpty')} />
  return (
    <Column gap={4}>
      <Legend
        label={t('compareTitle')}
        items={data.scenarios.map(({ scenarioId, name, totals }, at) => ({
          key: scenarioId,
          colour: colourOf(at),
          text: [
            name,
            `${t('hit')} ${number(totals.hit, { digits: 0 })}`,
            `${t('reached')} ${number(totals.reached, { digits: 0 })}`,
            ...totals.revenueAtRisk.map((one) => `${moneyRange(one, language)} ${one.currency}`),
          ].join(' · '),
        }))}
      />
      <div className={styles.tall}>
        <Tile
          title={t('compareTitle')}
          onExport={() =>
            exportTable(
              t('compareTitle'),
              columns.filter((one) => one.key !== 'bars'),
              data.dataList,
            )
          }
        >
          <DataTable
            label={t('compareTitle')}
            columns={columns}
            rows={data.dataList}
            rowKey={(one) => one.nodeId}
            rowHeight={phone ? 46 : 40}
            empty={t('compareEmpty')}
          />
        </Tile>
      </div>
    </Column>
  )
}

/** Two to four saved scenarios side by side. */
export function Compare() {
  const t = useTexts(scenariosTexts)
  const saved = useSaved()
  const [text, setText] = useAddressField('compare')
  const list = saved.data?.dataList ?? []
  const chosen = text.split(',').filter((id) => list.some((one) => one.scenarioId === id))
  const query = useOperation(
    scenarios.compare,
    { scenarioIds: chosen.slice(0, COMPARED_MOST) },
    { enabled: chosen.length > 1, keepPrevious: true },
  )
  const toggle = (id: string) =>
    setText((chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join(','))
  return (
    <Answer query={saved} waiting={<Skeleton count={8} />}>
      {({ dataList }) =>
        dataList.length < 2 ? (
          <Empty why={t('compareNone')} />
        ) : (
          <Column gap={5}>
            <Row gap={3} wrap role="group" aria-label={t('compareChoose')}>
              <Text tone="plain">{t('compareChoose')}</Text>
              {dataList.map((one) => (
                <Button
                  key={one.scenarioId}
                  pressed={chosen.includes(one.scenarioId)}
                  disabled={!chosen.includes(one.scenarioId) && chosen.length >= COMPARED_MOST}
                  onClick={() => toggle(one.scenarioId)}
                >
                  {one.name}
                </Button>
              ))}
            </Row>
            {chosen.length < 2 ? (
              <Empty why={t(chosen.length === 0 ? 'compareChoose' : 'compareFew')} />
            ) : (
              <Answer query={query} waiting={<Skeleton count={10} />}>
                {(data) => <SideBySide data={data} />}
              </Answer>
            )}
          </Column>
        )
      }
    </Answer>
  )
}
