import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { rankingViews } from '@pandora/contract/domains/ranking/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts, type RankingSay } from '../texts.ts'

type Industry = OutputOf<typeof ranking.industryRank>['industryRankList'][number]
const NARROW = 560
const topics = ['analysis', 'ranking'] as const
const nameOf = (one: Pick<Industry, 'nameZh' | 'nameEn'>) => named(one.nameZh, one.nameEn, languageNow())

function columnsOf(t: RankingSay, narrow: boolean): Column<Industry>[] {
  const figure = (key: string, value: (one: Industry) => number | null, digits = 0): Column<Industry> => ({
    key,
    title: t(key as 'companies'),
    width: '76px',
    figures: true,
    value,
    cell: (one) => <Figure value={value(one)} digits={digits} />,
  })
  return [
    { key: 'place', title: t('place'), width: '46px', figures: true, value: (one) => one.rank },
    { key: 'industry', title: t('industry'), width: narrow ? 'minmax(0, 1fr)' : 'minmax(110px, 1.6fr)', value: nameOf },
    {
      key: 'score',
      title: t('medianScore'),
      width: narrow ? '84px' : 'minmax(120px, 1.6fr)',
      figures: true,
      value: (one) => one.score,
      cell: (one) => (
        <Row gap={3} place="end">
          {narrow ? null : <Meter value={one.score} label={t('medianScore')} />}
          <Figure value={one.score} digits={1} />
        </Row>
      ),
    },
    figure('companies', (one) => one.companies),
    ...(narrow
      ? []
      : [
          figure('scored', (one) => one.scored),
          {
            key: 'above',
            title: t('above'),
            width: '84px',
            figures: true,
            value: (one: Industry) => one.above * 100,
            cell: (one: Industry) => <Figure value={one.above * 100} as="percent" digits={0} />,
          },
          figure('impact', (one) => one.impact, 1),
          {
            key: 'leader',
            title: t('leader'),
            width: 'minmax(100px, 1.4fr)',
            value: (one: Industry) =>
              one.leader ? named(one.leader.nameZh, one.leader.nameEn, languageNow(), one.leader.code) : null,
          },
        ]),
  ]
}

/** Industries by the median AI score of their companies; a press opens the industry. */
export default function IndustriesView({
  parameters: { level },
  setParameters,
}: ViewProps<typeof rankingViews.industries>) {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const go = useGo()
  useReread(ranking.industryRank, topics)
  const query = useOperation(ranking.industryRank, { level: Number(level) }, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      source={({ day, updateTimestamp }) =>
        day && updateTimestamp ? t('industriesOf', { day, at: dateTime(updateTimestamp) }) : null
      }
      empty={({ industryRankList }) => (industryRankList.length > 0 ? undefined : missing(t('none_industries')))}
      table={({ industryRankList }) => exportTable(t('list_industries'), columnsOf(t, false), industryRankList)}
      note={() => t('note_industries')}
      controls={
        <SegmentedControl
          label={t('level')}
          value={level}
          onChange={(next) => setParameters({ level: next })}
          options={(['1', '2'] as const).map((value) => ({ value, text: t(`level_${value}`) }))}
        />
      }
    >
      {({ industryRankList }) => (
        <SizedTable
          label={t('list_industries')}
          columns={(narrow) => columnsOf(t, narrow)}
          narrowBelow={NARROW}
          rows={industryRankList}
          rowKey={(one) => one.industryCode}
          onChoose={(one) => go(`/index/industries/${one.industryCode}`)}
        />
      )}
    </ViewBody>
  )
}
