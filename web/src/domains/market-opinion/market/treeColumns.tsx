import type { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../../lib/names.ts'
import { languageNow } from '../../../lib/texts.ts'
import { ofCap } from '../../../ui/basis/basis.ts'
import { Figure } from '../../../ui/Figure.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { OpinionSay } from '../texts.ts'
import { HUNDRED_MILLION, ratio } from '../words.ts'
import { Truncated } from '../../../ui/kit/Truncated.tsx'

type Company = OutputOf<typeof marketOpinion.heatGraph>['dataList'][number]

/** How a bull/bear percentage is drawn: by the user's colours. */
export const ratioCell = (value: number | null) => (
  <span className={value === null || value === 0 ? 'flat' : value > 0 ? 'rise' : 'fall'}>{ratio(value)}</span>
)

/** Columns of companies with their posts. */
export function treeColumns<One extends Company>(t: OpinionSay, narrow: boolean): Column<One>[] {
  const count = (key: 'heat' | 'commentManyNum' | 'commentEmptyNum', title: string): Column<One> => ({
    key,
    title,
    width: narrow ? '56px' : '72px',
    figures: true,
    value: (one) => one[key],
  })
  const nameOf = (one: One) => named(one.companyNameZh, one.companyNameEn, languageNow(), one.stockCode)
  return [
    {
      key: 'company',
      title: t('company'),
      width: 'minmax(96px, 2fr)',
      value: nameOf,
      ...(narrow ? { cell: (one: One) => <Truncated lines={2}>{nameOf(one)}</Truncated> } : {}),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'industry',
            title: t('industry'),
            width: 'minmax(90px, 1.2fr)',
            value: (one: One) => named(one.industryZh, one.industryEn, languageNow()),
          },
          {
            key: 'marketCap',
            title: t('marketCap'),
            width: '104px',
            figures: true,
            value: (one: One) => one.currentMarket,
            basis: (one: One) => ofCap(one.capBasis),
            cell: (one: One) => (
              <Figure value={one.currentMarket === null ? null : one.currentMarket / HUNDRED_MILLION} digits={1} />
            ),
          },
        ]),
    {
      key: 'polarity',
      title: t('polarity'),
      width: '76px',
      figures: true,
      value: (one) => one.commentManyEmptyPercentage,
      cell: (one) => ratioCell(one.commentManyEmptyPercentage),
    },
    count('heat', t('heat')),
    ...(narrow ? [] : [count('commentManyNum', t('many')), count('commentEmptyNum', t('empty'))]),
  ]
}
