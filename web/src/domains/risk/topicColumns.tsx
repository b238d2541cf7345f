import { number } from '../../lib/formats.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Meter } from '../../ui/kit/Meter.tsx'
import { Fill, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import styles from './Risk.module.css'
import type { RiskSay } from './texts.ts'
import type { Topic, useRiskWords } from './words.ts'

interface Given {
  t: RiskSay
  words: ReturnType<typeof useRiskWords>
  narrow: boolean
  /** Greatest heat of the list. */
  most: number
}

const heatOf = ({ topicHeat: heat }: Topic, most: number) => (
  <Row gap={3} className={styles.heat}>
    <Fill>
      <Meter value={heat} max={most} tone="accent" />
    </Fill>
    <Text whole>{number(heat, { digits: 1 })}</Text>
  </Row>
)

/** Topics as rows: what, how hot, how much is told, in what mood, since when. */
export function topicColumns({ t, words, narrow, most }: Given): Column<Topic>[] {
  const { ofTopic } = words
  const topic: Column<Topic> = {
    key: 'topic',
    title: t('topic'),
    width: 'minmax(140px, 3fr)',
    value: ofTopic,
    cell: (row) =>
      narrow ? <TwoLines first={ofTopic(row)} second={`${row.lastDay} · ${row.newsTitle}`} /> : ofTopic(row),
  }
  const heat: Column<Topic> = {
    key: 'heat',
    title: t('heat'),
    width: narrow ? '104px' : '132px',
    figures: true,
    value: ({ topicHeat: value }) => value,
    cell: (row) => heatOf(row, most),
  }
  if (narrow) return [topic, heat]
  return [
    topic,
    heat,
    { key: 'stories', title: t('stories'), width: '72px', figures: true, value: (row) => row.stories },
    {
      key: 'mood',
      title: t('mood'),
      width: '72px',
      figures: true,
      value: (row) => row.mood,
      cell: (row) => <Figure value={row.mood} digits={0} />,
    },
    { key: 'first', title: t('first'), width: '96px', value: (row) => row.firstDay },
    { key: 'last', title: t('last'), width: '96px', value: (row) => row.lastDay },
    { key: 'news', title: t('newest'), width: 'minmax(160px, 4fr)', value: (row) => row.newsTitle },
  ]
}
