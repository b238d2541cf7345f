import { analysis } from '@pandora/contract/domains/analysis/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { Meter } from '../../../ui/kit/Meter.tsx'
import styles from './Analysis.module.css'
import { Lists } from './Lists.tsx'
import { Models } from './Models.tsx'
import { Progress } from './Progress.tsx'
import { analysisTexts } from './texts.ts'
import { scrollReach } from '../../../ui/scrollReach.ts'

type Read = OutputOf<typeof analysis.health>
const topics = ['analysis', 'documents'] as const
const whole = (value: number) => number(value, { digits: 0 })

function Kinds({ kinds }: Pick<Read, 'kinds'>) {
  const t = useTexts(analysisTexts)
  const word = useVocabulary()
  const there = kinds.filter(({ documents }) => documents > 0)
  if (!there.length) return <Empty why={t('noDocuments')} />
  const share = (part: number, of: number) => (of ? percent((part / of) * 100, { digits: 0, sign: false }) : '–')
  return (
    <div ref={scrollReach} className={styles.scroller}>
      <table className={styles.kinds}>
        <thead>
          <tr>
            {(['kind', 'documents', 'analysed', 'failed', 'withEntity', 'withEvent', 'backComputed'] as const).map(
              (key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {there.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{word('document', row.kind)}</th>
              <td>{whole(row.documents)}</td>
              <td>
                <span className={styles.share}>
                  <Meter value={row.analysed} max={Math.max(1, row.documents)} tone="plain" />
                  {share(row.analysed, row.documents)}
                </span>
              </td>
              <td className={row.failed ? styles.bad : undefined}>{whole(row.failed)}</td>
              <td>{share(row.withEntity, row.analysed)}</td>
              <td>{share(row.withEvent, row.analysed)}</td>
              <td>{whole(row.backComputed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Figures({ data }: { data: Read }) {
  const t = useTexts(analysisTexts)
  const rows = [
    [t('events'), data.events, null],
    [t('stories'), data.duplicates.stories, null],
    [t('copies'), data.duplicates.copies, null],
    [t('conflicts'), data.conflicts, '/index/health/analysis'],
    [t('withoutEntity'), data.withoutEntity, '/index/health/analysis?list=withoutEntity'],
    [t('corrections'), data.corrections, '/index/corrections'],
  ] as const
  return (
    <ul className={styles.figures}>
      {rows.map(([name, value, to]) => (
        <li key={name}>
          {to ? (
            <ScreenLink to={to}>
              <span>{name}</span>
              <b>{whole(value)}</b>
            </ScreenLink>
          ) : (
            <div>
              <span>{name}</span>
              <b>{whole(value)}</b>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * How well the market is read: progress, coverage by kind, what was found, what disagrees or failed, and the models
 * that read it.
 */
export function AnalysisPart({ admin }: { admin: boolean }) {
  const t = useTexts(analysisTexts)
  const progress = useOperation(analysis.progress, {})
  const read = useOperation(analysis.health, {})
  useReread(analysis.progress, topics)
  useReread(analysis.health, topics)
  return (
    <div className={styles.grid}>
      <Tile
        title={t('progress')}
        fit
        className={styles.progressTile}
        onRefresh={() => {
          void progress.refetch()
        }}
        refreshing={progress.isFetching}
      >
        <Answer query={progress} waiting={<Skeleton count={4} />}>
          {(data) => <Progress data={data} admin={admin} />}
        </Answer>
      </Tile>
      <Tile title={t('coverage')} fit className={styles.coverageTile}>
        <Answer query={read} waiting={<Skeleton count={6} />}>
          {(data) => <Kinds kinds={data.kinds} />}
        </Answer>
      </Tile>
      <Tile title={t('figures')} fit className={styles.figuresTile}>
        <Answer query={read} waiting={<Skeleton count={6} />}>
          {(data) => <Figures data={data} />}
        </Answer>
      </Tile>
      <Models className={styles.modelsTile} />
      <Lists
        className={styles.listsTile}
        counts={{
          conflicts: read.data?.conflicts ?? 0,
          withoutEntity: read.data?.withoutEntity ?? 0,
          failures: progress.data?.failed ?? 0,
        }}
      />
    </div>
  )
}
