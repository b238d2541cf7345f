import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { rankingViews } from '@pandora/contract/domains/ranking/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts, type RankSay } from '../texts.ts'
import { nameOf } from './marks.tsx'

type Item = OutputOf<typeof ranking.industryRank>['industryRankList'][number]
const NARROW = 560

/** Industries by the median AI score of their companies. */
export default function IndustriesView({
  parameters: { level },
  setParameters,
}: ViewProps<typeof rankingViews.industries>) {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const go = useGo()
  const query = useOperation(ranking.industryRank, { level: Number(level) }, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      source={({ day }) => (day ? t('asOfDay', { day }) : null)}
      empty={({ industryRankList }) => (industryRankList.length > 0 ? undefined : missing(t('noIndustries')))}
      table={({ industryRankList }) => exportTable(t('industries'), columnsOf(t, false), industryRankList)}
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
          label={t('industries')}
          columns={(narrow) => columnsOf(t, narrow)}
          narrowBelow={NARROW}
          rows={industryRankList}
          rowKey={(one) => one.industryCode}
          onChoose={(one) => go(`/index/industries/${encodeURIComponent(one.industryCode)}`)}
        />
      )}
    </ViewBody>
  )
}

function columnsOf(t: RankSay, narrow: boolean): Column<Item>[] {
  const count = (key: 'companies' | 'scored', title: string): Column<Item> => ({
    key,
    title,
    width: '84px',
    figures: true,
    value: (one) => one[key],
  })
  return [
    { key: 'rank', title: t('rank'), width: '56px', figures: true, value: (one) => one.rank },
    {
      key: 'industry',
      title: t('industry'),
      width: 'minmax(110px, 2fr)',
      value: (one) => named(one.nameZh, one.nameEn, languageNow()),
    },
    {
      key: 'score',
      title: t('score'),
      width: '72px',
      figures: true,
      value: (one) => one.score,
      cell: (one) => number(one.score, { digits: 2 }),
    },
    {
      key: 'above',
      title: t('above'),
      width: narrow ? '72px' : '108px',
      figures: true,
      value: (one) => one.above,
      cell: (one) => percent(one.above * 100, { digits: 0, sign: false }),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'impact',
            title: t('impact'),
            width: '96px',
            figures: true,
            value: (one: Item) => one.impact,
            cell: (one: Item) => number(one.impact, { digits: 1 }),
          },
          count('scored', t('scored')),
          count('companies', t('companies')),
          {
            key: 'leader',
            title: t('leader'),
            width: 'minmax(110px, 1.4fr)',
            value: (one: Item) => (one.leader ? nameOf(one.leader) : null),
            cell: (one: Item) =>
              one.leader ? (
                <ScreenLink to={`/index/company/${encodeURIComponent(one.leader.companyId)}`}>
                  {nameOf(one.leader)}
                </ScreenLink>
              ) : (
                '–'
              ),
          },
        ]),
  ]
}
