import { postWindows } from '@pandora/contract/domains/market-opinion/names'
import type { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { wallClock } from '@pandora/contract/time'
import type { Column } from '../../ui/table/DataTable.tsx'
import { named } from '../../lib/names.ts'
import { languageNow } from '../../lib/texts.ts'
import type { OpinionSay } from './texts.ts'

type Statistics = OutputOf<typeof marketOpinion.postStatistics>

/** Posts of a window on one platform, or on both. */
export interface WindowRow {
  key: string
  /** Which of the three rows of its window. */ place: 0 | 1 | 2
  window: string
  between: string
  platform: string
  total: number | null
  many: number | null
  empty: number | null
  neutral: number | null
  irrelevance: number | null
}

/** Three rows a window: both platforms, and each. */
export function windowRows(t: OpinionSay, data: Statistics, form: 'article' | 'comment'): WindowRow[] {
  const nameOf = (platform: 'xq' | 'df') => {
    const own = data.platforms.find((one) => one.platform === platform)
    return own ? named(own.nameZh, own.nameEn, languageNow()) : t(`platform_${platform}`)
  }
  return postWindows.flatMap((name): WindowRow[] => {
    const { from, to, [form]: counts } = data[name]
    const begun = from !== null && to !== null
    const clock = (at: number) => wallClock(at).slice(5, 16)
    const row = (
      key: string,
      place: WindowRow['place'],
      platform: string,
      of: readonly [number, number, number, number, number],
    ): WindowRow => {
      const [total, many, empty, neutral, irrelevance] = of.map((one) => (begun ? one : null))
      return {
        key: `${name} ${key}`,
        place,
        window: t(`window_${name}`),
        between: begun ? t('between', { from: clock(from), to: clock(to) }) : t('notBegun'),
        platform,
        total: total ?? null,
        many: many ?? null,
        empty: empty ?? null,
        neutral: neutral ?? null,
        irrelevance: irrelevance ?? null,
      }
    }
    return [
      row('all', 0, t('both'), [counts.total, counts.many, counts.empty, counts.neutral, counts.irrelevance]),
      row('xq', 1, nameOf('xq'), [
        counts.xqTotal,
        counts.xqMany,
        counts.xqEmpty,
        counts.xqNeutral,
        counts.xqIrrelevance,
      ]),
      row('df', 2, nameOf('df'), [
        counts.dfTotal,
        counts.dfMany,
        counts.dfEmpty,
        counts.dfNeutral,
        counts.dfIrrelevance,
      ]),
    ]
  })
}

/** Columns of post statistics. */
export function windowColumns(t: OpinionSay, narrow: boolean, inFile = false): Column<WindowRow>[] {
  const count = (key: 'total' | 'many' | 'empty' | 'neutral' | 'irrelevance'): Column<WindowRow> => ({
    key,
    title: t(key),
    // The longest of the words, irrelevant, has to stand whole.
    width: narrow ? '52px' : key === 'irrelevance' ? '80px' : '64px',
    figures: true,
    value: (row) => row[key],
  })
  return [
    {
      key: 'window',
      title: t('window'),
      width: narrow ? 'minmax(92px, 2fr)' : 'minmax(150px, 2fr)',
      value: (row) => row.window,
      sortable: false,
      // Its name, its bounds and nothing, in its three rows.
      cell: (row) => [row.window, row.between, ''][row.place],
    },
    ...(inFile ? [{ key: 'between', title: t('date'), value: (row: WindowRow) => row.between }] : []),
    { key: 'platform', title: t('platform'), width: 'minmax(72px, 1fr)', value: (row) => row.platform },
    count('total'),
    count('many'),
    count('empty'),
    ...(narrow ? [] : [count('neutral'), count('irrelevance')]),
  ]
}
