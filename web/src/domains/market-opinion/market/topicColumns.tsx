import type { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../../lib/names.ts'
import { languageNow } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { OpinionSay } from '../texts.ts'

type Topic = OutputOf<typeof marketOpinion.hotTopics>['dataList'][number] & { day?: string }

/** Columns of hot topics; where it is narrow a topic is told in two lines. */
export function topicColumns(t: OpinionSay, narrow: boolean): Column<Topic>[] {
  const companies = (one: Topic) =>
    one.companies.map(({ nameZh, nameEn, companyId }) => named(nameZh, nameEn, languageNow(), companyId)).join(' · ')
  return [
    { key: 'rank', title: t('rank'), width: '52px', figures: true, value: (one) => one.rank },
    {
      key: 'topic',
      title: t('topic'),
      width: 'minmax(160px, 4fr)',
      value: (one) => one.title,
      cell: (one) => (
        <TwoLines
          first={<span lang="zh-CN">{one.title}</span>}
          second={[one.day, companies(one), t('onListDays', { count: one.days })].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'heat',
      title: t('topicHeat'),
      width: '92px',
      figures: true,
      oneUnit: true,
      value: (one) => one.heat,
      cell: (one) => <Figure value={one.heat} as="short" />,
    },
    ...(narrow
      ? []
      : [
          {
            key: 'talk',
            title: t('topicTalk'),
            width: '92px',
            figures: true,
            oneUnit: true,
            value: (one: Topic) => one.talk,
            cell: (one: Topic) => <Figure value={one.talk} as="short" />,
          },
          {
            key: 'viewCount',
            title: t('viewCount'),
            width: '100px',
            figures: true,
            oneUnit: true,
            value: (one: Topic) => one.viewCount,
            cell: (one: Topic) => <Figure value={one.viewCount} as="short" />,
          },
        ]),
  ]
}
