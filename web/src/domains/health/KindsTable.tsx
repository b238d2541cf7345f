import type { health } from '@pandora/contract/domains/health/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { Age } from '../../ui/Age.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { StateWord } from '../../ui/StateWord.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { sourceName } from './sourceName.ts'
import { healthTexts } from './texts.ts'

export type Kind = OutputOf<(typeof health)['overview']>['kinds'][number]

/** State of a kind: dot and word, why on hover. */
export function State({ state }: Pick<Kind, 'state'>) {
  const t = useTexts(healthTexts)
  return (
    <StateWord colour={state === 'empty' ? 'none' : state} title={t(`why_${state}`)}>
      {t(`state_${state}`)}
    </StateWord>
  )
}

interface Props {
  kinds: readonly Kind[]
  chosen: string | null
  onChoose: (kind: Kind) => void
}

/** Every kind of data: state, how much, over which dates, how old, from which sources. */
export function KindsTable({ kinds, chosen, onChoose }: Props) {
  const t = useTexts(healthTexts)
  const language = useLanguage()
  const phone = usePhone()
  const name = ({ nameZh, nameEn }: Kind) => (language === 'en' ? nameEn : nameZh)
  const columns: Column<Kind>[] = [
    {
      key: 'kind',
      title: t('kind'),
      value: name,
      width: 'minmax(110px, 1.4fr)',
      cell: (row) =>
        phone ? (
          <TwoLines first={<Text tone="loud">{name(row)}</Text>} second={row.lastOn?.slice(0, 10) ?? '–'} />
        ) : (
          <Text tone="loud">{name(row)}</Text>
        ),
    },
    {
      key: 'state',
      title: t('state'),
      value: ({ state }) => t(`state_${state}`),
      width: 'minmax(96px, 116px)',
      cell: ({ state }) => <State state={state} />,
    },
    {
      key: 'facts',
      title: t('facts'),
      value: ({ facts }) => facts,
      width: 'minmax(72px, 104px)',
      figures: true,
      cell: ({ facts }) => number(facts, { digits: 0 }),
    },
    {
      key: 'versions',
      title: t('versions'),
      value: ({ versions }) => versions,
      width: '104px',
      figures: true,
      wideOnly: true,
      cell: ({ versions }) => number(versions, { digits: 0 }),
    },
    {
      key: 'first',
      title: t('first'),
      value: ({ firstOn }) => firstOn,
      width: '96px',
      wideOnly: true,
      cell: ({ firstOn }) => firstOn?.slice(0, 10) ?? <Figure value={null} reason={t('noDates')} />,
    },
    {
      key: 'last',
      title: t('last'),
      value: ({ lastOn }) => lastOn,
      width: '96px',
      wideOnly: true,
      cell: ({ lastOn }) => lastOn?.slice(0, 10) ?? <Figure value={null} reason={t('noDates')} />,
    },
    {
      key: 'age',
      title: t('age'),
      value: ({ lastRecordedAt }) => lastRecordedAt,
      width: '84px',
      wideOnly: true,
      cell: ({ lastRecordedAt }) =>
        lastRecordedAt ? <Age at={lastRecordedAt} /> : <Figure value={null} reason={t('why_empty')} />,
    },
    {
      key: 'sources',
      title: t('sources'),
      value: ({ sources }) => [...new Set(sources.map((one) => sourceName(one, t)))].join(', '),
      width: 'minmax(120px, 1.6fr)',
      wideOnly: true,
      cell: ({ sources }) =>
        sources.length ? (
          [...new Set(sources.map((one) => sourceName(one, t)))].join(', ')
        ) : (
          <Figure value={null} reason={t('noSource')} />
        ),
    },
  ]
  return (
    <DataTable
      label={t('kinds')}
      columns={columns}
      rows={kinds}
      rowKey={({ kind }) => kind}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
